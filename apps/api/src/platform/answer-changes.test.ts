// The changes that kept answers hear of: written by triggers with whatever changed, read without missing a late one, forgotten in time.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertProduct, insertProducts } from '../slices/catalogue/index.ts';
import { createCategories, openShop, product } from '../testing/catalogue.ts';
import { withTestDatabase } from '../testing/database.ts';
import { AnswerCache } from './answer-cache.ts';
import { answersJobs, type ChangeWatch, watchChanges } from './answer-changes.ts';
import { type Database, openDatabase, openSession } from './db.ts';
import { createLog } from './log.ts';
import type { Services } from './services.ts';

const test = withTestDatabase();
const log = createLog('silent');
let answers: AnswerCache<string>;
let watch: ChangeWatch;
let heard: string[];
let shopId: bigint;
let productId: bigint;

beforeAll(async () => {
  shopId = await openShop(test.db);
  await test.db.transaction(createCategories);
  productId = await test.db.transaction((tx) => insertProduct(tx, product(shopId, 'Thing')));
});
/** Watches anew, noting what it hears. */
function open(database: Database): void {
  answers = new AnswerCache();
  heard = [];
  vi.spyOn(answers, 'forget').mockImplementation((tags) => void heard.push(...tags));
  vi.spyOn(answers, 'forgetAll').mockImplementation(() => void heard.push('all'));
  watch = watchChanges(database, answers, log);
}
beforeEach(async () => {
  open(test.db);
  await watch.poll();
  heard.length = 0;
});
const poll = async () => {
  heard.length = 0;
  await watch.poll();
  return [...new Set(heard)].sort();
};
const change = (text: string, values: unknown[] = []) => test.db.run('t.change', text, values);

