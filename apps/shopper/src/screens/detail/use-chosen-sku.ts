// What is chosen on the page: the SKU, kept in the address so that a login leads back to it, and how many.
import { limits } from '@meridian/contract/limits';
import { useMemo, useState } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useNavigate, useParams, useSearch } from '../../lib/router/react.tsx';
import { chooseValue, firstSku } from './sku-choice.ts';

const path = '/detail/:product?/:mer?';

/** The choice on one product; the same object for as long as nothing else is chosen. */
export function useChosenSku(product: ProductForAll) {
  const navigate = useNavigate();
  const params = useParams(path);
  const search = useSearch(path);
  const wanted = search.sku;
  const [quantity, setQuantity] = useState(1);
  const [pictureAt, setPictureAt] = useState(() => firstSku(product, wanted)?.pictureIndex ?? 0);
  return useMemo(() => {
    const sku = firstSku(product, wanted);
    const most = Math.max(1, Math.min(limits.quantityMax, sku?.stock ?? 1));
    return {
      sku,
      /** Never more than there is. */
      quantity: Math.min(quantity, most),
      most,
      setQuantity,
      pictureAt,
      setPictureAt,
      choose: (option: number, value: string) => {
        const next = chooseValue(product, sku, option, value);
        if (!next) return;
        if (next.pictureIndex !== null) setPictureAt(next.pictureIndex);
        void navigate({ to: path, params, search: { ...search, sku: next.id }, replace: true });
      },
    };
  }, [product, wanted, quantity, pictureAt, navigate, params, search]);
}

export type Choice = ReturnType<typeof useChosenSku>;
