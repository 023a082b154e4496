// Operators at their desks, top-ups that wait for them, and destinations for those who ask for money.
import type { Database } from '../../apps/api/src/platform/db.ts';
import { consoleCookies, openSession } from '../../apps/api/src/platform/sessions.ts';
import { insertPayeeAccount } from '../../apps/api/src/slices/networks/index.ts';
import { insertOperator } from '../../apps/api/src/slices/operations/index.ts';
import type { BenchShopper } from './shoppers.ts';

let hired = 0;

/** The cookies of so many new operators. */
export async function hireOperators(database: Database, count: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < count) {
    hired += 1;
    const email = `bench-desk-${Date.now()}-${hired}@example.com`;
    const { token } = await database.transaction(async (tx) => {
      const { id } = await insertOperator(tx, {
        email,
        name: `Desk ${hired}`,
        passwordHash: '$argon2id$none',
        roles: ['finance'],
      });
      return openSession(tx, { audience: 'operator', subjectId: id, ip: '127.0.0.1', userAgent: 'bench' });
    });
    cookies.push(`${consoleCookies.operator}=${token}`);
  }
  return cookies;
}

/** A bank top-up of $25 announced by each; their ids. */
export async function announceTopUps(
  database: Database,
  shoppers: readonly BenchShopper[],
): Promise<string[]> {
  hired += 1;
  const account = await insertPayeeAccount(database, {
    bank: `bench-${Date.now()}-${hired}`,
    payee: 'Meridian Ltd',
    bankName: 'Bench Bank',
    accountNumber: '001 234',
    swift: 'BENCUS33',
    country: 'US',
    note: '',
    position: 1,
  });
  // A reference of eight letters for each number: hexadecimal digits in an alphabet of their own.
  const rows = await database.many<{ id: bigint }>(
    'bench.announce',
    `insert into topups (topup_no, user_id, method, payee_account_id, reference, amount_cents, created_at)
     select 'T' || lpad(u.id::text, 18, '0'), u.id, 'bank', $2,
       regexp_replace(translate(lpad(to_hex(u.id), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'), '^(....)(....)$', '\\1-\\2'), 2500, now()
     from unnest($1::bigint[]) u (id) returning id`,
    [shoppers.map((s) => s.userId), account],
  );
  return rows.map(({ id }) => String(id));
}

/** A card of each, old enough to be paid to; the destinations' ids. */
export async function saveCards(database: Database, shoppers: readonly BenchShopper[]): Promise<string[]> {
  const rows = await database.many<{ id: bigint; userId: bigint }>(
    'bench.cards',
    `insert into destinations (user_id, type, holder, bank_name, country, number, created_at, usable_from)
     select id, 'bank', 'Mia Bench', 'Bench Bank', 'US', '4111111111111111', now() - interval '3 days', now() - interval '2 days'
     from unnest($1::bigint[]) id returning id, user_id as "userId"`,
    [shoppers.map((s) => s.userId)],
  );
  const byUser = new Map(rows.map((row) => [String(row.userId), String(row.id)]));
  return shoppers.map((s) => byUser.get(s.userId) ?? '');
}