describe('a change', () => {
  const cases: [string, () => Promise<unknown>, () => string[]][] = [
    [
      "of a product's counters",
      () => change('update products set sales = sales + 1, reviews = reviews + 1 where id = $1', [productId]),
      () => [`product:${productId}`],
    ],
    [
      "of a product's price",
      () => change('update products set min_price_cents = 500 where id = $1', [productId]),
      () => ['prices', `product:${productId}`],
    ],
    [
      "of a product's place on the shelf",
      () => change(`update products set state = 'off' where id = $1`, [productId]),
      () => ['lists', `product:${productId}`],
    ],
    [
      "of a product's words",
      () => change(`update product_search set words = 'x' where product_id = $1`, [productId]),
      () => ['lists'],
    ],
    [
      "of a product's stars",
      () => change('update product_stats set with_pictures = 1 where product_id = $1', [productId]),
      () => [`product:${productId}`],
    ],
    [
      "of a SKU's price",
      () => change('update skus set price_cents = 900 where product_id = $1', [productId]),
      () => [`product:${productId}`],
    ],
    [
      'of stock, while some is left',
      () => change('update skus set reserved = 3 where product_id = $1', [productId]),
      () => [`product:${productId}`],
    ],
    [
      'of stock, to none left',
      () => change('update skus set reserved = stock where product_id = $1', [productId]),
      () => [`product:${productId}`, 'stock'],
    ],
    [
      'of stock, back from none',
      () => change('update skus set reserved = 0 where product_id = $1', [productId]),
      () => [`product:${productId}`, 'stock'],
    ],
    [
      'of what was promised and is sold now, which shows nowhere,',
      async () => {
        await change('update skus set reserved = 2 where product_id = $1', [productId]);
        await poll();
        await change(
          'update skus set stock = stock - 2, reserved = reserved - 2, sold = sold + 2 where product_id = $1',
          [productId],
        );
      },
      () => [],
    ],
    [
      'of what was sold and comes back',
      () => change('update skus set stock = stock + 2, sold = sold - 2 where product_id = $1', [productId]),
      () => [`product:${productId}`],
    ],
    [
      'of a shop',
      () => change(`update shops set state = 'holiday' where id = $1`, [shopId]),
      () => ['lists', `shop:${shopId}`, 'shops'],
    ],
    [
      "of a shop's figures",
      () => change('update shop_stats set fans = fans + 1 where shop_id = $1', [shopId]),
      () => ['shops'],
    ],
    ['of categories', () => change('update categories set position = position + 1'), () => ['categories']],
    [
      'of settings',
      () => change(`insert into settings values ('catalogue.returnDays', '20', 1, 'test', now())`),
      () => ['settings'],
    ],
    [
      'of what people look for',
      () => change(`insert into hot_searches values ('en', 'lamp', 'Lamp', 1)`),
      () => ['hot-searches'],
    ],
    [
      'of the front page',
      () =>
        change(
          `insert into banners (id, position, titles, lines, tone, link) values ('a', 1, '{"en": "A"}', '{"en": "A"}', 'sand', '/')`,
        ),
      () => ['banners'],
    ],
    [
      "of a product's score, which nobody is shown,",
      () =>
        change(
          'update products set comprehensive_score = 7, sales_30d = 1, scored_at = now() where id = $1',
          [productId],
        ),
      () => [],
    ],
    ['that touches no row', () => change('update skus set stock = 1 where false'), () => []],
  ];
  it.each(cases)('%s says what it was', async (_what, act, tags) => {
    await act();
    expect(await poll()).toEqual(tags());
    expect(await poll()).toEqual([]);
  });
  it('of a product says so of every column that is shown, and there is none that nobody has thought of', async () => {
    const { shown } = await test.db.one<{ shown: string[] }>(
      't.shown',
      `select array(select distinct m[1] from regexp_matches(prosrc, '\\mn\\.(\\w+)(?=[,)])', 'g') m) as shown
       from pg_proc where proname = 'note_changed_products'`,
    );
    const hidden = ['keywords', 'slug', 'sales_30d', 'comprehensive_score', 'scored_at', 'updated_at'];
    const columns = await test.db.many<{ name: string }>(
      't.columns',
      `select column_name as name from information_schema.columns where table_name = 'products' and column_name <> 'id'`,
    );
    expect([...shown, ...hidden].sort()).toEqual(columns.map(({ name }) => name).sort());
  });
  it('of a new product is one of the lists', async () => {
    const id = await test.db.transaction((tx) => insertProduct(tx, product(shopId, 'New thing')));
    expect(await poll()).toEqual(['lists', `product:${id}`, 'shops', 'stock'].sort());
  });
  it('that is undone is none', async () => {
    const undone = test.db.transaction(async (tx) => {
      await tx.run('t.undone', 'update products set min_price_cents = 1 where id = $1', [productId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await poll()).toEqual([]);
  });
  it('of very many is written as one', async () => {
    await test.db.transaction((tx) =>
      insertProducts(
        tx,
        Array.from({ length: 401 }, (_, i) => product(shopId, `Many ${i}`)),
      ),
    );
    await poll();
    await change('update products set sales = sales + 1');
    expect(await poll()).toEqual(['*']);
    const { rows } = await test.db.one<{ rows: number }>(
      't.rows',
      `select count(*)::int as rows from answer_changes where xid = (select max(xid::text::bigint)::text::xid8 from answer_changes)`,
    );
    expect(rows).toBe(1);
  });
});

describe('a late commit', () => {
  it('is heard of when it comes, and what came before it only once', async () => {
    const late = await openSession({ url: test.url });
    await late.script('begin');
    await late.run('t.late', 'update skus set price_cents = 700 where product_id = $1', [productId]);
    for (let i = 0; i < 3; i += 1) {
      await change('update shop_stats set fans = fans + 1');
      expect(await poll()).toEqual(['shops']);
    }
    expect(await poll()).toEqual([]);
    await late.script('commit');
    expect(await poll()).toEqual([`product:${productId}`]);
    expect(await poll()).toEqual([]);
    await late.close();
  });
});

describe('old changes', () => {
  /** A sweep once nothing older runs; transactions of other test databases on this server count too. */
  const sweep = async () => {
    const settled = `select not exists (select from answer_changes, pg_current_snapshot() seen
      where xid >= pg_snapshot_xmin(seen) and xid < pg_snapshot_xmax(seen)) as settled`;
    await expect
      .poll(() => test.db.one<{ settled: boolean }>('t.settled', settled), { timeout: 20_000 })
      .toEqual({ settled: true });
    await answersJobs.sweeps[0]?.run({ clock: test.clock, database: test.db } as unknown as Services);
    test.clock.advance(3 * 60_000);
  };
  const rows = () => test.db.many('t.rows', 'select tag from answer_changes');
  it('are deleted when everybody has had time to hear of them', async () => {
    await change('update shop_stats set fans = fans + 1');
    await sweep();
    expect(await rows()).not.toEqual([]);
    await change('update categories set position = position + 1');
    await sweep();
    expect(await rows()).toEqual([{ tag: 'categories' }]);
  });
  it('were missed by who slept: everything is forgotten', async () => {
    await change('update shop_stats set fans = fans + 1');
    for (let i = 0; i < 3; i += 1) await sweep();
    expect(await poll()).toEqual(['all']);
    expect(await poll()).toEqual([]);
  });
  it('from another cluster’s dump mean nothing', async () => {
    await test.owner.script(`insert into answer_changes values ('9000000000000', 'foreign')`);
    await test.owner.script(
      `update answer_changes_floor set below = '9000000000000', next_below = '9000000000000'`,
    );
    expect(await poll()).toEqual([]);
    await change('update shop_stats set fans = fans + 1');
    expect(await poll()).toEqual(['shops']);
    for (let i = 0; i < 2; i += 1) await sweep();
    expect(await rows()).toEqual([]);
  });
});

describe('an outage', () => {
  it('leaves no trust, and forgets everything when it is over', async () => {
    // Nobody listens on port 1.
    const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', clock: test.clock });
    open(nowhere);
    const trusted = vi.spyOn(answers, 'trustFrom');
    expect(await watch.poll()).toBe(false);
    expect([heard, trusted.mock.calls]).toEqual([[], []]);
    await nowhere.close();

    let down = false;
    const moody = {
      ...test.db,
      one: (...a: Parameters<Database['one']>) =>
        down ? Promise.reject(new Error('down')) : test.db.one(...a),
    } as Database;
    open(moody);
    await watch.poll();
    expect(await poll()).toEqual([]);
    down = true;
    expect(await watch.poll()).toBe(false);
    down = false;
    expect(await poll()).toEqual(['all']);
  });
  it('does not end the watching, and the end of watching leaves nothing behind', async () => {
    let times = 0;
    const moody = {
      ...test.db,
      one: async (...a: Parameters<Database['one']>) => {
        times += 1;
        if (times === 2) throw new Error('down');
        return test.db.one(...a);
      },
    } as Database;
    open(moody);
    await watch.start();
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(3);
    await watch.stop();
    const asked = times;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(times).toBe(asked);
  });
});
