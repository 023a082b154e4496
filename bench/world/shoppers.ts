// Shoppers by the thousand, each signed in, with a payment code and money: what registering, signing in and a top-up leave behind.
import { post, topUpPass } from '../../apps/api/src/ledger/index.ts';
import type { Database, Tx } from '../../apps/api/src/platform/db.ts';
import { hashToken, randomToken } from '../../apps/api/src/platform/ids.ts';
import { sessionLifeSeconds } from '../../apps/api/src/platform/sessions.ts';

export interface BenchShopper {
  /** As text: it travels between processes. */
  readonly userId: string;
  readonly token: string;
}

const batch = 1000;
/** Top-ups of the bench are numbered apart from those of people. */
const firstTopUp = 4_000_000_000_000n;

async function insertShoppers(tx: Tx, count: number, payCodeHash: string): Promise<BenchShopper[]> {
  const rows = await tx.many<{ id: bigint }>(
    'bench.users',
    `insert into users (email, email_verified_at, country, given_name, family_name, language, password_hash, created_at)
     select 'bench-' || gen_random_uuid() || '@example.com', $2, 'US', 'Mia', 'Bench', 'en', '$argon2id$none', $2
     from generate_series(1, $1::int) returning id`,
    [count, tx.now],
  );
  const shoppers = rows.map(({ id }) => ({ id, token: randomToken() }));
  await tx.run(
    'bench.sessions',
    `insert into sessions (audience, subject_id, token_hash, created_at, last_seen_at, expires_at)
     select 'shopper', id, hash, $3, $3, $4 from unnest($1::bigint[], $2::bytea[]) u (id, hash)`,
    [
      shoppers.map((s) => s.id),
      shoppers.map((s) => hashToken('session:shopper', s.token)),
      tx.now,
      new Date(tx.now.getTime() + sessionLifeSeconds * 1000),
    ],
  );
  await tx.run(
    'bench.payCodes',
    'insert into pay_codes (user_id, code_hash, changed_at) select id, $2, $3 from unnest($1::bigint[]) id',
    [shoppers.map((s) => s.id), payCodeHash, tx.now],
  );
  return shoppers.map(({ id, token }) => ({ userId: String(id), token }));
}

async function fund(tx: Tx, userId: bigint, amountCents: bigint): Promise<void> {
  const from = { type: 'bank_clearing', bank: 'bench' } as const;
  await post(tx, topUpPass({ topUpId: firstTopUp + userId, userId, from, amountCents, actor: 'system' }));
}

/** Makes `count` new shoppers with `cents` each (none at 0), all with the payment code behind `payCodeHash`. */
export async function createShoppers(
  database: Database,
  count: number,
  payCodeHash: string,
  cents: bigint,
): Promise<BenchShopper[]> {
  const made: BenchShopper[] = [];
  while (made.length < count) {
    const part = await database.transaction(async (tx) => {
      const shoppers = await insertShoppers(tx, Math.min(batch, count - made.length), payCodeHash);
      if (cents > 0n) await Promise.all(shoppers.map((s) => fund(tx, BigInt(s.userId), cents)));
      return shoppers;
    });
    made.push(...part);
  }
  return made;
}
