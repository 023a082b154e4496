// The four promotion codes; windows are days relative to the moment of loading.
export interface DemoPromoCode {
  readonly code: string;
  readonly paidBy: 'platform' | 'shop';
  readonly shopSlug?: string;
  readonly kind: 'percent' | 'fixed';
  /** percent off, for kind percent */
  readonly percent?: number;
  /** amount off, for kind fixed */
  readonly amountCents?: number;
  readonly minimumCents: number;
  readonly capCents?: number;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly totalLimit: number;
  readonly perShopperLimit: number;
}

export const promoCodes: readonly DemoPromoCode[] = [
  {
    code: 'WELCOME10',
    paidBy: 'platform',
    kind: 'percent',
    percent: 10,
    minimumCents: 3000,
    capCents: 2000,
    startsInDays: -30,
    endsInDays: 180,
    totalLimit: 10000,
    perShopperLimit: 1,
  },
  {
    code: 'MERIDIAN5',
    paidBy: 'platform',
    kind: 'fixed',
    amountCents: 500,
    minimumCents: 4000,
    startsInDays: -14,
    endsInDays: 90,
    totalLimit: 5000,
    perShopperLimit: 2,
  },
  {
    code: 'OATMINT15',
    paidBy: 'shop',
    shopSlug: 'oat-and-mint',
    kind: 'percent',
    percent: 15,
    minimumCents: 2500,
    capCents: 1500,
    startsInDays: -7,
    endsInDays: 60,
    totalLimit: 500,
    perShopperLimit: 1,
  },
  {
    code: 'SPRING8',
    paidBy: 'platform',
    kind: 'fixed',
    amountCents: 800,
    minimumCents: 5000,
    startsInDays: -120,
    endsInDays: -20,
    totalLimit: 2000,
    perShopperLimit: 1,
  },
];
