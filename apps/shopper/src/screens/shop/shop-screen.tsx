// One shop: who it is, how it is doing, what it sells.
import type { ShopInfo } from '@meridian/contract';
import { useState } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useShop } from '../../api/shops.ts';
import { ResultsList } from '../../features/products/results-list.tsx';
import { SortBar } from '../../features/products/sort-bar.tsx';
import { useResults } from '../../features/products/use-results.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate, useParams, useSearch } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { useBack } from '../../lib/way.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ShopAbout } from './shop-about.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopHead } from './shop-head.tsx';
import styles from './shop-screen.module.css';
import { ShopSkeleton } from './shop-skeleton.tsx';

/** The page /shop. */
export default function ShopScreen() {
  const { id } = useParams('/shop/:id?');
  return id && /^[1-9]\d{0,17}$/.test(id) ? <Shop id={id} /> : <Missing />;
}

function Shop({ id }: { id: string }) {
  const shop = useShop(id);
  if (shop.data) return <Open shop={shop.data} />;
  if (isRefusal(shop.error, 'SHOP_NOT_FOUND')) return <Missing />;
  return (
    <Screen header={<ShopBar />}>
      {shop.isError ? (
        <ErrorState
          kind={navigator.onLine ? 'failed' : 'offline'}
          onRetry={() => void shop.refetch()}
          retrying={shop.isFetching}
        />
      ) : (
        <ShopSkeleton />
      )}
    </Screen>
  );
}

const fixed = ['shop'] as const;
type View = 'products' | 'about';

function Open({ shop }: { shop: ShopInfo }) {
  const t = useT('shop');
  const navigate = useNavigate();
  const scroller = useScrollMemory();
  const [view, setView] = useState<View>('products');
  const asked = useSearch('/shop/:id?');
  const search = { ...asked, shop: shop.id };
  const results = useResults(search);
  // The shop stands in the path; the query holds the rest.
  const change = ({ shop: _shop, ...next }: ListSearch) =>
    void navigate({ to: '/shop/:id?', params: { id: shop.id }, search: next, replace: true });
  const head = (
    <>
      <ShopHead shop={shop} />
      <div className={styles.bar}>
        <Tabs<View>
          label={t('shop.tabs')}
          kind="segmented"
          value={view}
          onChange={setView}
          items={[
            { value: 'products', label: t('shop.tab.products') },
            { value: 'about', label: t('shop.tab.about') },
          ]}
        />
        {view === 'products' && (
          <div className={styles.sort}>
            <SortBar search={search} onChange={change} fixed={fixed} />
          </div>
        )}
      </div>
    </>
  );
  return (
    <Screen scrollerRef={scroller} header={<ShopBar shop={shop} />}>
      {view === 'products' ? (
        <ResultsList
          search={search}
          onChange={change}
          results={results}
          fixed={fixed}
          empty={<EmptyState drawing="box" title={t('shop.empty.title')} text={t('shop.empty.text')} />}
        >
          {head}
        </ResultsList>
      ) : (
        <>
          {head}
          <ShopAbout shop={shop} />
        </>
      )}
    </Screen>
  );
}

function Missing() {
  const t = useT('shop');
  return (
    <Screen header={<NavBar title={t('nav.title.shop')} onBack={useBack()} />}>
      <EmptyState
        drawing="search"
        title={t('shop.missing.title')}
        text={t('shop.missing.text')}
        action={
          <Link to="/explore" className={buttonClass('primary', 'medium')}>
            {t('shop.missing.action')}
          </Link>
        }
      />
    </Screen>
  );
}
