// All products of a shop or a category, by the query.

import { useShop } from '../../api/shops.ts';
import { useCategoryName } from '../../features/products/active-filters.tsx';
import type { FilterName } from '../../features/products/list-filter.ts';
import { ResultsList } from '../../features/products/results-list.tsx';
import { SortBar } from '../../features/products/sort-bar.tsx';
import { useResults } from '../../features/products/use-results.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { useBack } from '../../lib/way.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';

/** The page /products. */
export default function ProductsScreen() {
  const search = useSearch('/products');
  return search.shop ? <OfShop shop={search.shop} /> : <OfCategory category={search.category} />;
}

function OfShop({ shop }: { shop: string }) {
  const { data } = useShop(shop);
  return <List title={data?.name} fixed={ofShop} />;
}

function OfCategory({ category }: { category: string | undefined }) {
  const title = useCategoryName(category);
  return <List title={title} fixed={none} />;
}

const ofShop: readonly FilterName[] = ['shop'];
const none: readonly FilterName[] = [];

function List({ title, fixed }: { title: string | undefined; fixed: readonly FilterName[] }) {
  const t = useT();
  const navigate = useNavigate();
  const back = useBack();
  const search = useSearch('/products');
  const results = useResults(search);
  const scroller = useScrollMemory();
  const change = (next: ListSearch) => void navigate({ to: '/products', search: next, replace: true });
  return (
    <Screen
      scrollerRef={scroller}
      header={
        <NavBar title={title ?? t('catalogue.products.all')} onBack={back}>
          <SortBar search={search} onChange={change} fixed={fixed} />
        </NavBar>
      }
    >
      <ResultsList search={search} onChange={change} results={results} fixed={fixed} />
    </Screen>
  );
}
