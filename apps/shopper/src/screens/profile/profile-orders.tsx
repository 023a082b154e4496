// Where the orders stand: five states with their counts, each the way to its tab.

import { Inbox, Package, RotateCcw, Truck, Wallet } from 'lucide-react';
import { useOrderCounts } from '../../api/orders.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Count } from '../../ui/badge.tsx';
import { Card, SectionHeader } from '../../ui/card.tsx';
import styles from './profile-screen.module.css';

const places = [
  { status: '0', Icon: Wallet },
  { status: '1', Icon: Package },
  { status: '2', Icon: Truck },
  { status: '3', Icon: Inbox },
  { status: '-4', Icon: RotateCcw },
] as const;

/** The counts come when they come; nothing moves then. */
export function ProfileOrders() {
  const t = useT('account');
  const counts = useOrderCounts().data?.counts ?? {};
  return (
    <section>
      <SectionHeader
        title={t('account.profile.orders')}
        action={<Link to="/myPurchases/:status?">{t('common.action.seeAll')}</Link>}
      />
      <Card padded={false}>
        <ul className={styles.orders}>
          {places.map(({ status, Icon }) => {
            const name = t(`account.profile.order.${status}`);
            const count = counts[status] ?? 0;
            return (
              <li key={status}>
                <Link
                  to="/myPurchases/:status?"
                  params={{ status }}
                  className={styles.order}
                  aria-label={t('account.profile.orderCount', { tab: name, count })}
                >
                  <span className={styles.orderIcon}>
                    <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
                    <Count value={count} />
                  </span>
                  <span className={styles.orderName}>{name}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
