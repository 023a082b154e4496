// The plans behind the search of the queues of withdrawals and top-ups and of transfers that wait: what begins with a text is found by an index, however many there are, and no letter means more than itself.
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator, createPayeeAccount } from '../../testing/fixtures.ts';
import { type Asked, type Plan, plansOf, readBy, settle } from '../../testing/plans.ts';
import { type ParkedFilter, parkedTransfers } from '../topups/parked-transfers.sql.ts';
import { audits as topUps } from '../topups/top-up-audits.sql.ts';
import { audits as withdrawals } from './withdrawal-audits.sql.ts';

const world = withTestDatabase();
const size = 20_000;
const run = (sql: string, values: readonly unknown[]) => world.owner.run('test.fill', sql, values);

/** As many people, each with a withdrawal that was sent, a bank top-up and one on-chain; four of them have odd addresses. */
beforeAll(async () => {
  const { operatorId: by } = await createOperator(world.owner);
  const { operatorId: other } = await createOperator(world.owner);
  const payee = await createPayeeAccount(world.owner);
  await run(
    `insert into users (email, mobile, given_name, family_name, language, password_hash, created_at)
     select case g when 7 then 'a%b@example.com' when 8 then 'a_b@example.com' when 9 then 'axb@example.com' when 10 then 'a\\b@example.com'
       else md5(g::text) || '@example.com' end, '+4915' || lpad(g::text, 8, '0'), 'N', 'N', 'en', '$argon2id$x', $2 from generate_series(1, $1::int) g`,
    [size, TEST_START],
  );
  await run(
    `insert into destinations (user_id, type, network_id, number, created_at, usable_from) select u.id, 'chain', 'tron-usdt', 'T', $1, $1 from users u`,
    [TEST_START],
  );
  await run(
    `insert into withdrawals (withdrawal_no, user_id, destination_id, payee, amount_cents, fee_cents, needs_second, created_at, expected_by, status, payout, approved_by,
       second_by, taken_by, recorded_by, proof, decided_at)
     select 'W20260301' || lpad((d.user_id * 7919 % 1000000000)::text, 10, '0'), d.user_id, d.id, '{"type":"chain","number":"T"}', 2000, 100, true, $1, $1, 1, 'sent', $2, $3, $3, $3,
       'Ref_' || encode(sha256(d.user_id::text::bytea), 'hex'), $1 from destinations d`,
    [TEST_START, by, other],
  );
  const code = `(select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789', 1 + (u.id * 977 / (34 ^ k)::bigint)::int % 34, 1), '') from generate_series(0, 7) k)`;
  await run(
    `insert into topups (topup_no, user_id, method, status, payee_account_id, reference, amount_cents, created_at, first_by, decided_by, arrived_cents, bank_reference, decided_at)
     select 'T20260301' || lpad((u.id * 7919 % 1000000000)::text, 10, '0'), u.id, 'bank', 1, $1, substr(c, 1, 4) || '-' || substr(c, 5, 4), 2000, $2, $3, $4, 2000, 'Bk%' || md5(u.id::text), $2
     from users u, lateral (select ${code} as c) x`,
    [payee, TEST_START, by, other],
  );
  await run(
    `insert into topups (topup_no, user_id, method, network_id, amount_cents, tx_hash, created_at)
     select 'T20260302' || lpad((u.id * 7919 % 1000000000)::text, 10, '0'), u.id, 'chain', 'tron-usdt', 2000, encode(sha256(('said ' || u.id)::bytea), 'hex'), $1 from users u`,
    [TEST_START],
  );
  await run(
    `insert into chain_transfers (chain_id, tx_hash, ordinal, network_id, from_address, to_address, raw, cents, user_id, topup_id, seen_at)
     select 'tron', encode(sha256(('seen ' || t.id)::bytea), 'hex'), 0, 'tron-usdt', '', '', 0, 2000, t.user_id, t.id, $1 from topups t where t.method = 'chain'`,
    [TEST_START],
  );
  await run(
    `insert into chain_transfers (chain_id, tx_hash, ordinal, network_id, from_address, to_address, raw, cents, user_id, parked, seen_at)
     select 'tron', encode(sha256(('small ' || u.id)::bytea), 'hex'), 0, 'tron-usdt', '', 'T' || u.id, 0, 100, u.id, 'below_minimum', $1 from users u order by u.id limit 12`,
    [TEST_START],
  );
  await settle(world, ['users', 'destinations', 'withdrawals', 'topups', 'chain_transfers']);
}, 300_000);

