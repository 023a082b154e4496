// Following a top-up from its announcement to the balance: how far it is, what is next, and how it ended.
import type { TopUp } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTopUp } from '../../api/topups.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { EvidenceSheet } from './evidence-sheet.tsx';
import styles from './follow-top-up.module.css';
import { TopUpSteps } from './top-up-steps.tsx';
import { useMethodWords } from './use-method-words.ts';

/** The page of one top-up. */
export function FollowTopUp({ id }: { id: string }) {
  const t = useT('topup', 'wallet');
  const back = useBack();
  const online = useOnline();
  const topUp = useTopUp(id);
  return (
    <Screen header={<NavBar title={t('topup.follow.title')} onBack={back} />}>
      {topUp.data ? (
        <Followed topUp={topUp.data} />
      ) : topUp.isError ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          text={online ? topUp.error.message : undefined}
          onRetry={() => void topUp.refetch()}
          retrying={topUp.isFetching}
        />
      ) : (
        <SkeletonGroup className={styles.head}>
          <Skeleton width="56px" height="56px" radius="50%" />
          <Skeleton width="160px" height="22px" />
          <Skeleton width="180px" height="44px" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}

const signs = {
  '0': <Clock size={56} strokeWidth={1.5} className={styles.waiting} aria-hidden="true" />,
  '1': <CircleCheck size={56} strokeWidth={1.5} className={styles.good} aria-hidden="true" />,
  '2': <CircleX size={56} strokeWidth={1.5} className={styles.bad} aria-hidden="true" />,
};

function Followed({ topUp }: { topUp: TopUp }) {
  const t = useT('topup', 'wallet');
  const { status } = topUp;
  const amount = topUp.arrived ?? topUp.found ?? topUp.amount;
  return (
    <>
      <section className={styles.head}>
        {signs[status]}
        <div role="status">
          <h2 className={styles.title}>{t(`topup.follow.${status}`)}</h2>
        </div>
        {amount && <Price amount={amount} size="hero" />}
        <p className={styles.quiet}>{t(`topup.follow.${status}.text`)}</p>
      </section>
      <div className={styles.stack}>
        {status === '2' && topUp.refusal && (
          <Notice tone="danger" title={t(`topup.refusal.${topUp.refusal}`)}>
            {topUp.reason && <bdi>{topUp.reason}</bdi>}
          </Notice>
        )}
        {status !== '2' && (
          <Card>
            <TopUpSteps topUp={topUp} />
          </Card>
        )}
        <TopUpFacts topUp={topUp} />
        <div className={styles.ways}>
          <Link to="/topUpRecord" className={buttonClass('soft')} replace>
            {t('topup.follow.toRecord')}
          </Link>
          {status === '2' && (
            <Link to="/topUp" className={buttonClass('ghost')} replace>
              {t('topup.follow.again')}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

function TopUpFacts({ topUp }: { topUp: TopUp }) {
  const t = useT('topup', 'wallet');
  const { tag } = useLocale();
  const methodWords = useMethodWords();
  const [looking, setLooking] = useState<string | null>(null);
  const latin = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const facts = [
    { name: t('wallet.fact.number'), value: latin(topUp.topUpNo) },
    { name: t('topup.fact.method'), value: methodWords(topUp) },
    ...(topUp.amount
      ? [{ name: t('topup.fact.amount'), value: <Price amount={topUp.amount} size="small" /> }]
      : []),
    ...(topUp.arrived
      ? [{ name: t('topup.fact.arrived'), value: <Price amount={topUp.arrived} size="small" /> }]
      : []),
    ...(topUp.found && !topUp.arrived
      ? [{ name: t('topup.fact.found'), value: <Price amount={topUp.found} size="small" /> }]
      : []),
    ...(topUp.reference ? [{ name: t('topup.fact.reference'), value: latin(topUp.reference) }] : []),
    { name: t('wallet.fact.created'), value: formatDate(topUp.createdAt, tag, 'dateTime') },
  ];
  return (
    <Card>
      <Facts items={facts} />
      {topUp.txHash && (
        <div className={styles.hash}>
          <span className={styles.quiet}>{t('topup.fact.txHash')}</span>
          <bdi dir="ltr">{topUp.txHash}</bdi>
        </div>
      )}
      {topUp.evidence && (
        <Button kind="ghost" size="medium" block onClick={() => setLooking(topUp.id)}>
          {t('wallet.evidence.see')}
        </Button>
      )}
      <EvidenceSheet id={looking} onClose={() => setLooking(null)} />
    </Card>
  );
}
