// My top-ups by the state of their audit.
import type { TopUp } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { Coins, Landmark } from 'lucide-react';
import { useState } from 'react';
import { type AuditTab, useTopUps } from '../../api/topups.ts';
import { AuditState } from '../../features/records/audit-state.tsx';
import { RecordCard } from '../../features/records/record-card.tsx';
import { RecordList, RecordPage } from '../../features/records/record-page.tsx';
import { EvidenceSheet } from '../../features/top-ups/evidence-sheet.tsx';
import { useMethodWords } from '../../features/top-ups/use-method-words.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate, useSearch } from '../../lib/router/react.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';

/** The page /topUpRecord. */
export default function TopUpRecordScreen() {
  const t = useT('topup', 'wallet');
  const navigate = useNavigate();
  const { status = 'all' } = useSearch('/topUpRecord');
  const [looking, setLooking] = useState<string | null>(null);
  return (
    <RecordPage
      title={t('nav.title.topUpRecord')}
      tab={status}
      onTab={(tab) =>
        void navigate({
          to: '/topUpRecord',
          search: tab === 'all' ? {} : { status: tab },
          replace: true,
        })
      }
    >
      <TopUps key={status} tab={status} onLook={setLooking} />
      <EvidenceSheet id={looking} onClose={() => setLooking(null)} />
    </RecordPage>
  );
}

function TopUps({ tab, onLook }: { tab: AuditTab; onLook(id: string): void }) {
  const t = useT('topup', 'wallet');
  return (
    <RecordList
      name={tab}
      records={useTopUps(tab)}
      keyOf={({ id }) => id}
      card={(topUp) => <TopUpCard topUp={topUp} onLook={() => onLook(topUp.id)} />}
      empty={
        <EmptyState
          drawing="list"
          title={t('common.empty.records')}
          text={t('topup.record.empty')}
          action={
            <Link to="/topUp" className={buttonClass('soft', 'medium')}>
              {t('nav.title.topUp')}
            </Link>
          }
        />
      }
    />
  );
}

function TopUpCard({ topUp, onLook }: { topUp: TopUp; onLook(): void }) {
  const t = useT('topup', 'wallet');
  const { tag } = useLocale();
  const methodWords = useMethodWords();
  const { status, confirmations: progress } = topUp;
  const latin = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const said = topUp.amount && <Price amount={topUp.amount} size="small" />;
  return (
    <RecordCard
      label={t('topup.record.card', { number: topUp.topUpNo, state: t(`wallet.audit.${status}`) })}
      icon={topUp.method === 'chain' ? <Coins size={20} /> : <Landmark size={20} />}
      title={methodWords(topUp)}
      note={formatDate(topUp.createdAt, tag, 'dateTime')}
      state={<AuditState status={status} />}
      amount={topUp.arrived ?? topUp.found ?? topUp.amount ?? '0.00'}
      amountNote={t(
        topUp.arrived ? 'topup.fact.arrived' : topUp.found ? 'topup.fact.found' : 'topup.fact.amount',
      )}
      reason={
        status === '2' &&
        topUp.refusal && (
          <>
            <p>{t(`topup.refusal.${topUp.refusal}`)}</p>
            {topUp.reason && (
              <p>
                <bdi>{topUp.reason}</bdi>
              </p>
            )}
          </>
        )
      }
      facts={[
        { name: t('wallet.fact.number'), value: latin(topUp.topUpNo) },
        ...((topUp.arrived ?? topUp.found) && said ? [{ name: t('topup.fact.amount'), value: said }] : []),
        ...(topUp.reference ? [{ name: t('topup.fact.reference'), value: latin(topUp.reference) }] : []),
        ...(status === '0' && progress
          ? [
              {
                name: t('topup.step.network'),
                value: t('topup.step.confirmations', {
                  seen: Math.min(progress.seen, progress.needed),
                  needed: progress.needed,
                }),
              },
            ]
          : []),
      ]}
    >
      {status === '0' && (
        <Link
          to={topUp.method === 'chain' ? '/walletTopUp' : '/cardTopUp'}
          search={{ id: topUp.id }}
          className={buttonClass('soft', 'medium')}
        >
          {t('topup.record.follow')}
        </Link>
      )}
      {topUp.evidence && (
        <Button kind="ghost" size="medium" onClick={onLook}>
          {t('wallet.evidence.see')}
        </Button>
      )}
    </RecordCard>
  );
}