const withdrawal = { status: null, payout: null, operatorId: null, from: null, until: null };
const topUp = { status: null, method: null, operatorId: null, from: null, until: null };
const sha = async (text: string) => {
  const { hash } = await world.owner.one<{ hash: string }>(
    'test.sha',
    `select encode(sha256($1::text::bytea), 'hex') as hash`,
    [text],
  );
  return hash;
};
const one = (sql: string) => async () => (await world.owner.one<{ q: string }>('test.one', sql, [])).q;
const email = one(`select substr(email, 1, 12) as q from users where id = (select min(id) + 99 from users)`);

/** By which index, what is asked for, and how many that is. */
const ofWithdrawals: [string, string, () => Promise<string>][] = [
  ['an e-mail address', 'users_email_begins', email],
  ['a mobile number', 'users_mobile_begins', one('select substr(max(mobile), 2) as q from users')],
  [
    'a number',
    'withdrawals_no_begins',
    one('select lower(substr(max(withdrawal_no), 1, 16)) as q from withdrawals'),
  ],
  ['a proof', 'withdrawals_proof_begins', async () => `rEF_${(await sha('77')).slice(0, 12)}`],
];
const ofTopUps: [string, string, () => Promise<string>][] = [
  ['an e-mail address', 'users_email_begins', email],
  ['a number', 'topups_no_begins', one('select lower(substr(max(topup_no), 1, 16)) as q from topups')],
  ['a code', 'topups_reference_begins', one('select lower(substr(max(reference), 1, 8)) as q from topups')],
  [
    'a bank’s reference',
    'topups_bank_reference_begins',
    one('select substr(max(bank_reference), 1, 16) as q from topups'),
  ],
  ['a hash that was said', 'topups_by_hash', async () => (await sha('said 77')).slice(0, 12).toUpperCase()],
  [
    'a hash that was seen',
    'chain_transfers_by_hash',
    one('select substr(max(tx_hash), 1, 12) as q from chain_transfers'),
  ],
];

/** By the index, and next to nothing else is looked at. */
async function isFoundBy(index: string, ...asked: readonly Asked[]) {
  for (const mode of ['auto', 'force_generic_plan']) {
    await world.owner.script(`set plan_cache_mode = ${mode}`);
    for (const question of asked) {
      const nodes = await plansOf(world, question);
      expect(nodes.map((n) => n['Index Name'])).toContain(index);
      expect(
        nodes.filter(
          (n: Plan) =>
            n['Node Type'] === 'Seq Scan' &&
            (n['Relation Name'] ?? '').match(/^(users|topups|withdrawals|chain_transfers)$/),
        ),
      ).toEqual([]);
      expect(Math.max(...nodes.map(readBy))).toBeLessThan(200);
      expect(nodes[0]?.['Actual Rows']).toBeGreaterThan(0);
    }
  }
  await world.owner.script('reset plan_cache_mode');
}

