// The market of a run: shops with goods, merchants who are signed in, and timers made quick enough to fire while it lasts.
import type { Random } from '../../apps/api/db/demo/prng.ts';
import { post, topUpPass } from '../../apps/api/src/ledger/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db.ts';
import { migrate } from '../../apps/api/src/platform/migrate.ts';
import { consoleCookies, openSession } from '../../apps/api/src/platform/sessions.ts';
import { insertPayeeAccount } from '../../apps/api/src/slices/networks/index.ts';
import { insertOperator } from '../../apps/api/src/slices/operations/index.ts';
import { createProduct, createShop, houseAccount } from '../../apps/api/src/testing/fixtures.ts';
import type { Who } from './caller.ts';
import type { Chain } from './chain.ts';

export interface Sku {
  readonly skuId: bigint;
  readonly productId: bigint;
  readonly shopId: bigint;
  readonly stock: number;
}
export interface Market {
  readonly skus: readonly Sku[];
  /** By shop. */
  readonly merchants: ReadonlyMap<bigint, Who>;
  /** Those who audit money. */
  readonly operators: readonly Who[];
  /** Who freezes accounts. */
  readonly guard: Who;
  /** The bank account that shoppers send money to. */
  readonly payeeAccount: string;
}

const dayMs = 24 * 3600_000;
/** The order's timers, in the units of their settings: seconds instead of days. */
const quickTimers: Readonly<Record<string, number>> = {
  'orders.unpaidMinutes': 0.5,
  'orders.deliveredDays': 12_000 / dayMs,
  'orders.receiveReminderDays': 2_000 / dayMs,
  'orders.completeDays': 4_000 / dayMs,
  'orders.afterSaleDays': 8_000 / dayMs,
  'orders.commissionBps': 725,
};
/** Money moves from the first minute on, and large sums, which two people see, are not rare. */
const moneyNumbers: Readonly<Record<string, number>> = {
  'topups.openMax': 100,
  'topups.autoPassCents': 12_000,
  'topups.secondFromCents': 30_000,
  'withdrawals.secondFromCents': 15_000,
  'withdrawals.coolOffHours': 0,
  'withdrawals.perDay': 100,
};
/** What each shopper is given to spend. */
export const fundsCents = 500_000n;
const operatorCount = 3;

/** Opens the database as its owner does, with patience: the run's own bookkeeping must survive what the run does. */
export const openOwner = (url: string): Database => openDatabase({ url, clock: systemClock, max: 4 });

/** Migrates an empty database and fills it. */
export async function openMarket(url: string, random: Random, chains: readonly Chain[]): Promise<Market> {
  await migrate({ url });
  const owner = openOwner(url);
  try {
    for (const [key, value] of Object.entries({ ...quickTimers, ...moneyNumbers }))
      await owner.run(
        'chaos.setting',
        `insert into settings (key, value, version, changed_by, changed_at) values ($1, $2::jsonb, 1, 'chaos', now())`,
        [key, String(value)],
      );
    for (const chain of chains) await chain.enrol(owner);
    const skus: Sku[] = [];
    const merchants = new Map<bigint, Who>();
    for (let shopNo = 0; shopNo < 3; shopNo += 1) {
      const shop = await createShop(owner);
      const session = await owner.transaction((tx) =>
        openSession(tx, {
          audience: 'merchant',
          subjectId: shop.actor.merchantId,
          ip: '127.0.0.1',
          userAgent: 'chaos',
        }),
      );
      merchants.set(shop.shopId, {
        name: `merchant:${shop.actor.merchantId}`,
        ip: `10.200.0.${shopNo + 1}`,
        headers: { cookie: `${consoleCookies.merchant}=${session.token}` },
      });
      for (let productNo = 0; productNo < 4; productNo += 1) {
        // Some goods are scarce, so that shoppers meet over the last piece.
        const stocks = [random.int(20, 60), 1_000_000];
        const product = await createProduct(
          owner,
          shop.shopId,
          stocks.map((stock) => ({ stock, priceCents: BigInt(random.int(500, 3_000)) })),
          `Chaos lamp ${shopNo}-${productNo}`,
        );
        product.skuIds.forEach((skuId, i) => {
          skus.push({ skuId, productId: product.productId, shopId: shop.shopId, stock: stocks[i] ?? 0 });
        });
      }
    }
    const operators: Who[] = [];
    for (let n = 1; n <= operatorCount; n += 1) operators.push(await hireOperator(owner, n));
    const guard = await hireOperator(owner, operatorCount + 1);
    return { skus, merchants, operators, guard, payeeAccount: await openPayeeAccount(owner) };
  } finally {
    await owner.close();
  }
}

/** Somebody of the finance desk, signed in. */
async function hireOperator(owner: Database, n: number): Promise<Who> {
  return owner.transaction(async (tx) => {
    const { id } = await insertOperator(tx, {
      email: `desk-${n}@example.com`,
      name: `Desk ${n}`,
      passwordHash: '$argon2id$none',
      roles: ['finance'],
    });
    const session = await openSession(tx, {
      audience: 'operator',
      subjectId: id,
      ip: '127.0.0.1',
      userAgent: 'chaos',
    });
    return {
      name: `operator:${id}`,
      ip: `10.201.0.${n}`,
      headers: { cookie: `${consoleCookies.operator}=${session.token}` },
    };
  });
}

const openPayeeAccount = async (owner: Database): Promise<string> =>
  String(
    await insertPayeeAccount(owner, {
      ...houseAccount,
      bank: 'chaos-desk',
      position: 1,
    }),
  );

/** Gives a shopper their money once, however often it is asked; insists until the database has it. */
export async function giveFunds(owner: Database, userId: bigint): Promise<void> {
  await insistently(() =>
    owner.transaction((tx) =>
      post(
        tx,
        topUpPass({
          topUpId: 5_000_000_000n + userId,
          userId,
          from: { type: 'bank_clearing', bank: 'chaos' },
          amountCents: fundsCents,
          actor: 'system',
        }),
      ),
    ),
  );
}

/** Repeats work on the database until it succeeds, for at most a minute. */
export async function insistently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
