// Adding an address or changing one: the page round the form.

import { useAddress } from '../../api/addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { useUserInfo } from '../../api/session.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link, useParams } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './address-form-screen.module.css';
import { draftOf, emptyDraft } from './draft.ts';

/** The page /addressForm to add, /addressForm/:id to change. */
export default function AddressFormScreen() {
  const { id } = useParams('/addressForm/:id?');
  const user = useUserInfo();
  if (id) return <Edit key={id} id={id} />;
  return user.isLoading ? <Waiting /> : <AddressForm initial={emptyDraft(user.data?.country ?? '')} />;
}

function Edit({ id }: { id: string }) {
  const t = useT('address');
  const back = useBack();
  const online = useOnline();
  const address = useAddress(id);
  // What arrives later must not overwrite what is being typed: the form takes the first answer of this visit.
  if (address.data && address.isFetchedAfterMount)
    return <AddressForm id={id} initial={draftOf(address.data)} />;
  if (!address.isError) return <Waiting />;
  const refused =
    address.error instanceof ApiError && address.error.kind === 'refusal' && address.error.code >= 1000;
  return (
    <Screen header={<NavBar title={t('address.form.edit')} onBack={back} />}>
      {refused ? (
        <EmptyState
          drawing="search"
          title={t('address.notFound.title')}
          text={t('address.notFound.text')}
          action={
            <Link to="/address" replace className={buttonClass('soft', 'medium')}>
              {t('address.notFound.action')}
            </Link>
          }
        />
      ) : (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void address.refetch()}
          retrying={address.isFetching}
        />
      )}
    </Screen>
  );
}

function Waiting() {
  const t = useT('address');
  const back = useBack();
  return (
    <Screen header={<NavBar title={t('nav.title.addressForm')} onBack={back} />}>
      <SkeletonGroup className={styles.form}>
        {[0, 1, 2, 3, 4].map((at) => (
          <Skeleton key={at} height="52px" radius="16px" />
        ))}
      </SkeletonGroup>
    </Screen>
  );
}
