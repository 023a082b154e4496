// The choice of how to top up: on-chain or by bank, each with its minimum, time and cost said first.
import { formatList } from '@meridian/ui/format';
import { ChevronRight, Coins, History, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNetworks, usePayees } from '../../api/topups.ts';
import { smallerOf } from '../../features/amount-field/amount.ts';
import { BalanceFigure } from '../../features/balance-figure/balance-figure.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Card, Facts, Row, RowList } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './top-up-screen.module.css';

/** The page /topUp. */
export default function TopUpScreen() {
  const t = useT('topup', 'wallet');
  const back = useBack();
  const online = useOnline();
  const networks = useNetworks();
  const payees = usePayees();
  const header = <NavBar title={t('nav.title.topUp')} onBack={back} />;
  if (networks.isError && payees.isError && !networks.data && !payees.data) {
    const again = () => void Promise.all([networks.refetch(), payees.refetch()]);
    return (
      <Screen header={header}>
        <ErrorState kind={online ? 'failed' : 'offline'} onRetry={again} retrying={networks.isFetching} />
      </Screen>
    );
  }
  return (
    <Screen header={header}>
      <Balance />
      <div className={styles.ways}>
        <ChainWay />
        <BankWay />
      </div>
      <p className={styles.promise}>{t('topup.promise')}</p>
      <RowList>
        <Row
          icon={<History size={20} />}
          title={t('nav.title.topUpRecord')}
          link={<Link to="/topUpRecord" />}
        />
      </RowList>
    </Screen>
  );
}

function Balance() {
  const t = useT('wallet');
  return (
    <section className={styles.balance} aria-labelledby="top-up-balance">
      <h2 id="top-up-balance" className={styles.quiet}>
        {t('wallet.balance')}
      </h2>
      <BalanceFigure size="hero" height="48px" />
    </section>
  );
}

function ChainWay() {
  const t = useT('topup');
  const { tag } = useLocale();
  const networks = useNetworks();
  const list = networks.data?.list;
  const [first, ...rest] = list ?? [];
  const coins = [...new Set(list?.map(({ coin }) => coin))];
  const names = [...new Set(list?.map(({ name }) => name))];
  return (
    <Way
      to="/walletTopUp"
      icon={<Coins size={24} strokeWidth={1.75} />}
      title={t('topup.chain.title')}
      text={
        first && t('topup.chain.text', { coins: formatList(coins, tag), networks: formatList(names, tag) })
      }
      minimum={first && rest.reduce((least, { minimum }) => smallerOf(least, minimum), first.minimum)}
      time={t('topup.chain.time')}
      cost={t('topup.chain.cost')}
      closed={list?.length === 0}
      failed={networks.isError}
    />
  );
}

function BankWay() {
  const t = useT('topup');
  const { data: payees, isError } = usePayees();
  return (
    <Way
      to="/cardTopUp"
      icon={<Landmark size={24} strokeWidth={1.75} />}
      title={t('topup.bank.title')}
      text={t('topup.bank.text')}
      minimum={payees?.minimum}
      time={t('topup.bank.time')}
      cost={t('topup.bank.cost')}
      closed={payees?.list.length === 0}
      failed={isError}
    />
  );
}

interface WayProps {
  to: '/walletTopUp' | '/cardTopUp';
  icon: ReactNode;
  title: string;
  text: string | undefined;
  /** The decimal string of the wire; undefined while it is on its way, and when it failed. */
  minimum: string | undefined;
  failed: boolean;
  time: string;
  cost: string;
  /** Nothing can be sent this way at present. */
  closed: boolean;
}

function Way({ to, icon, title, text, minimum, failed, time, cost, closed }: WayProps) {
  const t = useT('topup');
  const least =
    minimum !== undefined ? (
      <Price amount={minimum} size="small" />
    ) : failed ? (
      '–'
    ) : (
      <Skeleton width="56px" height="14px" />
    );
  return (
    <Card className={styles.way}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {closed ? (
              title
            ) : (
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            )}
          </h2>
          <p className={styles.quiet}>{closed ? t('topup.way.closed') : text}</p>
        </div>
        {!closed && <ChevronRight size={20} className={styles.arrow} aria-hidden="true" />}
      </div>
      {!closed && (
        <Facts
          items={[
            { name: t('topup.way.minimum'), value: least },
            { name: t('topup.way.time'), value: time },
            { name: t('topup.way.cost'), value: cost },
          ]}
        />
      )}
    </Card>
  );
}
