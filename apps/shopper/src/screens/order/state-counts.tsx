// How many orders stand in which state, as a board of ways to them.
import type { OrderTab } from '@meridian/contract/order-graph';
import { CircleCheck, type LucideIcon, Package, PackageCheck, RotateCcw, Truck, Wallet } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Count } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './order-screen.module.css';

const cells: readonly { tab: OrderTab; Icon: LucideIcon; quiet?: boolean }[] = [
  { tab: '0', Icon: Wallet },
  { tab: '1', Icon: Package },
  { tab: '2', Icon: Truck },
  { tab: '3', Icon: PackageCheck },
  { tab: '4', Icon: CircleCheck, quiet: true },
  { tab: '-4', Icon: RotateCcw },
];

/** What is over (completed) is told without a mark. */
export function StateCounts({ counts }: { counts: Record<string, number> | undefined }) {
  const t = useT('order');
  return (
    <nav aria-label={t('order.atAGlance')} className={styles.board}>
      <Card padded={false}>
        <ul className={styles.cells}>
          {cells.map(({ tab, Icon, quiet }) => {
            const name = t(`order.tab.${tab}`);
            const count = counts?.[tab] ?? 0;
            return (
              <li key={tab}>
                <Link
                  to="/myPurchases/:status?"
                  params={{ status: tab }}
                  className={styles.cell}
                  aria-label={t('order.tabCount', { tab: name, count })}
                >
                  <span className={styles.icon}>
                    <Icon size={26} strokeWidth={1.6} aria-hidden="true" />
                    {!quiet && (
                      <span className={styles.count}>
                        <Count value={count} />
                      </span>
                    )}
                  </span>
                  <span className={styles.name}>{name}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </nav>
  );
}
