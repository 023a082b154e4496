// Importing a bank's file: the account, the file, and what its columns mean, guessed and confirmed.
import { Alert, App, Button, Form, Modal, Select, Upload } from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAct, useRead } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import {
  guessStatement,
  type StatementColumns,
  type StatementField,
  type StatementGuess,
  statementFields,
  textOf,
} from '../lib/statement-file.ts';

const textMax = 2 * 1024 * 1024;
const needed: readonly StatementField[] = ['date', 'amount', 'reference'];

interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly guess: StatementGuess;
}
type Values = StatementColumns & {
  payeeAccount: string;
  decimal: StatementGuess['decimal'];
  dates: StatementGuess['dates'];
};

export function StatementImport() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('console.statements.import')}
      </Button>
      <Modal
        title={t('console.statements.importTitle')}
        open={isOpen}
        width={760}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ImportForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function ImportForm({ onDone }: { onDone(): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const payees = useRead('getRegistry', {}).data?.payees ?? [];
  const act = useAct('importStatement', {
    toast: true,
    onDone: ({ id }) => {
      onDone();
      navigate(`/statements/files/${id}`);
    },
  });
  const required = [{ required: true, message: t('console.required') }];
  async function look(file: File): Promise<void> {
    const text = textOf(await file.arrayBuffer());
    if (text.length > textMax) {
      message.error(t('console.statements.tooLarge'));
      return;
    }
    const guess = guessStatement(text);
    if (!guess) {
      message.error(t('console.statements.noHeader'));
      return;
    }
    setChosen({ name: file.name.slice(0, 120), text, guess });
    form.setFieldsValue({ ...guess.columns, decimal: guess.decimal, dates: guess.dates });
  }
  function send({ payeeAccount, decimal, dates, ...columns }: Values): void {
    if (!chosen) return;
    const { date = '', amount = '', reference = '' } = columns;
    const more = (['currency', 'counterparty', 'lineId'] as const).flatMap((field) =>
      columns[field] ? [[field, columns[field]]] : [],
    );
    act.mutate({
      payeeAccount,
      fileName: chosen.name,
      csv: chosen.text,
      columns: { date, amount, reference, ...Object.fromEntries(more) },
      decimal,
      dates,
    });
  }
  return (
    <Form<Values> form={form} layout="vertical" requiredMark="optional" onFinish={send}>
      <Form.Item name="payeeAccount" label={t('console.statements.account')} rules={required}>
        <Select
          options={payees.map((p) => ({ value: p.id, label: `${p.bankName} · ${p.accountNumber}` }))}
          placeholder={t('console.statements.accountHint')}
        />
      </Form.Item>
      <Upload.Dragger
        accept=".csv,.txt,text/csv"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void look(file);
          return false;
        }}
      >
        <p style={{ margin: 0 }}>{chosen ? <bdi>{chosen.name}</bdi> : t('console.statements.drop')}</p>
        <p className="muted" style={{ margin: '4px 0 0' }}>
          {t('console.statements.dropNote')}
        </p>
      </Upload.Dragger>
      {chosen ? <Mapping guess={chosen.guess} /> : null}
      <div className="acts" style={{ justifyContent: 'end', marginBlockStart: 20 }}>
        <Button type="primary" htmlType="submit" disabled={!chosen} loading={act.isPending}>
          {t('console.statements.import')}
        </Button>
      </div>
    </Form>
  );
}

/** Each of our fields with a column of the file, and how the file writes; beside each, what its first row holds. */
function Mapping({ guess }: { guess: StatementGuess }) {
  const t = useT();
  const required = [{ required: true, message: t('console.required') }];
  const columns = guess.header.filter(Boolean);
  const values = Form.useWatch<Values | undefined>([]);
  const first = (field: StatementField): string => {
    const name = values?.[field];
    return name ? (guess.rows[0]?.[guess.header.indexOf(name)] ?? '') : '';
  };
  return (
    <>
      <Alert type="info" style={{ margin: '16px 0' }} title={t('console.statements.confirm')} />
      <div className="mapping">
        {statementFields.map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`console.statements.column.${field}`)}
            rules={needed.includes(field) ? required : []}
            extra={<bdi className="sample">{first(field) || '–'}</bdi>}
          >
            <Select
              allowClear={!needed.includes(field)}
              options={columns.map((name) => ({ value: name, label: name }))}
            />
          </Form.Item>
        ))}
        <Form.Item name="decimal" label={t('console.statements.decimal')} rules={required}>
          <Select
            options={[
              { value: 'point', label: '1,250.50' },
              { value: 'comma', label: '1.250,50' },
            ]}
          />
        </Form.Item>
        <Form.Item name="dates" label={t('console.statements.dates')} rules={required}>
          <Select
            options={(['ymd', 'dmy', 'mdy'] as const).map((value) => ({
              value,
              label: t(`console.statements.dates.${value}`),
            }))}
          />
        </Form.Item>
      </div>
    </>
  );
}
