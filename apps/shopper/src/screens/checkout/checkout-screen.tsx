// Check out: where to, what, and what it costs; one act places the orders.
import type { Quote } from '@meridian/contract';
import { useState } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useCreateOrder, useQuote } from '../../api/orders.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './checkout-screen.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PromoRow } from './promo-row.tsx';
import { QuoteGroup } from './quote-group.tsx';
import { QuoteProblems } from './quote-problems.tsx';
import { QuoteSums } from './quote-sums.tsx';

/** The page /checkout: the ticked lines of the bag, or `?sku=` bought at once. */
export default function CheckoutScreen() {
  const t = useT('checkout');
  const back = useBack();
  const search = useSearch('/checkout');
  const navigate = useNavigate();
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [changed, setChanged] = useState<Quote | null>(null);
  const create = useCreateOrder();
  const purchase = {
    source: search.sku ? [{ skuId: search.sku, quantity: search.quantity ?? 1 }] : ('cart' as const),
    addressId: search.address,
    promoCode: search.promo,
  };
  const quote = useQuote(purchase);
  const shown = quote.data;

  const place = async () => {
    if (!shown?.address) return;
    const written = shown.groups
      .map(({ shopId }) => ({ shopId, note: notes[shopId] ?? '' }))
      .filter(({ note }) => note !== '');
    try {
      const { paymentNo } = await create.mutateAsync({
        ...purchase,
        addressId: shown.address.id,
        quoteHash: shown.hash,
        notes: written,
      });
      toast.success(t('common.success.createOrder'));
      await navigate({ to: '/payment', search: { paymentNo }, replace: true });
    } catch (error) {
      if (isRefusal(error, 'ORDER_QUOTE_CHANGED')) setChanged(shown);
      await quote.refetch();
    }
  };

  const bar = shown && (
    <ActionBar
      note={t('checkout.held')}
      start={
        <span className={styles.total}>
          <span className={styles.totalLabel}>{t('checkout.total')}</span>
          <Price amount={shown.total} size="large" />
        </span>
      }
    >
      <Button
        onClick={() => void place()}
        loading={create.isPending}
        disabled={!shown.address || shown.problems.length > 0 || quote.isPlaceholderData || quote.isFetching}
      >
        {t('checkout.place', { count: shown.groups.length })}
      </Button>
    </ActionBar>
  );
  return (
    <Screen header={<NavBar title={t('nav.title.checkout')} onBack={back} />} footer={bar}>
      {quote.isError ? (
        <ErrorState
          text={quote.error.message}
          onRetry={() => void quote.refetch()}
          retrying={quote.isFetching}
        />
      ) : !shown ? (
        <CheckoutSkeleton />
      ) : (
        <div className={styles.stack} aria-busy={quote.isFetching}>
          <AddressCard address={shown.address} />
          {changed && <PriceChanged before={changed} now={shown} />}
          <QuoteProblems problems={shown.problems} />
          {shown.groups.map((group) => (
            <QuoteGroup
              key={group.shopId}
              group={group}
              note={notes[group.shopId] ?? ''}
              onNote={(note) => setNotes({ ...notes, [group.shopId]: note })}
            />
          ))}
          <PromoRow
            promo={shown.promo}
            onChange={(promo) => navigate({ to: '/checkout', search: { ...search, promo }, replace: true })}
          />
          <QuoteSums quote={shown} />
        </div>
      )}
    </Screen>
  );
}

/** What changed between looking and ordering, before the shopper confirms again. */
function PriceChanged({ before, now }: { before: Quote; now: Quote }) {
  const t = useT('checkout');
  if (before.hash === now.hash) return null;
  return (
    <p className={styles.changed} role="status">
      {before.total === now.total
        ? t('checkout.changed')
        : t.rich('checkout.changedTotal', {
            before: <Price amount={before.total} size="small" />,
            now: <Price amount={now.total} size="small" />,
          })}
    </p>
  );
}
