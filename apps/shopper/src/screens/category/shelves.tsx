// One branch: the way to all of it, its shelves with pictures, and a few of its products.
import type { CategoryNode } from '@meridian/contract';
import { ChevronRight } from 'lucide-react';
import { useProducts } from '../../api/catalogue.ts';
import { ProductGrid, ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './category-screen.module.css';

const shown = 6;

/** What stands at the right of the rail. */
export function Shelves({ category }: { category: CategoryNode }) {
  const t = useT();
  return (
    <>
      <Link
        to="/explore"
        search={{ category: category.id }}
        className={styles.all}
        aria-label={t('catalogue.category.all', { category: category.name })}
      >
        <span className={styles.allWords}>
          <span className={styles.allName}>{category.name}</span>
          <span className={styles.allCount}>
            {t('catalogue.category.count', { count: category.products })}
          </span>
        </span>
        <ChevronRight size={20} className={styles.arrow} aria-hidden="true" />
      </Link>
      {category.children.length > 0 && (
        <ul className={styles.shelves}>
          {category.children.map((shelf) => (
            <li key={shelf.id}>
              <Link to="/explore" search={{ category: shelf.id }} className={styles.shelf}>
                <Picture source={shelf.picture ?? category.picture} alt="" sizes="84px" radius="16px" eager />
                <span className={styles.shelfName}>{shelf.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Preview category={category} />
    </>
  );
}

function Preview({ category }: { category: CategoryNode }) {
  const t = useT();
  const products = useProducts({ category: category.id, sort: 'sales' });
  // Another branch's products are not a preview of this one.
  const list = products.isPlaceholderData ? undefined : products.data?.pages[0]?.list;
  if (products.isError && !list) return null;
  if (list?.length === 0)
    return (
      <EmptyState
        drawing="box"
        title={t('catalogue.category.empty')}
        text={t('catalogue.category.emptyText')}
      />
    );
  return (
    <>
      <h2 className={styles.preview}>{t('catalogue.category.preview', { category: category.name })}</h2>
      {list ? <ProductGrid products={list.slice(0, shown)} /> : <ProductGridSkeleton count={4} />}
    </>
  );
}
