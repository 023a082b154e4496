// Shop rows → contract shapes.
import type { ShopCard, ShopInfo } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import { pictureView } from '../../platform/files.ts';
import type { MerchantRow } from './merchants.sql.ts';
import { countStars, type DeliveryTerms, type FreightRule, favourableBps } from './shop.rules.ts';
import type { DestinationJson, ShopCardRow, ShopRow, ShopTermsRow } from './shops.sql.ts';

export const shopCardView = (row: ShopCardRow): ShopCard => ({
  id: String(row.id),
  name: row.name,
  monogram: row.monogram,
  tagline: row.tagline,
  country: row.country,
  fans: row.fans,
  sales: Number(row.sales),
  products: row.products,
  score: row.score === null ? null : Number(row.score),
  reviews: countStars(row.stars),
  favourableBps: favourableBps(row.stars),
  pictures: row.pictures.map((p) => pictureView(p, row.name)),
});

export const shopInfoView = (row: ShopRow): ShopInfo => ({
  ...shopCardView(row),
  description: row.description,
  followed: row.followed,
  openedAt: row.openedAt.toISOString(),
  state: row.state,
  freight: {
    base: formatMoney(row.freightBaseCents),
    perExtraItem: formatMoney(row.freightPerExtraItemCents),
    freeAbove: row.freightFreeAboveCents === null ? null : formatMoney(row.freightFreeAboveCents),
  },
});

export const merchantView = (row: MerchantRow) => ({
  id: String(row.id),
  email: row.email,
  role: row.role,
  shop: { id: String(row.shopId), name: row.shopName },
});

/** What other slices need of a shop to sell from it. */
export interface ShopForOrder {
  readonly id: bigint;
  readonly name: string;
  readonly monogram: string;
  readonly state: ShopRow['state'];
  readonly freight: FreightRule;
}

export const shopForOrder = (id: bigint, row: Omit<ShopTermsRow, 'id'>): ShopForOrder => ({
  id,
  name: row.name,
  monogram: row.monogram,
  state: row.state,
  freight: {
    general: {
      baseCents: row.baseCents,
      perExtraItemCents: row.perExtraItemCents,
      freeAboveCents: row.freeAboveCents,
      minDays: row.minDays,
      maxDays: row.maxDays,
    },
    destinations: new Map(Object.entries(row.destinations).map(([country, own]) => [country, termsOf(own)])),
    shipsElsewhere: row.shipsElsewhere,
  },
});

const termsOf = (own: DestinationJson): DeliveryTerms | null =>
  own.served
    ? {
        baseCents: BigInt(own.baseCents),
        perExtraItemCents: BigInt(own.perExtraItemCents),
        freeAboveCents: own.freeAboveCents === null ? null : BigInt(own.freeAboveCents),
        minDays: own.minDays,
        maxDays: own.maxDays,
      }
    : null;
