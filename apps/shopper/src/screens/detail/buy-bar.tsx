// The two ways to take it: into the bag, or straight to checkout.
import { memo } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useAddCartItem } from '../../api/cart.ts';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useLoginFirst } from '../../features/login-first/use-login-first.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Choice } from './use-chosen-sku.ts';

export interface BuyBarProps {
  product: ProductForAll;
  choice: Choice;
  /** The server no longer has it as shown. */
  onRefused(): void;
}

/** A guest logs in first and comes back to this choice. */
export const BuyBar = memo(function BuyBar({ product, choice, onRefused }: BuyBarProps) {
  const t = useT('product');
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const add = useAddCartItem();
  const { sku, quantity } = choice;
  if (product.state === 'off' || !sku || sku.stock === 0)
    return (
      <ActionBar>
        <Button disabled>{t(product.state === 'off' ? 'product.off.title' : 'product.soldOut')}</Button>
      </ActionBar>
    );
  const addToBag = () =>
    loginFirst(() =>
      add.mutate(
        { skuId: sku.id, quantity },
        {
          onSuccess: () => toast.success(t('product.added')),
          onError: (error) => {
            if (isRefusal(error, 'SKU_NOT_FOUND', 'SKU_SOLD_OUT', 'SKU_STOCK_SHORT', 'PRODUCT_OFF_SHELF'))
              onRefused();
          },
        },
      ),
    );
  const buyNow = () =>
    loginFirst(() => void navigate({ to: '/checkout', search: { sku: sku.id, quantity } }));
  return (
    <ActionBar>
      <Button kind="soft" loading={add.isPending} onClick={addToBag}>
        {t('product.addToBag')}
      </Button>
      <Button onClick={buyNow}>{t('product.buyNow')}</Button>
    </ActionBar>
  );
});

/** The bar before it is known what there is. */
export function BuyBarSkeleton() {
  return (
    <ActionBar>
      <Skeleton height="52px" radius="16px" />
      <Skeleton height="52px" radius="16px" />
    </ActionBar>
  );
}
