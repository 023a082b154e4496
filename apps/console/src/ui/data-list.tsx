// A list of one verb: filters and page in the address, rows by keyboard, the whole of it as CSV.
import type { RequestOf, Verb } from '@meridian/contract';
import { App, Button, Table, type TableColumnType } from 'antd';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { call } from '../api/client.ts';
import { useRead } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import { csvOf, download } from '../lib/csv.ts';
import { Failure, HiddenTitle } from './bits.tsx';
import { type Field, Filters } from './filters.tsx';

/** A column: how it is shown, and what it is in a file. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly text: (row: Row) => string;
  readonly end?: boolean;
  readonly width?: number;
  /** No wider than this many px, then cut; the whole of it is in the tooltip. For words that people chose. */
  readonly cut?: number;
}
interface Page<Row> {
  readonly list: Row[];
  readonly total?: number;
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

const exportMax = 5_000;
const pageSize = 20;

export interface DataListProps<V extends Verb, Row> {
  readonly verb: V;
  /** What is asked besides the filters. */
  readonly fixed?: object;
  readonly fields?: readonly Field[];
  readonly columns: readonly Column<Row>[];
  /** What a file has besides. */
  readonly onlyInFile?: readonly Column<Row>[];
  /** Where a row leads. */
  readonly open?: (row: Row) => string;
  /** More of a row, below it. */
  readonly more?: (row: Row) => ReactNode;
  /** Of the file. */
  readonly name: string;
  readonly refetchInterval?: number;
}

/** The rows' ids are their keys. */
export function DataList<V extends Verb, Row extends { readonly id: string }>(props: DataListProps<V, Row>) {
  const { verb, fixed, fields = [], columns, onlyInFile = [], open, more, name, refetchInterval } = props;
  const t = useT();
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    fields.flatMap(({ name: field, initial }) => {
      const value = params.get(field) ?? initial ?? '';
      return value === '' ? [] : [[field, value]];
    }),
  );
  const cursor = params.get('cursor');
  const asked = { ...fixed, ...filter };
  const input = { ...asked, limit: pageSize, ...(cursor ? { cursor } : {}) } as RequestOf<V>;
  const read = useRead(verb, input, refetchInterval ? { refetchInterval } : {});
  const isFiltered = fields.some(({ name: field }) => params.has(field));
  const page = read.data as unknown as Page<Row> | undefined;
  const goTo = (next: string | null) =>
    setParams((now) => {
      const then = new URLSearchParams(now);
      if (next) then.set('cursor', next);
      else then.delete('cursor');
      return then;
    });
  return (
    <>
      {fields.length > 0 ? <Filters fields={fields} /> : null}
      {read.error ? <Failure error={read.error} onRetry={read.refetch} /> : null}
      {/* An empty table would say that there is nothing where nobody could look. */}
      <div hidden={read.error !== null && !page}>
        <Table<Row>
          size="middle"
          rowKey="id"
          loading={read.isPending || read.isPlaceholderData}
          dataSource={page?.list ?? []}
          pagination={false}
          scroll={{ x: true }}
          columns={columns.map(tableColumn)}
          {...(more
            ? {
                expandable: {
                  expandedRowRender: more,
                  columnTitle: <HiddenTitle text={t('console.list.more')} />,
                },
              }
            : {})}
          locale={{
            emptyText: (
              <span className="muted">
                {page ? t(isFiltered ? 'console.list.none' : 'console.list.empty') : '–'}
              </span>
            ),
          }}
          rowClassName={open ? 'row-open' : ''}
          onRow={(row) =>
            open
              ? {
                  tabIndex: 0,
                  onClick: (event) => {
                    if (!isControl(event.target)) navigate(open(row));
                  },
                  onKeyDown: (event) => byKey(event, () => navigate(open(row))),
                }
              : {}
          }
        />
        <div className="list-foot">
          <span className="muted" aria-live="polite">
            {page?.total === undefined ? '' : t('console.list.total', { count: page.total })}
          </span>
          <div className="acts">
            <Export
              name={name}
              columns={[...columns, ...onlyInFile]}
              pages={(from) =>
                call(verb, { ...asked, limit: 100, ...from } as RequestOf<V>) as Promise<unknown> as Promise<
                  Page<Row>
                >
              }
            />
            <Button disabled={!cursor} onClick={() => goTo(null)}>
              {t('console.list.first')}
            </Button>
            <Button disabled={!page?.hasMore} onClick={() => goTo(page?.nextCursor ?? null)}>
              {t('console.list.next')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

const tableColumn = <Row,>(column: Column<Row>): TableColumnType<Row> => ({
  key: column.key,
  title: column.title,
  align: column.end ? 'end' : 'start',
  ...(column.width ? { width: column.width } : {}),
  render: (_, row) =>
    column.cut ? (
      <div className="cut" style={{ '--cut': `${column.cut}px` } as CSSProperties} title={column.text(row)}>
        {column.cell(row)}
      </div>
    ) : (
      column.cell(row)
    ),
});

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, [role=button]') !== null;

/** Up and down go from row to row, Enter opens. */
function byKey(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const step = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
  if (event.key === 'Enter') open();
  else if (step instanceof HTMLElement) step.focus();
  else return;
  event.preventDefault();
}

/** Fetches all pages of what is shown, up to a bound, and hands them over as one file. */
function Export<Row>(props: {
  name: string;
  columns: readonly Column<Row>[];
  pages: (from: { cursor?: string }) => Promise<Page<Row>>;
}) {
  const t = useT();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let from: { cursor?: string } | null = {}; from && rows.length < exportMax; ) {
        const page = await props.pages(from);
        rows.push(...page.list);
        from = page.nextCursor ? { cursor: page.nextCursor } : null;
      }
      const lines = [
        props.columns.map((column) => column.title),
        ...rows.map((row) => props.columns.map((column) => column.text(row))),
      ];
      download(`${props.name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(lines));
      if (rows.length >= exportMax) message.warning(t('console.list.exportCut', { count: exportMax }));
    } catch (error) {
      message.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button loading={busy} onClick={() => void run()}>
      {t('console.list.export')}
    </Button>
  );
}
