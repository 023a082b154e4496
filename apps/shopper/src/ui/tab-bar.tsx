// The five tabs at the thumb; what a link is, the app says.
import type { ReactNode } from 'react';
import { Count } from './badge.tsx';
import styles from './tab-bar.module.css';

export interface TabBarItem {
  id: string;
  label: string;
  icon: ReactNode;
  /** A count on the icon (the bag); nothing when 0. */
  count?: number;
}

export interface TabBarProps {
  label: string;
  items: readonly TabBarItem[];
  active: string;
  /** Wraps each tab: `(item, props, children) => <Link to={…} {...props}>{children}</Link>`. */
  renderLink(
    item: TabBarItem,
    props: { className: string | undefined; 'aria-current': 'page' | undefined },
    children: ReactNode,
  ): ReactNode;
}

/** Keeps clear of the home indicator. */
export function TabBar({ label, items, active, renderLink }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <div key={item.id} className={styles.place}>
          {renderLink(
            item,
            { className: styles.tab, 'aria-current': item.id === active ? 'page' : undefined },
            <>
              <span className={styles.icon}>
                {item.icon}
                <span className={styles.count}>
                  <Count value={item.count ?? 0} />
                </span>
              </span>
              <span className={styles.label}>{item.label}</span>
            </>,
          )}
        </div>
      ))}
    </nav>
  );
}
