// The orders of one tab, page by page.
import type { OrderTab } from '@meridian/contract/order-graph';
import { useOrderCounts, useOrders } from '../../api/orders.ts';
import { OrderActs } from '../../features/order-acts/order-acts.tsx';
import { OrderCard, OrderCardSkeletons } from '../../features/order-card/order-card.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './my-purchases-screen.module.css';

/** The list of a tab, with its own place to scroll. */
export function TabOrders({ tab }: { tab: OrderTab }) {
  const orders = useOrders(tab);
  const counts = useOrderCounts();
  const online = useOnline();
  const scroller = useScrollMemory(tab);
  const list = orders.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Screen nested scrollerRef={scroller}>
      {orders.isError && !orders.data ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        />
      ) : !orders.data ? (
        <OrderCardSkeletons />
      ) : (
        <RefreshList
          onRefresh={() => Promise.all([orders.refetch({ throwOnError: true }), counts.refetch()])}
          onMore={() => orders.fetchNextPage()}
          hasMore={orders.hasNextPage}
          moreFailed={orders.isFetchNextPageError}
          isEmpty={list.length === 0}
          empty={<NoOrders all={tab === 'all'} />}
          endText={list.length > 3}
        >
          <ul className={styles.list}>
            {list.map((order) => (
              <li key={order.orderNo}>
                <OrderCard
                  order={order}
                  acts={<OrderActs order={order} place="card" />}
                  onEnd={() => void orders.refetch()}
                />
              </li>
            ))}
          </ul>
        </RefreshList>
      )}
    </Screen>
  );
}

function NoOrders({ all }: { all: boolean }) {
  const t = useT('order');
  return (
    <EmptyState
      drawing="list"
      title={t(all ? 'order.empty.allTitle' : 'order.empty.title')}
      text={t(all ? 'order.empty.allText' : 'order.empty.text')}
      action={
        <Link to="/explore" className={buttonClass('soft', 'medium')}>
          {t('order.empty.action')}
        </Link>
      }
    />
  );
}
