// The address book: where parcels can go; with `?pick=1` one of them is chosen for the page behind.
import type { Address } from '@meridian/contract';
import { Plus } from 'lucide-react';
import { useAddresses } from '../../api/addresses.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link, useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './address-screen.module.css';
import { pickedIn, withPicked } from './picked.ts';

/** The page /address. */
export default function AddressScreen() {
  const t = useT('address');
  const back = useBack();
  const navigate = useNavigate();
  const online = useOnline();
  const scroller = useScrollMemory();
  const { pick, backUrl } = useSearch('/address');
  const addresses = useAddresses();
  const list = addresses.data?.list;
  const choosing = pick && backUrl !== undefined;
  const choose = (address: Address) => {
    if (backUrl) void navigate({ href: withPicked(backUrl, address.id), replace: true });
  };
  const chosen = choosing ? (pickedIn(backUrl) ?? list?.find((one) => one.isDefault)?.id) : undefined;
  return (
    <Screen
      scrollerRef={scroller}
      header={<NavBar title={t(choosing ? 'address.pickTitle' : 'nav.title.address')} onBack={back} />}
      footer={
        list && (
          <ActionBar>
            <Link
              to="/addressForm/:id?"
              className={buttonClass(choosing && list.length > 0 ? 'soft' : 'primary')}
            >
              <Plus size={20} className={styles.plus} aria-hidden="true" />
              {t('address.add')}
            </Link>
          </ActionBar>
        )
      }
    >
      {addresses.isError && !list ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void addresses.refetch()}
          retrying={addresses.isFetching}
        />
      ) : !list ? (
        <AddressSkeletons />
      ) : (
        <RefreshList
          onRefresh={() => addresses.refetch({ throwOnError: true })}
          isEmpty={list.length === 0}
          empty={
            <EmptyState drawing="route" title={t('address.empty.title')} text={t('address.empty.text')} />
          }
          endText={false}
        >
          <ul className={styles.list} aria-label={t('address.list')}>
            {list.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  chosen={address.id === chosen}
                  onChoose={choosing ? () => choose(address) : undefined}
                />
              </li>
            ))}
          </ul>
        </RefreshList>
      )}
    </Screen>
  );
}

function AddressSkeletons() {
  return (
    <SkeletonGroup className={styles.list}>
      {[0, 1].map((at) => (
        <Card key={at}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height="18px" />
            <SkeletonText lines={2} />
            <Skeleton width="35%" height="16px" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
