// The reconciliations in the background, newest first, each with the first of what it found.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useT } from '../i18n/provider.tsx';
import { State } from '../ui/bits.tsx';
import { textColumn, timeColumn } from '../ui/columns.tsx';
import { type Column, DataList } from '../ui/data-list.tsx';

type Run = ResponseOf<'listReconcileRuns'>['list'][number];

export function BooksRuns() {
  const t = useT();
  const { dateTime } = useFormat();
  const outcome = (run: Run): string =>
    run.error ??
    (run.faults === null
      ? t('console.books.running')
      : run.faults === 0
        ? t('console.books.none')
        : t('console.books.faults', { count: run.faults }));
  const tone = (run: Run) =>
    run.error !== null ? 'warning' : run.faults === null ? 'busy' : run.faults === 0 ? 'good' : 'bad';
  const columns: Column<Run>[] = [
    timeColumn('at', t('console.books.started'), (run) => run.startedAt, dateTime),
    timeColumn('end', t('console.books.finished'), (run) => run.finishedAt, dateTime),
    textColumn('outcome', t('console.books.found'), outcome, (run) => (
      <State tone={tone(run)} text={outcome(run)} />
    )),
    textColumn(
      'list',
      t('console.field.detail'),
      (run) => run.list.map((fault) => `${fault.rule} ${fault.ref}: ${fault.detail}`).join('; '),
      (run) =>
        run.list.length === 0 ? (
          <span className="muted">–</span>
        ) : (
          run.list.slice(0, 5).map((fault) => (
            <div key={`${fault.rule} ${fault.ref} ${fault.detail}`}>
              <bdi className="mono">{`${fault.rule} ${fault.ref}`}</bdi> <bdi>{fault.detail}</bdi>
            </div>
          ))
        ),
    ),
  ];
  return (
    <section className="stack">
      <h2 style={{ margin: 0, fontSize: 15 }}>{t('console.books.runs')}</h2>
      <DataList verb="listReconcileRuns" name="reconciliations" columns={columns} />
    </section>
  );
}
