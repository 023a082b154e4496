// The front page: search, highlights, categories, what is bought most, what is new, lively shops.
import type { Home } from '@meridian/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHome } from '../../api/content.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { SearchEntry } from '../../features/search-entry/search-entry.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useSignedIn } from '../../lib/session.ts';
import { SectionHeader } from '../../ui/card.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Banners } from './banners.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { HomeBar } from './home-bar.tsx';
import styles from './home-screen.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { ProductRail, ShopRail } from './rails.tsx';

const NothingYet = lazy(() => import('./nothing-yet.tsx'));

/** The tab /home. */
export default function HomeScreen() {
  const t = useT();
  const home = useHome();
  const { data } = home;
  const scroller = useScrollMemory();
  const placeholder = data ? t('home.search', data.counts) : t('home.searchPlain');
  return (
    <Screen scrollerRef={scroller} header={<HomeBar />} footer={<LanguageOffer />}>
      <RefreshList onRefresh={() => home.refetch()}>
        <div className={styles.search}>
          <SearchEntry placeholder={placeholder} />
        </div>
        {data ? (
          <Shelves home={data} />
        ) : home.isError ? (
          <ErrorState
            kind={navigator.onLine ? 'failed' : 'offline'}
            onRetry={() => void home.refetch()}
            retrying={home.isFetching}
          />
        ) : (
          <HomeSkeleton />
        )}
      </RefreshList>
    </Screen>
  );
}

function Shelves({ home }: { home: Home }) {
  const t = useT();
  const signedIn = useSignedIn();
  if (home.counts.products === 0)
    return (
      <Suspense fallback={null}>
        <NothingYet />
      </Suspense>
    );
  return (
    <div className={styles.shelves}>
      {home.banners.length > 0 && <Banners banners={home.banners} />}
      <CategoryGrid categories={home.categories} />
      {home.hot.length > 0 && (
        <Shelf
          title={t('home.hot')}
          action={
            // The page of what is bought most needs a login; a guest gets the same order in the browsing tab.
            signedIn ? (
              <Link to="/popular" aria-label={t('home.hotAll')}>
                {t('common.action.seeAll')}
              </Link>
            ) : (
              <Link to="/explore" search={{ sort: 'sales' }} aria-label={t('home.hotAll')}>
                {t('common.action.seeAll')}
              </Link>
            )
          }
        >
          <ProductGrid products={home.hot.slice(0, 6)} eager={2} />
        </Shelf>
      )}
      {home.fresh.length > 0 && (
        <Shelf
          title={t('home.fresh')}
          action={
            <Link to="/explore" search={{ sort: 'new' }} aria-label={t('home.freshAll')}>
              {t('common.action.seeAll')}
            </Link>
          }
        >
          <ProductRail products={home.fresh} label={t('home.fresh')} />
        </Shelf>
      )}
      {home.shops.length > 0 && (
        <Shelf title={t('home.shops')}>
          <ShopRail shops={home.shops} label={t('home.shops')} />
        </Shelf>
      )}
    </div>
  );
}

function Shelf({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <SectionHeader title={title} action={action} />
      {/* A boundary: the server's page comes to life shelf by shelf, not in one long task. */}
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}
