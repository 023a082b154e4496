// One top-up: what the shopper said and showed, beside what the chain or the bank says, and the decision.
import type { ResponseOf, TopUpAudit } from '@meridian/contract';
import { Alert, Button, Card, Descriptions, Empty, Image, Table } from 'antd';
import { useParams } from 'wouter';
import { useAct, useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Code, HiddenTitle, State, Time } from '../../ui/bits.tsx';
import { Page, type Read, WaitingPage } from '../../ui/page.tsx';
import { AuditState } from '../audit-state.tsx';
import { BankFacts } from '../bank-facts.tsx';
import { UserLink } from '../links.tsx';
import { Second, SecondWords } from '../second.tsx';
import { TopUpDecision } from '../top-up-decision.tsx';
import { useMay } from '../use-operator.ts';

type Transfer = ResponseOf<'getTopUpAudit'>['transfers'][number];

export default function TopUpScreen() {
  const t = useT();
  const { id = '' } = useParams<{ id: string }>();
  // The address of the evidence is good for a minute.
  const read = useRead('getTopUpAudit', { id }, { refetchInterval: 30_000 });
  if (!read.data) return <WaitingPage title={t('console.nav.topUps')} read={read} />;
  return <Shown topUp={read.data} read={read} />;
}

function Shown({ topUp, read }: { topUp: TopUpAudit; read: Read }) {
  const t = useT();
  const mayDecide = useMay('finance', 'admin');
  return (
    <Page
      title={t('console.topUp.title', { number: topUp.topUpNo })}
      acts={mayDecide && topUp.status === '0' ? <TopUpDecision topUp={topUp} /> : null}
      read={read}
    >
      <Hints topUp={topUp} />
      <div className="two">
        <Claim topUp={topUp} />
        <div className="stack">
          {topUp.method === 'chain' ? <ChainFacts topUp={topUp} /> : <BankFacts topUp={topUp} />}
          <Evidence topUp={topUp} />
        </div>
      </div>
    </Page>
  );
}

/** What whoever decides must not overlook. */
function Hints({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  const { dateTime } = useFormat();
  if (topUp.status !== '0') return null;
  return (
    <>
      {topUp.claimedBy && topUp.claimedUntil ? (
        <Alert
          type="info"
          showIcon
          title={t('console.topUp.claimed', { name: topUp.claimedBy, until: dateTime(topUp.claimedUntil) })}
        />
      ) : null}
      {topUp.firstBy ? (
        <Alert type="warning" showIcon title={t('console.topUp.first', { name: topUp.firstBy })} />
      ) : topUp.second.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('console.topUp.needsSecond')}
          description={<SecondWords reasons={topUp.second} />}
        />
      ) : null}
    </>
  );
}

function Claim({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  return (
    <Card title={t('console.topUp.claim')}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'state', label: t('console.field.state'), children: <AuditState status={topUp.status} /> },
          {
            key: 'user',
            label: t('console.field.user'),
            children: <UserLink id={topUp.userId} account={topUp.account} />,
          },
          { key: 'amount', label: t('console.field.said'), children: <Amount value={topUp.amount} /> },
          {
            key: 'way',
            label: t('console.field.way'),
            children: topUp.network ? `${topUp.network.coin} · ${topUp.network.name}` : topUp.bankName,
          },
          { key: 'hash', label: t('console.field.hash'), children: <Code text={topUp.txHash} cut={14} /> },
          {
            key: 'flags',
            label: t('console.field.flags'),
            children:
              topUp.flags.length > 0
                ? topUp.flags.map((flag) => (
                    <State key={flag} tone="warning" text={t(`console.flag.${flag}`)} />
                  ))
                : '–',
          },
          { key: 'at', label: t('console.field.asked'), children: <Time at={topUp.createdAt} /> },
          { key: 'decided', label: t('console.field.decided'), children: <Time at={topUp.decidedAt} /> },
          {
            key: 'reason',
            label: t('console.field.reason'),
            children:
              [topUp.refusal && t(`console.topUpRefusal.${topUp.refusal}`), topUp.reason]
                .filter(Boolean)
                .join(' · ') || '–',
          },
        ].filter(({ key }) => key !== 'hash' || topUp.method === 'chain')}
      />
    </Card>
  );
}

function Evidence({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  return (
    <Card title={t('console.topUp.evidence')}>
      {topUp.evidence ? (
        <Image
          src={topUp.evidence}
          alt={t('console.topUp.evidence')}
          style={{ maxHeight: 420, maxWidth: '100%' }}
        />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.topUp.noEvidence')} />
      )}
    </Card>
  );
}

const isFree = (transfer: Transfer, topUp: TopUpAudit): boolean =>
  transfer.topUpId === null || transfer.topUpId === topUp.id;

function ChainFacts({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  const pass = useAct('passTopUp');
  const mayDecide = useMay('finance', 'admin') && topUp.status === '0';
  return (
    <Card title={t('console.topUp.chainFacts')}>
      <p style={{ marginBlockStart: 0 }} className="muted">
        {topUp.confirmations
          ? t('console.topUp.confirmations', topUp.confirmations)
          : t('console.topUp.facts')}
      </p>
      <Table<Transfer>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={topUp.transfers}
        locale={{ emptyText: <span className="muted">{t('console.topUp.noTransfers')}</span> }}
        columns={[
          {
            key: 'amount',
            title: t('console.field.arrived'),
            render: (_, row) => <Amount value={row.amount} />,
          },
          {
            key: 'what',
            title: t('console.field.hash'),
            render: (_, row) => (
              <>
                <Code text={row.txHash} cut={8} />
                <div className="muted">
                  <Time at={row.seenAt} />
                </div>
              </>
            ),
          },
          {
            key: 'state',
            title: t('console.field.state'),
            render: (_, row) => (
              <>
                <TransferState transfer={row} topUpId={topUp.id} />
                {mayDecide && isFree(row, topUp) ? <Second reasons={row.second} /> : null}
              </>
            ),
          },
          {
            key: 'act',
            title: <HiddenTitle text={t('console.field.acts')} />,
            render: (_, row) =>
              mayDecide && isFree(row, topUp) ? (
                <Button
                  size="small"
                  type="primary"
                  loading={pass.isPending}
                  onClick={() => pass.mutate({ id: topUp.id, proof: { by: 'transfer', transferId: row.id } })}
                >
                  {t('console.topUp.passWith')}
                </Button>
              ) : null,
          },
        ]}
      />
    </Card>
  );
}

function TransferState({ transfer, topUpId }: { transfer: Transfer; topUpId: string }) {
  const t = useT();
  if (transfer.parked) return <State tone="warning" text={t(`console.parked.${transfer.parked}`)} />;
  if (transfer.topUpId !== null && transfer.topUpId !== topUpId)
    return <State tone="quiet" text={t('console.transfer.other')} />;
  return transfer.final ? (
    <State tone="good" text={t('console.transfer.final')} />
  ) : (
    <State tone="busy" text={t('console.transfer.pending')} />
  );
}
