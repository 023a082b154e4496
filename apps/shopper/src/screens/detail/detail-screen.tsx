// One product: everything one needs to decide, and the two ways to take it.
import { type RefObject, useEffect, useState } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { type ProductForAll, useProduct } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNamedPage } from '../../lib/page-title.ts';
import { Link, useParams } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useLast } from '../../lib/use-last.ts';
import { useBack } from '../../lib/way.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BuyBar, BuyBarSkeleton } from './buy-bar.tsx';
import type { DeliveryAnswer } from './delivery.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { ProductPage } from './product-page.tsx';
import { useChosenSku } from './use-chosen-sku.ts';
import { useDestination } from './use-destination.ts';

/** The page /detail. */
export default function DetailScreen() {
  const { product } = useParams('/detail/:product?/:mer?');
  return product && /^[1-9]\d{0,17}$/.test(product) ? <Detail id={product} /> : <Missing />;
}

const barHeight = 74;
type Destination = ReturnType<typeof useDestination>;

function Detail({ id }: { id: string }) {
  const destination = useDestination();
  const asked = useProduct(id, destination.country);
  // An answer for another country that does not come takes nothing away but its freight.
  const product = useLast(asked.data?.product);
  if (!asked.data && isRefusal(asked.error, 'PRODUCT_NOT_FOUND')) return <Missing />;
  if (product)
    return (
      <Loaded
        product={product}
        delivery={deliveryOf(asked)}
        destination={destination}
        refetch={asked.refetch}
      />
    );
  if (asked.isError) return <Failed onRetry={() => void asked.refetch()} retrying={asked.isFetching} />;
  return (
    <Screen padded={false} header={<FloatingBar />} footer={<BuyBarSkeleton />}>
      <DetailSkeleton id={id} />
    </Screen>
  );
}

function deliveryOf({ data, isPlaceholderData, isError }: ReturnType<typeof useProduct>): DeliveryAnswer {
  if (data && !isPlaceholderData) return data.delivery;
  return isError ? 'failed' : 'asked';
}

interface LoadedProps {
  product: ProductForAll;
  delivery: DeliveryAnswer;
  destination: Destination;
  refetch(): Promise<unknown>;
}

function Loaded({ product, delivery, destination, refetch }: LoadedProps) {
  const scroller = useScrollMemory();
  const choice = useChosenSku(product);
  useNamedPage(product.title);
  const solid = usePastGallery(scroller);
  return (
    <Screen
      padded={false}
      scrollerRef={scroller}
      header={<FloatingBar title={product.title} solid={solid} />}
      footer={<BuyBar product={product} choice={choice} onRefused={refetch} />}
    >
      <ProductPage
        product={product}
        delivery={delivery}
        choice={choice}
        destination={destination}
        onRetry={refetch}
      />
    </Screen>
  );
}

/** Whether the pictures have been scrolled away under the bar. */
function usePastGallery(scroller: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setPast(element.scrollTop > element.clientWidth - barHeight);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller]);
  return past;
}

function Missing() {
  const t = useT('product');
  return (
    <Screen header={<NavBar title={t('nav.title.detail')} onBack={useBack()} />}>
      <EmptyState
        drawing="search"
        title={t('product.missing.title')}
        text={t('product.missing.text')}
        action={
          <Link to="/explore" className={buttonClass('primary', 'medium')}>
            {t('product.missing.action')}
          </Link>
        }
      />
    </Screen>
  );
}

function Failed({ onRetry, retrying }: { onRetry(): void; retrying: boolean }) {
  const t = useT('product');
  return (
    <Screen header={<NavBar title={t('nav.title.detail')} onBack={useBack()} />}>
      <ErrorState kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} retrying={retrying} />
    </Screen>
  );
}
