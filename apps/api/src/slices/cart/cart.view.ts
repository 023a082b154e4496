// Bag rows → contract shape.
import type { CartItem, CartView } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import { pictureView } from '../../platform/files.ts';
import type { PurchaseSku } from '../catalogue/index.ts';
import type { ShopForOrder } from '../shops/index.ts';
import { cartProblem, freeFreightGap } from './cart.rules.ts';
import type { CartRow } from './cart.sql.ts';

interface Line {
  readonly item: CartItem;
  readonly shopId: bigint;
  readonly subtotalCents: bigint;
  readonly counts: boolean;
}

function lineOf(row: CartRow, sku: PurchaseSku): Line {
  const problem = cartProblem(sku, row.quantity);
  const subtotalCents = sku.priceCents * BigInt(row.quantity);
  return {
    shopId: sku.shopId,
    subtotalCents,
    counts: row.selected && problem === null,
    item: {
      id: String(row.id),
      skuId: String(row.skuId),
      productId: String(sku.productId),
      title: sku.title,
      optionText: sku.optionText,
      picture: sku.picture && pictureView(sku.picture, sku.title),
      price: formatMoney(sku.priceCents),
      priceWhenAdded: formatMoney(row.priceWhenAddedCents),
      quantity: row.quantity,
      stock: Math.max(0, sku.available),
      subtotal: formatMoney(subtotalCents),
      selected: row.selected,
      problem,
    },
  };
}

/** The bag grouped by shop, the shop of the latest line first. Only ticked lines without a problem count towards the total. */
export function cartView(
  rows: readonly CartRow[],
  skus: readonly PurchaseSku[],
  shops: readonly ShopForOrder[],
  nearBps: number,
): CartView {
  const skuOf = new Map(skus.map((s) => [s.skuId, s]));
  const shopOf = new Map(shops.map((s) => [s.id, s]));
  const lines = rows.flatMap((row) => {
    const sku = skuOf.get(row.skuId);
    return sku ? [lineOf(row, sku)] : [];
  });
  const counted = lines.filter((l) => l.counts);
  const sum = (of: readonly Line[]) => of.reduce((all, l) => all + l.subtotalCents, 0n);
  const groups = [...new Set(lines.map((l) => l.shopId))].map((shopId) => {
    const shop = shopOf.get(shopId);
    const gap = freeFreightGap(
      sum(counted.filter((l) => l.shopId === shopId)),
      shop?.freight.general.freeAboveCents ?? null,
      nearBps,
    );
    return {
      shopId: String(shopId),
      shopName: shop?.name ?? '',
      monogram: shop?.monogram ?? '',
      items: lines.filter((l) => l.shopId === shopId).map((l) => l.item),
      freeFreightGap: gap === null ? null : formatMoney(gap),
    };
  });
  const pieces = (of: readonly Line[]) => of.reduce((all, l) => all + l.item.quantity, 0);
  return {
    groups,
    count: pieces(lines),
    selectedCount: pieces(counted),
    selectedTotal: formatMoney(sum(counted)),
  };
}
