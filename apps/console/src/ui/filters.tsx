// The filters above a list: they live in the address, so that a link shows what was seen.
import { Button, Input, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useT } from '../i18n/provider.tsx';

export interface Field {
  /** As the verb calls it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'select';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What counts while the address says nothing. */
  readonly initial?: string;
  readonly width?: number;
}

/** `/` leads to the first text field. */
export function Filters({ fields }: { fields: readonly Field[] }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).closest('input, textarea, [contenteditable]'))
        return;
      const field = form.current?.querySelector<HTMLInputElement>('input:not([type=date], [role=combobox])');
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const then = new URLSearchParams(now);
        then.delete('cursor');
        if (value === '') then.delete(name);
        else then.set(name, value);
        return then;
      },
      { replace: true },
    );
  const clear = () =>
    setParams(
      (now) => {
        const then = new URLSearchParams(now);
        for (const name of ['cursor', ...fields.map((field) => field.name)]) then.delete(name);
        return then;
      },
      { replace: true },
    );
  const isFiltered = fields.some(({ name }) => params.has(name));
  return (
    <search className="filters" ref={form}>
      {fields.map((field) => (
        <FilterField
          key={field.name}
          field={field}
          value={params.get(field.name) ?? field.initial ?? ''}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      <Button type="text" disabled={!isFiltered} onClick={clear}>
        {t('console.list.clear')}
      </Button>
    </search>
  );
}

function FilterField(props: { field: Field; value: string; onChange: (value: string) => void }) {
  const { field, value, onChange } = props;
  const id = `filter-${field.name}`;
  const width = field.width ?? (field.kind === 'text' ? 260 : 150);
  return (
    <div className="filter">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'select' ? (
        <Select
          id={id}
          value={value}
          style={{ width }}
          options={[...(field.options ?? [])]}
          onChange={onChange}
        />
      ) : field.kind === 'date' ? (
        <Input
          id={id}
          type="date"
          value={value}
          style={{ width }}
          onChange={(e) => onChange(e.target.value)}
        />
      ) : (
        <Input.Search
          key={value}
          id={id}
          type="text"
          defaultValue={value}
          allowClear
          style={{ width }}
          onSearch={(text) => onChange(text.trim())}
        />
      )}
    </div>
  );
}
