// The five tabs at the thumb, with the number of things in the bag.
import { Link } from '@tanstack/react-router';
import { Compass, House, LayoutGrid, type LucideIcon, ShoppingBag, SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCartCount } from '../api/cart-count.ts';
import { useT } from '../i18n/use-t.tsx';
import { prefersLessMotion } from '../lib/motion.ts';
import { scrollTabToTop } from '../lib/scroll-memory.ts';
import { type TabId, tabs } from '../lib/tabs.ts';
import styles from './tab-bar.module.css';
import type { KeptTab } from './use-kept-tabs.ts';

const icons: Record<TabId, LucideIcon> = {
  home: House,
  category: LayoutGrid,
  explore: Compass,
  filter: SlidersHorizontal,
  bag: ShoppingBag,
};
const mostShown = 99;

/** Tabs lead back to what they last showed; tapping the one in front brings it to its top. */
export function TabBar({ kept, active }: { kept: readonly KeptTab[]; active: TabId }) {
  const t = useT();
  const count = useCartCount();
  const onTap = (id: TabId) => (event: MouseEvent) => {
    if (id !== active) return;
    event.preventDefault();
    scrollTabToTop(id, prefersLessMotion() ? 'instant' : 'smooth');
  };
  return (
    <nav className={styles.bar} aria-label={t('nav.tabs')}>
      {tabs.map(({ id, path }) => {
        const Icon = icons[id];
        const badge = id === 'bag' && count > 0;
        return (
          <Link
            key={id}
            to={path}
            search={kept.find((tab) => tab.id === id)?.search ?? {}}
            className={styles.tab}
            aria-current={id === active ? 'page' : undefined}
            aria-label={badge ? t('nav.bagCount', { count }) : undefined}
            onClick={onTap(id)}
          >
            <span className={styles.icon}>
              <Icon size={24} strokeWidth={1.9} aria-hidden />
              {badge && <span className={styles.badge}>{count > mostShown ? `${mostShown}+` : count}</span>}
            </span>
            <span className={styles.label}>{t(`nav.${id}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
