// Rows that run sideways: fresh products, lively shops.
import type { ProductCard as Product, ShopCard as Shop } from '@meridian/contract';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { ProductCard } from '../../features/products/product-card.tsx';
import { ShopCard } from '../../features/shop-card/shop-card.tsx';
import { useScroller } from '../../ui/screen.tsx';
import { watchNear } from '../../ui/watch-near.ts';
import styles from './home-screen.module.css';

/**
 * The first few of a rail until the reader comes near it, then all: the rest lies beside and below the window,
 * and would be styled, laid out and brought to life with what is seen first.
 */
function useFewUntilNear<Item>(
  items: readonly Item[],
  few: number,
): { rail: RefObject<HTMLUListElement | null>; shown: readonly Item[] } {
  const rail = useRef<HTMLUListElement>(null);
  const scroller = useScroller();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!rail.current) return;
    return watchNear(rail.current, scroller.current, () => startTransition(() => setNear(true)));
  }, [scroller]);
  return { rail, shown: near ? items : items.slice(0, few) };
}

/** Products side by side. */
export function ProductRail({ products, label }: { products: readonly Product[]; label: string }) {
  const { rail, shown } = useFewUntilNear(products, 4);
  return (
    <ul ref={rail} className={styles.rail} aria-label={label}>
      {shown.map((product) => (
        <li key={product.id} className={styles.narrow}>
          <ProductCard product={product} sizes="150px" />
        </li>
      ))}
    </ul>
  );
}

/** Shops side by side. */
export function ShopRail({ shops, label }: { shops: readonly Shop[]; label: string }) {
  const { rail, shown } = useFewUntilNear(shops, 3);
  return (
    <ul ref={rail} className={styles.rail} aria-label={label}>
      {shown.map((shop) => (
        <li key={shop.id}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  );
}
