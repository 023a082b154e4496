// Rows that run sideways: fresh products, lively shops.
import type { ProductCard as Product, ShopCard as Shop } from '@meridian/contract';
import { ProductCard } from '../../features/products/product-card.tsx';
import { ShopCard } from '../../features/shop-card/shop-card.tsx';
import styles from './home-screen.module.css';

/** Products side by side. */
export function ProductRail({ products, label }: { products: readonly Product[]; label: string }) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {products.map((product) => (
        <li key={product.id} className={styles.narrow}>
          <ProductCard product={product} sizes="150px" />
        </li>
      ))}
    </ul>
  );
}

/** Shops side by side. */
export function ShopRail({ shops, label }: { shops: readonly Shop[]; label: string }) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  );
}