describe('a queue is searched by the beginning of', () => {
  it.each(ofWithdrawals)('%s of a withdrawal, by %s', async (_, index, text) => {
    const filter = { ...withdrawal, q: await text() };
    await isFoundBy(index, withdrawals.paging(filter, null, 21, 1), withdrawals.counting(filter));
    expect(await withdrawals.count(world.db, filter)).toBe(1);
  });
  it.each(ofTopUps)('%s of a top-up, by %s', async (_, index, text) => {
    const filter = { ...topUp, q: await text() };
    await isFoundBy(index, topUps.paging(filter, null, 21, 1), topUps.counting(filter));
    expect(await topUps.count(world.db, filter)).toBeLessThanOrEqual(2);
  });
});

describe('transfers that wait are found among themselves', () => {
  const any: ParkedFilter = { parked: null, networkId: null, q: null };
  it.each<[string, () => Promise<Partial<ParkedFilter>>, number]>([
    ['all of them', async () => ({}), 12],
    ['by what they wait for', async () => ({ parked: 'below_minimum', networkId: 'tron-usdt' }), 12],
    ['and none of another kind', async () => ({ parked: 'enormous' }), 0],
    [
      'by the address',
      async () => ({
        q: await one('select lower(to_address) as q from chain_transfers where parked is not null limit 1')(),
      }),
      1,
    ],
    [
      'by the account',
      async () => ({ q: await one('select mobile as q from users order by id limit 1')() }),
      1,
    ],
  ])('%s', async (_, asked, count) => {
    const filter = { ...any, ...(await asked()) };
    expect((await parkedTransfers.read(world.db, filter, null, 20)).rows).toHaveLength(count);
    for (const mode of ['auto', 'force_generic_plan']) {
      await world.owner.script(`set plan_cache_mode = ${mode}`);
      for (const question of [
        parkedTransfers.counting(filter),
        parkedTransfers.paging(filter, null, 21, count),
      ]) {
        const nodes = await plansOf(world, question);
        const long = nodes.filter((n) => (n['Relation Name'] ?? '').match(/^(users|chain_transfers)$/));
        expect(long.map((n) => n['Node Type'])).not.toContain('Seq Scan');
        expect(Math.max(...long.map(readBy))).toBeLessThan(200);
      }
    }
    await world.owner.script('reset plan_cache_mode');
  });
});

describe('what somebody types', () => {
  const found = async (q: string) => [
    await withdrawals.count(world.db, { ...withdrawal, q }),
    await topUps.count(world.db, { ...topUp, q }),
  ];
  it.each([
    ['a%b@ex', [1, 2]],
    ['A_B@', [1, 2]],
    ['axb', [1, 2]],
    ['a\\b', [1, 2]],
    ['%', [0, 0]],
    ['%%%%%%%%%%', [0, 0]],
    ['___', [0, 0]],
    ['_________________', [0, 0]],
    ['\\', [0, 0]],
    ["a'b", [0, 0]],
    ['ref_', [0, 0]],
    ['ref_%', [0, 0]],
    ['bk%', [0, 0]],
    ['ab', [0, 0]],
    ['W20260301', [0, 0]],
    ['\u{10FFFF}', [0, 0]],
  ])('as %s means those letters, and a short beginning a whole', async (q, counts) => {
    expect(await found(q)).toEqual(counts);
  });

  it('is found among those of one status only, too, page by page', async () => {
    const { prefix } = await world.owner.one<{ prefix: string }>(
      'test.prefix',
      'select substr(email, 1, 3) as prefix from users group by 1 order by count(*) desc, 1 limit 1',
      [],
    );
    const filter = { ...topUp, q: prefix, status: '0' } as const;
    const { rows: all } = await topUps.read(world.db, filter, null, 100);
    const { rows: first } = await topUps.read(world.db, filter, null, 2);
    const { rows: next } = await topUps.read(world.db, filter, String(first[2]?.id), 100);
    expect([...first, ...next].map((t) => t.id)).toEqual(all.map((t) => t.id));
    expect(all.length).toBeGreaterThan(4);
    expect(await topUps.count(world.db, filter)).toBe(all.length);
    expect(await topUps.count(world.db, { ...filter, status: null })).toBe(2 * all.length);
  });
});
