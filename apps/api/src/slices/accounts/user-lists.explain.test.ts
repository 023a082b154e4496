// The plans behind the search for shoppers: whatever may be meant has an index of its own, however many people there are, and no letter means more than itself.
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { plansOf, readBy, settle } from '../../testing/plans.ts';
import { userCards } from './user-lists.sql.ts';

const world = withTestDatabase();
const size = 33_000;
/** Letters that nobody else has. */
const letters = (of: string) => `translate(md5(${of}), '0123456789', 'ghijklmnop')`;

/** Nearly everybody is called by letters of no meaning; one in three has the family name Zhou, and a few have names to be looked for. */
beforeAll(async () => {
  await world.owner.run(
    'test.fill',
    `insert into users (email, mobile, given_name, family_name, language, password_hash, created_at, frozen_at)
     select case g when 7 then 'a%b@example.com' when 8 then 'a_b@example.com' else ${letters('g::text')} || '@example.com' end, '+4915' || lpad(g::text, 8, '0'),
       case g when 11 then '小明' when 12 then 'Ágnes' when 13 then 'A_1' else initcap(${letters("'given' || g")}) end,
       case when g = 11 then '王' when g = 12 then 'Szabó Kiss' when g % 3 = 0 then 'Zhou' else initcap(${letters("'family' || g")}) end,
       'en', '$argon2id$x', $2, case when g % 1000 = 5 then $2::timestamptz end from generate_series(1, $1::int) g`,
    [size, TEST_START],
  );
  await settle(world, ['users']);
}, 120_000);

const found = (q: string) => userCards.read(world.db, { q, frozen: null }, null, 20);
const one = async (column: string) =>
  (
    await world.owner.one<{ q: string }>(
      'test.one',
      `select ${column} as q from users where id = (select min(id) + 98 from users)`,
      [],
    )
  ).q;

describe('people are searched by the index of', () => {
  it.each<[string, string, () => Promise<string>]>([
    ['how an address begins', 'users_email_begins', () => one('upper(substr(email, 1, 9))')],
    ['how a number begins', 'users_mobile_begins', () => one('substr(mobile, 2)')],
    ['an id', 'users_pkey', () => one('id::text')],
    ['a part of a given name', 'users_name_within', () => one('substr(given_name, 3, 9)')],
    ['both names', 'users_name_within', () => one(`given_name || ' ' || substr(family_name, 1, 5)`)],
    ['both names, the other way round', 'users_name_within', () => one(`family_name || ' ' || given_name`)],
    ['a name of two letters', 'users_name_begins', async () => '王小'],
    ['a given name of two letters', 'users_given_begins', async () => '小明'],
  ])('%s, by %s', async (_, index, text) => {
    const filter = { q: await text(), frozen: null };
    for (const mode of ['auto', 'force_generic_plan']) {
      await world.owner.script(`set plan_cache_mode = ${mode}`);
      for (const asked of [userCards.counting(filter), userCards.paging(filter, null, 21, 1)]) {
        const nodes = await plansOf(world, asked);
        expect(nodes.map((n) => n['Index Name'])).toContain(index);
        expect(nodes.map((n) => n['Node Type'])).not.toContain('Seq Scan');
        expect(Math.max(...nodes.map(readBy))).toBeLessThan(200);
      }
    }
    await world.owner.script('reset plan_cache_mode');
    expect((await found(filter.q)).total).toBe(1);
  });

  it('the newest, where a text stands for very many', async () => {
    const { total, rows } = await found('zhou');
    expect(total).toBe(10_000);
    expect(rows.map((u) => u.id)).toEqual(rows.map((u) => u.id).toSorted((a, b) => Number(b - a)));
    const nodes = await plansOf(world, userCards.paging({ q: 'zhou', frozen: null }, null, 21, total));
    expect(Math.max(...nodes.map(readBy))).toBeLessThan(200);
  });
});

describe('what somebody types', () => {
  it.each([
    ['王小明', 1],
    ['小明 王', 1],
    ['王', 1],
    ['小明', 1],
    ['ágn', 1],
    ['kiss ágnes', 1],
    ['+49 15 0000 0007', 1],
    ['0049/15-00000007', 1],
    ['491500000007', 1],
    ['a%b', 1],
    ['a_b@', 1],
    ['a_1', 1],
    ['%', 0],
    ['_', 0],
    ['%%%', 0],
    ['\\', 0],
    ["'; --", 0],
    ['1'.repeat(80), 0],
    ['nobody at all', 0],
  ])('%s means those letters', async (q, count) => {
    expect((await found(q)).total).toBe(count);
  });

  it('is found among frozen people only, too, page by page', async () => {
    const filter = { q: '+4915', frozen: true };
    const first = await userCards.read(world.db, filter, null, 20);
    expect(first.total).toBe(size / 1000);
    const rest = await userCards.read(world.db, filter, String(first.rows[19]?.id), 20);
    const ids = [...first.rows.slice(0, 20), ...rest.rows].map((u) => u.id);
    expect(new Set(ids).size).toBe(size / 1000);
  });
});
