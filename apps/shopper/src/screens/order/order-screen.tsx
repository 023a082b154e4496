// Orders at a glance: how many stand where, what waits for the shopper, and the latest.
import type { OrderCard as Order } from '@meridian/contract';
import { useOrderCounts, useOrders } from '../../api/orders.ts';
import { OrderActs } from '../../features/order-acts/order-acts.tsx';
import { OrderCard, OrderCardSkeletons } from '../../features/order-card/order-card.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SectionHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './order-screen.module.css';
import { StateCounts } from './state-counts.tsx';
import { latestShown, waitingFor } from './waiting-for.ts';

/** The page /order. */
export default function OrderScreen() {
  const t = useT('order');
  const back = useBack();
  const online = useOnline();
  const scroller = useScrollMemory();
  const counts = useOrderCounts();
  const numbers = counts.data?.counts;
  const latest = useOrders('all');
  const unpaid = useOrders('0', (numbers?.['0'] ?? 0) > 0);
  const underWay = useOrders('2', (numbers?.['2'] ?? 0) > 0);
  const refresh = () =>
    Promise.all([
      counts.refetch(),
      latest.refetch({ throwOnError: true }),
      ...[unpaid, underWay].filter((query) => query.isEnabled).map((query) => query.refetch()),
    ]);

  const listOf = (query: typeof latest) => query.data?.pages.flatMap((page) => page.list) ?? [];
  const settled = latest.data && (!unpaid.isEnabled || unpaid.data) && (!underWay.isEnabled || underWay.data);
  const waiting = waitingFor(listOf(unpaid), listOf(underWay), Date.now());
  const others = listOf(latest)
    .filter((order) => !waiting.some((one) => one.orderNo === order.orderNo))
    .slice(0, latestShown);
  const failed = latest.isError && !latest.data;
  return (
    <Screen scrollerRef={scroller} header={<NavBar title={t('nav.title.order')} onBack={back} />}>
      <RefreshList onRefresh={refresh}>
        <StateCounts counts={numbers} />
        {failed ? (
          <ErrorState
            kind={online ? 'failed' : 'offline'}
            onRetry={() => void refresh().catch(() => undefined)}
            retrying={latest.isFetching}
          />
        ) : !settled ? (
          <div className={styles.waitingSkeleton}>
            <OrderCardSkeletons count={2} />
          </div>
        ) : waiting.length + others.length === 0 ? (
          <EmptyState
            drawing="list"
            title={t('order.empty.allTitle')}
            text={t('order.empty.allText')}
            action={
              <Link to="/explore" className={buttonClass('primary', 'medium')}>
                {t('order.empty.action')}
              </Link>
            }
          />
        ) : (
          <div className={styles.sections}>
            <Orders
              title={t('order.waiting')}
              orders={waiting}
              onEnd={() => void refresh().catch(() => undefined)}
            />
            <Orders title={t('order.latest')} orders={others} all />
          </div>
        )}
      </RefreshList>
    </Screen>
  );
}

function Orders({
  title,
  orders,
  all,
  onEnd,
}: {
  title: string;
  orders: readonly Order[];
  all?: boolean;
  onEnd?(): void;
}) {
  const t = useT('order');
  if (orders.length === 0) return null;
  return (
    <section>
      <SectionHeader
        title={title}
        action={all && <Link to="/myPurchases/:status?">{t('common.action.seeAll')}</Link>}
      />
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} acts={<OrderActs order={order} place="card" />} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </section>
  );
}
