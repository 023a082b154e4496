// The dashboard: what waits and since when, money on its way, today's volumes, and whether the books are whole.
import type { ResponseOf } from '@meridian/contract';
import { Alert, Card, Skeleton, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Page } from '../../ui/page.tsx';
import { useMay } from '../use-operator.ts';

const oftenMs = 15_000;

export default function Dashboard() {
  const t = useT();
  const { money, ago } = useFormat();
  const read = useRead('getDashboard', {}, { refetchInterval: oftenMs });
  const mayDecide = useMay('finance', 'admin');
  const data = read.data;
  const queue = (
    title: string,
    href: string,
    q: { count: number; amount: string; oldestAt: string | null },
  ) => (
    <Tile href={href} title={title} value={String(q.count)}>
      {q.oldestAt
        ? t('console.dashboard.oldest', { amount: money(q.amount), ago: ago(q.oldestAt) })
        : t('console.dashboard.nothing')}
    </Tile>
  );
  return (
    <Page title={t('console.nav.dashboard')} read={read}>
      {data ? <Books books={data.books} mayLook={mayDecide} /> : null}
      {data?.chainAlarms.map((alarm) => (
        <Alert
          key={alarm.id}
          type="error"
          showIcon
          title={t('console.alarm.title', {
            chain: alarm.chain,
            what: t(`console.alarm.${alarm.kind}`),
            ago: ago(alarm.raisedAt),
          })}
          description={<bdi>{[alarm.subject, alarm.detail].filter(Boolean).join(': ')}</bdi>}
        />
      ))}
      {data?.paidAlone.map(({ operator, amount, limit, reached }) => (
        <Alert
          key={operator}
          type={reached ? 'error' : 'warning'}
          showIcon
          title={t(reached ? 'console.alone.reached' : 'console.alone.nearly', {
            operator,
            amount: money(amount),
            limit: money(limit),
          })}
        />
      ))}
      {data ? (
        <>
          <Group title={t('console.dashboard.waiting')}>
            {queue(t('console.nav.topUps'), '/top-ups', data.topUps)}
            {queue(t('console.nav.withdrawals'), '/withdrawals', data.withdrawals)}
            <Tile href="/withdrawals" title={t('console.dashboard.toPayOut')} value={String(data.toPayOut)}>
              {t('console.dashboard.overdue', { count: data.overduePayouts })}
            </Tile>
            {mayDecide ? (
              <>
                <Tile
                  href="/corrections?state=proposed"
                  title={t('console.nav.corrections')}
                  value={String(data.corrections)}
                >
                  {t('console.dashboard.second')}
                </Tile>
                <Tile
                  href="/proposals?state=proposed"
                  title={t('console.nav.proposals')}
                  value={String(data.proposals)}
                >
                  {t('console.dashboard.second')}
                </Tile>
              </>
            ) : null}
          </Group>
          <Group title={t('console.dashboard.money')}>
            <Tile title={t('console.dashboard.shoppersHold')} value={money(data.shoppersHold)} />
            <Tile title={t('console.dashboard.inEscrow')} value={money(data.inEscrow)} />
            <Tile title={t('console.dashboard.held')} value={money(data.held)} />
            <Tile
              href="/users?frozen=true"
              title={t('console.dashboard.frozen')}
              value={String(data.frozenUsers)}
            />
          </Group>
          <Group title={t('console.dashboard.today')}>
            {(['topUps', 'withdrawals', 'orders'] as const).map((kind) => (
              <Tile
                key={kind}
                title={t(`console.dashboard.today.${kind}`)}
                value={money(data.today[kind].amount)}
              >
                {t('console.dashboard.count', { count: data.today[kind].count })}
              </Tile>
            ))}
          </Group>
        </>
      ) : read.error ? null : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

/** What the reconciliation in the background last said. */
function Books({ books, mayLook }: { books: ResponseOf<'getDashboard'>['books']; mayLook: boolean }) {
  const t = useT();
  const { ago } = useFormat();
  const { faults, checkedAt, overdue } = books;
  const look = mayLook ? { action: <Link href="/reconcile">{t('console.books.look')}</Link> } : {};
  if (faults === null || checkedAt === null)
    return <Alert type={overdue ? 'warning' : 'info'} showIcon title={t('console.books.notYet')} {...look} />;
  return (
    <>
      {overdue ? (
        <Alert
          type="warning"
          showIcon
          title={t('console.books.overdue', { ago: ago(checkedAt) })}
          {...look}
        />
      ) : null}
      {faults > 0 ? (
        <Alert
          type="error"
          showIcon
          title={t('console.books.faults', { count: faults })}
          description={t('console.books.foundAt', { ago: ago(checkedAt) })}
          {...look}
        />
      ) : overdue ? null : (
        <Alert type="success" showIcon title={t('console.books.whole', { ago: ago(checkedAt) })} />
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 style={{ margin: '8px 0 12px', fontSize: 15 }}>{title}</h2>
      <div className="tiles">{children}</div>
    </section>
  );
}

function Tile(props: { title: string; value: string; href?: string; children?: ReactNode }) {
  const card = (
    <Card size="small" hoverable={props.href !== undefined} style={{ height: '100%' }}>
      <Statistic title={props.title} value={props.value} formatter={(value) => <bdi>{value}</bdi>} />
      <div className="muted" style={{ minHeight: 22 }}>
        {props.children}
      </div>
    </Card>
  );
  return props.href ? (
    <Link href={props.href} style={{ color: 'inherit' }}>
      {card}
    </Link>
  ) : (
    card
  );
}
