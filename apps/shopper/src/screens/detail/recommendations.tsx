// What goes well with it.
import { memo, useRef } from 'react';
import { useRecommendations } from '../../api/catalogue.ts';
import { ProductGrid, ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { SectionHeader } from '../../ui/card.tsx';
import { useNear } from '../../ui/use-near.ts';

/** Nothing when there is nothing, or when it could not be fetched. */
export const Recommendations = memo(function Recommendations({ id }: { id: string }) {
  const t = useT('product');
  const section = useRef<HTMLElement>(null);
  const { data, isError } = useRecommendations(id, useNear(section));
  if (isError || data?.list.length === 0) return null;
  return (
    <section ref={section}>
      <SectionHeader title={t('product.alsoLike')} />
      {data ? <ProductGrid products={data.list} /> : <ProductGridSkeleton count={2} />}
    </section>
  );
});
