// One order: where it stands, where its money is, where its parcels are, and everything that was agreed.
import type { OrderInfo } from '@meridian/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useOrder } from '../../api/orders.ts';
import { AddressLines } from '../../features/address-lines/address-lines.tsx';
import { OrderActs } from '../../features/order-acts/order-acts.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link, Navigate, useNavigate, useParams, usePlace } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, SectionHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-info-screen.module.css';
import { OrderInfoSkeleton } from './order-info-skeleton.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLog } from './order-log.tsx';
import { Parcels } from './parcels.tsx';
import { StateCard } from './state-card.tsx';

/** The page /orderInfo/:id. */
export default function OrderInfoScreen() {
  const { id } = useParams('/orderInfo/:id?');
  if (!id) return <Navigate to="/myPurchases/:status?" params={{ status: undefined }} replace />;
  return <OrderPage key={id} orderNo={id} />;
}

function OrderPage({ orderNo }: { orderNo: string }) {
  const t = useT('order');
  const back = useBack();
  const online = useOnline();
  const scroller = useScrollMemory();
  const query = useOrder(orderNo);
  const order = query.data;
  const header = <NavBar title={t('nav.title.orderInfo')} onBack={back} />;
  if (order)
    return <Found order={order} header={header} refetch={() => query.refetch({ throwOnError: true })} />;
  const refused =
    query.error instanceof ApiError && query.error.kind === 'refusal' && query.error.code >= 1000;
  return (
    <Screen scrollerRef={scroller} header={header}>
      {refused ? (
        <NotFound />
      ) : query.isError ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          text={online ? query.error.message : undefined}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <OrderInfoSkeleton />
      )}
    </Screen>
  );
}

/** What does not exist and what is not one's own look the same. */
function NotFound() {
  const t = useT('order');
  return (
    <EmptyState
      drawing="search"
      title={t('order.notFound.title')}
      text={t('order.notFound.text')}
      action={
        <Link
          to="/myPurchases/:status?"
          params={{ status: undefined }}
          className={buttonClass('soft', 'medium')}
          replace
        >
          {t('order.notFound.action')}
        </Link>
      }
    />
  );
}

interface FoundProps {
  order: OrderInfo;
  header: ReactNode;
  refetch(): Promise<unknown>;
}

function Found({ order, header, refetch }: FoundProps) {
  const t = useT('order');
  const navigate = useNavigate();
  const scroller = useScrollMemory();
  const parcels = useRef<HTMLElement>(null);
  const wanted = usePlace().hash;
  useEffect(() => {
    if (wanted === 'parcels') parcels.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  const leave = () =>
    void navigate({ to: '/myPurchases/:status?', params: { status: undefined }, replace: true });
  const canAct = order.actions.some((action) => action !== 'track');
  const wasPaid = order.paidAt !== null && order.status !== '-1';
  return (
    <Screen
      scrollerRef={scroller}
      header={header}
      footer={
        canAct && (
          <ActionBar>
            <OrderActs order={order} place="bar" onDeleted={leave} />
          </ActionBar>
        )
      }
    >
      <RefreshList onRefresh={refetch}>
        <div className={styles.page}>
          <StateCard order={order} onEnd={() => void refetch().catch(() => undefined)} />
          {(wasPaid || order.parcels.length > 0) && (
            <section ref={parcels} id="parcels" className={styles.anchor}>
              <SectionHeader title={t('order.parcels')} />
              <Parcels parcels={order.parcels} />
            </section>
          )}
          <section>
            <SectionHeader title={t('order.address')} />
            <Card>
              <AddressLines
                address={order.address}
                tagText={t.find(`order.addressTag.${order.address.tag}`) ?? order.address.tag}
              />
            </Card>
          </section>
          <OrderLines order={order} />
          <OrderFacts order={order} />
          <OrderLog events={order.events} />
        </div>
      </RefreshList>
    </Screen>
  );
}
