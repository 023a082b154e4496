// Topping up on-chain: choose the network, send to the own address, say so with its evidence, and follow it.

import type { Network } from '@meridian/contract';
import { formatMoney } from '@meridian/ui/format';
import { useNetworks } from '../../api/topups.ts';
import { FollowTopUp } from '../../features/top-ups/follow-top-up.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { SectionHeader } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SelectSheet } from '../../ui/select-sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Arrival } from './arrival.tsx';
import { ChainForm } from './chain-form.tsx';
import { DepositAddress } from './deposit-address.tsx';
import styles from './wallet-top-up-screen.module.css';

/** The page /walletTopUp; with `?id=` it follows a top-up that was announced. */
export default function WalletTopUpScreen() {
  const { id } = useSearch('/walletTopUp');
  return id ? <FollowTopUp id={id} /> : <Announce />;
}

function Announce() {
  const t = useT('topup', 'wallet');
  const back = useBack();
  const online = useOnline();
  const networks = useNetworks();
  const header = <NavBar title={t('nav.title.walletTopUp')} onBack={back} />;
  if (networks.data) return <Chosen list={networks.data.list} />;
  return (
    <Screen header={header}>
      {networks.isError ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void networks.refetch()}
          retrying={networks.isFetching}
        />
      ) : (
        <SkeletonGroup className={styles.stack}>
          <Skeleton height="76px" radius="16px" />
          <Skeleton ratio={0.8} radius="16px" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}

const wordsOf = ({ coin, name }: Network) => `${coin} · ${name}`;

function Chosen({ list }: { list: readonly Network[] }) {
  const t = useT('topup', 'wallet');
  const { tag } = useLocale();
  const back = useBack();
  const navigate = useNavigate();
  const { network: chosenId } = useSearch('/walletTopUp');
  // With a single one there is nothing to choose wrong.
  const chosen = list.length === 1 ? list[0] : list.find(({ id }) => id === chosenId);
  const choose = (network: string) =>
    void navigate({ to: '/walletTopUp', search: { network }, replace: true });
  const header = <NavBar title={t('nav.title.walletTopUp')} onBack={back} />;
  const noteOf = ({ minimum, confirmations }: Network) =>
    t('topup.network.note', { minimum: formatMoney(minimum, tag), count: confirmations });
  const chooser = (error?: string) =>
    chosen ? (
      <SelectSheet
        label={t('topup.network.label')}
        value={chosen.id}
        onChange={choose}
        options={list.map((one) => ({ value: one.id, label: wordsOf(one), note: noteOf(one) }))}
      />
    ) : (
      <section className={styles.networks}>
        <SectionHeader title={t('topup.network.choose')} />
        <p className={styles.quiet}>{t('topup.network.hint')}</p>
        <p className={styles.error} role="alert">
          {error}
        </p>
        <RadioCards
          label={t('topup.network.label')}
          value={undefined}
          onChange={choose}
          options={list.map((one) => ({ value: one.id, title: wordsOf(one), note: noteOf(one) }))}
        />
      </section>
    );
  if (list.length === 0) {
    return (
      <Screen header={header}>
        <EmptyState drawing="soon" title={t('topup.network.none')} text={t('topup.network.noneText')} />
      </Screen>
    );
  }
  if (chosen && !chosen.address) {
    return (
      <Screen header={header}>
        <div className={styles.stack}>
          {chooser()}
          <Notice tone="danger" title={t('topup.address.none')} live>
            {t('topup.address.noneText', { network: chosen.name })}
          </Notice>
        </div>
      </Screen>
    );
  }
  return (
    <ChainForm header={header} network={chosen} chooser={chooser}>
      {chosen?.address && (
        <>
          <Arrival network={chosen} />
          <DepositAddress network={chosen} address={chosen.address} />
        </>
      )}
    </ChainForm>
  );
}
