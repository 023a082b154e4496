// One withdrawal: payee, what speaks against it, who did which step, and the next one.
import type { WithdrawalAudit } from '@meridian/contract';
import { Alert, Button, Card, Descriptions, Space, Steps } from 'antd';
import { useParams } from 'wouter';
import { useAct, useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Code, State, Time } from '../../ui/bits.tsx';
import { Page, WaitingPage } from '../../ui/page.tsx';
import { AuditState, PayoutState } from '../audit-state.tsx';
import { UserLink } from '../links.tsx';
import { useMay } from '../use-operator.ts';
import { WithdrawalSteps } from '../withdrawal-steps.tsx';

export default function WithdrawalScreen() {
  const t = useT();
  const { money } = useFormat();
  const { id = '' } = useParams<{ id: string }>();
  const mayDecide = useMay('finance', 'admin');
  const read = useRead('getWithdrawalAudit', { id }, { refetchInterval: 20_000 });
  const w = read.data;
  if (!w) return <WaitingPage title={t('console.nav.withdrawals')} read={read} />;
  return (
    <Page
      title={t('console.withdrawal.title', { number: w.withdrawalNo })}
      acts={mayDecide && w.status === '0' ? <WithdrawalSteps withdrawal={w} /> : null}
      read={read}
    >
      {w.frozen && w.status === '0' ? (
        <Alert type="error" showIcon title={t('console.withdrawal.frozen')} />
      ) : null}
      {w.needsSecond && w.status === '0' ? (
        <Alert type="warning" showIcon title={t('console.withdrawal.needsSecond')} />
      ) : null}
      {w.needsOther ? (
        <Alert
          type="warning"
          showIcon
          title={t('console.withdrawal.needsOther', { limit: money(w.aloneLimit) })}
        />
      ) : null}
      <div className="two">
        <Money w={w} />
        <Progress w={w} />
      </div>
    </Page>
  );
}

function Money({ w }: { w: WithdrawalAudit }) {
  const t = useT();
  const { network } = w.destination;
  return (
    <Card title={t('console.withdrawal.payee')}>
      <Descriptions
        column={1}
        size="small"
        items={[
          {
            key: 'user',
            label: t('console.field.user'),
            children: <UserLink id={w.userId} account={w.account} />,
          },
          { key: 'arrival', label: t('console.field.arrival'), children: <Amount value={w.arrival} /> },
          { key: 'fee', label: t('console.field.fee'), children: <Amount value={w.fee} /> },
          { key: 'amount', label: t('console.field.amount'), children: <Amount value={w.amount} /> },
          {
            key: 'bank',
            label: network ? t('console.field.network') : t('console.field.bank'),
            children: network ? `${network.coin} · ${network.name}` : w.payee.bankName,
          },
          { key: 'holder', label: t('console.field.holder'), children: w.payee.holder ?? '–' },
          {
            key: 'number',
            label: network ? t('console.field.address') : t('console.field.card'),
            children: network ? <Code text={w.payee.number} /> : <CardNumber key={w.id} w={w} />,
          },
          {
            key: 'flags',
            label: t('console.field.flags'),
            children:
              w.flags.length > 0
                ? w.flags.map((flag) => <State key={flag} tone="warning" text={t(`console.flag.${flag}`)} />)
                : '–',
          },
        ]}
      />
    </Card>
  );
}

/** The end of the number; who has the withdrawal in hand may read the whole, which the audit log notes. Keyed by the withdrawal: what was read of one is not shown of the next. */
function CardNumber({ w }: { w: WithdrawalAudit }) {
  const t = useT();
  const mayPay = useMay('finance', 'admin');
  const reveal = useAct('revealPayee', { said: null, refresh: false });
  if (reveal.data) return <Code text={reveal.data.number} />;
  return (
    <Space>
      <bdi dir="ltr" className="mono">{`•••• ${w.payee.number}`}</bdi>
      {mayPay && w.payout === 'processing' ? (
        <Button size="small" loading={reveal.isPending} onClick={() => reveal.mutate({ id: w.id })}>
          {t('console.withdrawal.reveal')}
        </Button>
      ) : null}
    </Space>
  );
}

function Progress({ w }: { w: WithdrawalAudit }) {
  const t = useT();
  const { dateTime } = useFormat();
  const names = [w.approvedBy, w.secondBy].filter((name) => name !== null).join(' · ');
  const isApproved = w.approvedBy !== null && (!w.needsSecond || w.secondBy !== null);
  const current = w.status !== '0' ? 3 : w.proof ? 3 : w.payout === 'processing' ? 2 : isApproved ? 1 : 0;
  return (
    <Card title={t('console.withdrawal.progress')}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'state', label: t('console.field.state'), children: <AuditState status={w.status} /> },
          { key: 'payout', label: t('console.field.payout'), children: <PayoutState payout={w.payout} /> },
          { key: 'at', label: t('console.field.asked'), children: <Time at={w.createdAt} /> },
          { key: 'by', label: t('console.field.expected'), children: <Time at={w.expectedBy} /> },
          { key: 'proof', label: t('console.field.proof'), children: <Code text={w.proof} cut={14} /> },
          {
            key: 'reason',
            label: t('console.field.reason'),
            children: w.cancelled
              ? t('console.withdrawal.cancelled')
              : w.refusal
                ? t(`console.withdrawalRefusal.${w.refusal}`)
                : (w.reason ?? '–'),
          },
        ]}
      />
      <Steps
        style={{ marginBlockStart: 20 }}
        orientation="vertical"
        size="small"
        current={current}
        {...(w.status === '2' ? { status: 'error' as const } : {})}
        items={[
          { title: t('console.step.approve'), content: names || t('console.step.open') },
          {
            title: t('console.step.take'),
            content:
              w.takenBy && w.takenUntil
                ? t('console.step.taken', { name: w.takenBy, until: dateTime(w.takenUntil) })
                : t('console.step.open'),
          },
          { title: t('console.step.record'), content: w.recordedBy ?? t('console.step.open') },
          {
            title: t('console.step.sent'),
            content: w.decidedAt ? dateTime(w.decidedAt) : t('console.step.open'),
          },
        ]}
      />
    </Card>
  );
}
