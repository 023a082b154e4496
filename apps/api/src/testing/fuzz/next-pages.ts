// Second pages: for every list a request with the cursor that its first page gave, and cursors that were tampered with.
import type { ProductSort, Verb } from '@meridian/contract';

import { type Caller, type MatrixWorld, signIn } from '../matrix-world.ts';

type List = readonly [verb: Verb, caller: Caller, input: object];
export interface NextPage {
  readonly verb: Verb;
  readonly caller: Caller;
  readonly input: { readonly cursor: string };
}

const sorts: readonly ProductSort[] = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'];

const listsOf = ({ productId }: MatrixWorld): readonly List[] => [
  ...sorts.map((sort): List => ['listProducts', 'guest', { sort }]),
  ['listHotProducts', 'guest', {}],
  ['listShops', 'guest', {}],
  ['listReviews', 'guest', { id: productId }],
  ['listBill', 'shopperA', {}],
  ['listOrders', 'shopperA', {}],
  ['listMerchantOrders', 'merchantA', { status: 'all' }],
  ['listOutboxMails', 'admin', {}],
];

/** Lists of the house's own work, which go by one number: the world need not hold enough for two pages, so their cursor is made. */
const numberedOf = ({ shopper }: MatrixWorld): readonly List[] => [
  ['listTopUps', 'shopperA', {}],
  ['listWithdrawals', 'shopperA', {}],
  ['listTopUpAudits', 'admin', {}],
  ['listWithdrawalAudits', 'admin', {}],
  ['listParkedTransfers', 'admin', {}],
  ['listStatements', 'admin', {}],
  ['listStatementLines', 'admin', {}],
  ['listReconcileRuns', 'admin', {}],
  ['listUsers', 'admin', {}],
  ['listAuditLog', 'admin', {}],
  ['listSettingChanges', 'admin', {}],
  ['listProposals', 'admin', {}],
  ['listCorrections', 'admin', {}],
  ['listLedgerAccounts', 'admin', {}],
  ['listLedgerJournals', 'admin', {}],
  ['getLedgerStatement', 'admin', { account: `shopper_available:${shopper.userId}` }],
];

/** Two reviews of what the shopper bought, so that they have a second page too. */
const review = ({ app, productId }: MatrixWorld) =>
  app.owner.run(
    'fuzz.reviews',
    `insert into reviews (order_line_id, product_id, shop_id, user_id, author, score, service_score, shipping_score, content, language, created_at)
     select l.id, l.product_id, o.shop_id, o.user_id, 'M***a', 5, 5, 5, 'Good', 'en', $2
     from order_lines l join orders o on o.id = l.order_id where l.product_id = $1 order by l.id limit 2
     on conflict do nothing`,
    [productId, app.clock.now()],
  );

/** A request for the second page of every list that has one. */
export async function nextPages(world: MatrixWorld): Promise<NextPage[]> {
  await review(world);
  const pages: NextPage[] = [];
  for (const [verb, caller, given] of listsOf(world)) {
    const first = { ...given, limit: 1 };
    const { nextCursor } = (await world.app.data(verb, first as never, await signIn(world, caller))) as {
      nextCursor: string | null;
    };
    if (nextCursor !== null) pages.push({ verb, caller, input: { ...first, cursor: nextCursor } });
  }
  const cursor = packed(['1000000000']);
  for (const [verb, caller, given] of numberedOf(world))
    pages.push({ verb, caller, input: { ...given, cursor } });
  return pages;
}

const hostileParts = [
  ...[
    '',
    '0',
    '-1',
    '1',
    '2147483648',
    '-2147483648',
    '9999999999',
    '9'.repeat(18),
    '9'.repeat(40),
    '1.5',
    '1e3',
  ],
  ...[
    'NaN',
    'Infinity',
    'infinity',
    'now',
    'March 7',
    '2026-03-02',
    '2026-02-29T00:00:00.000Z',
    '\u0000',
    'a\u0000',
  ],
  ...[
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '2026-13-45T99:99:99.999Z',
    '-000001-01-01T00:00:00.000Z',
  ],
  ...[
    '+275760-09-13T00:00:00.000Z',
    '2026-03-02T09:00:00.000+05:45',
    "' or 1=1 --",
    'gwords',
    'crsnames',
    '\ud800',
  ],
];
const packed = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Cursors that are nearly this one: each part replaced, left out, one too many, other types. */
export function tampered(cursor: string): string[] {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as string[];
  return [
    ...parts.flatMap((_, i) => hostileParts.map((part) => packed(parts.with(i, part)))),
    ...parts.map((_, i) => packed(parts.toSpliced(i, 1))),
    packed([...parts, '1']),
    packed(parts.map(Number)),
    packed({ ...parts }),
    packed([]),
    packed(null),
    cursor.slice(1),
    cursor.slice(0, -1),
    `${cursor}A`,
  ];
}
