// The five tabs with their icons and links, and the number of things in the bag.

import { Compass, House, LayoutGrid, type LucideIcon, ShoppingBag, SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCartCount } from '../api/cart-count.ts';
import { useT } from '../i18n/use-t.tsx';
import { prefersLessMotion } from '../lib/motion.ts';
import { Link } from '../lib/router/react.tsx';
import { scrollTabToTop } from '../lib/scroll-memory.ts';
import { type TabId, tabs } from '../lib/tabs.ts';
import { TabBar } from '../ui/tab-bar.tsx';
import styles from './frame.module.css';
import type { KeptTab } from './use-kept-tabs.ts';

const icons: Record<TabId, LucideIcon> = {
  home: House,
  category: LayoutGrid,
  explore: Compass,
  filter: SlidersHorizontal,
  bag: ShoppingBag,
};

/** Tabs lead back to what they last showed; tapping the one in front brings it to its top. */
export function Tabs({ kept, active }: { kept: readonly KeptTab[]; active: TabId }) {
  const t = useT();
  const count = useCartCount();
  const items = tabs.map(({ id }) => {
    const Icon = icons[id];
    const filled = id === active ? styles.filled : undefined;
    return {
      id,
      label: t(`nav.${id}`),
      icon: <Icon key={id} size={24} strokeWidth={1.9} className={filled} aria-hidden />,
      count: id === 'bag' ? count : 0,
    };
  });
  // What is kept was validated by the tab's own route, which the type of the link cannot know.
  const linkTo = (id: string) => ({
    to: tabs.find((tab) => tab.id === id)?.path ?? '/home',
    search: (kept.find((tab) => tab.id === id)?.search ?? {}) as never,
  });
  const toTop = (event: MouseEvent) => {
    event.preventDefault();
    scrollTabToTop(active, prefersLessMotion() ? 'instant' : 'smooth');
  };
  return (
    <TabBar
      label={t('nav.tabs')}
      items={items}
      active={active}
      renderLink={(item, props, children) => (
        <Link
          {...props}
          {...linkTo(item.id)}
          aria-label={item.count ? t('nav.bagCount', { count: item.count }) : undefined}
          onClick={item.id === active ? toTop : undefined}
        >
          {children}
        </Link>
      )}
    />
  );
}
