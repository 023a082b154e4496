// Fills an empty database: categories, shops and products with their words, by several processes, indexes built afterwards.
import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { type Database, openDatabase, openSession, type Session } from '../../apps/api/src/platform/db.ts';
import { upsertCategory } from '../../apps/api/src/slices/catalogue/index.ts';
import { insertShop } from '../../apps/api/src/slices/shops/index.ts';
import type { LoadShare } from './load-products.ts';
import { benchCategories } from './products.ts';
import { vacuumFilled } from './vacuum-filled.ts';
import { vocabularies } from './words.ts';

/** From here on it is quicker to build indexes over everything than to keep them while loading. */
const manyProducts = 5_000;
const productsPerShop = 500;

async function openShops(database: Database, count: number): Promise<bigint[]> {
  return database.transaction(async (tx) => {
    for (const category of benchCategories) await upsertCategory(tx, { ...category, picture: null });
    const ids: bigint[] = [];
    for (let n = 0; n < count; n += 1) {
      const name = `${vocabularies.en.nouns[n % vocabularies.en.nouns.length]} house ${n}`;
      ids.push(
        await insertShop(tx, {
          slug: `bench-shop-${n}`,
          name,
          monogram: 'BH',
          country: ['CN', 'DE', 'US', 'JP'][n % 4] as string,
          taglines: { en: `The ${name}` },
          descriptions: { en: `All about the ${name}` },
          pictures: [],
          freightBaseCents: 500n,
          freightPerExtraItemCents: 100n,
          freightFreeAboveCents: n % 3 === 0 ? 5000n : null,
          deliveryMinDays: 5,
          deliveryMaxDays: 12,
          destinations: {},
          shipsElsewhere: true,
          openedAt: tx.now,
        }),
      );
    }
    return ids;
  });
}

/** Takes the plain indexes of the loaded tables away; answers the statements that bring them back. */
async function dropIndexes(session: Session): Promise<string[]> {
  const rows = await session.many<{ name: string; statement: string }>(
    'bench.indexes',
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement
     from pg_index i where i.indrelid = any('{products,product_search,skus}'::regclass[]) and not i.indisunique`,
  );
  for (const { name } of rows) await session.script(`drop index ${name}`);
  return rows.map((row) => row.statement);
}

function loadShare(share: LoadShare, onLoaded: (products: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'load-products.ts'), {
      execArgv: ['--import', 'tsx'],
    });
    child.on('message', (message: { loaded?: number; failed?: string }) => {
      if (message.failed !== undefined) reject(new Error(message.failed));
      else onLoaded(message.loaded ?? 0);
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a loader ended with ${code}`))));
    child.send(share);
  });
}

/** A tenth of the products sells, a few of them well, as sales and stars go. */
const spreadFigures = `
  update products p set
    sales = (20000 / (1 + r.rank))::int, sales_30d = (2000 / (1 + r.rank))::int,
    reviews = (4000 / (1 + r.rank))::int, rating = 3 + (r.rank % 20) / 10.0,
    comprehensive_score = least(1000000, comprehensive_score + (500000 / (1 + r.rank))::int)
  from (select id, (hashint8(id) & 1023) as rank from products where id % 10 = 0) r where p.id = r.id`;

/** Loads `count` products into an empty, migrated database and leaves it vacuumed. `say` hears how many there are so far. */
export async function loadWorld(url: string, count: number, say: (products: number) => void): Promise<void> {
  const database = openDatabase({ url, max: 2, clock: systemClock });
  const session = await openSession({ url });
  try {
    const shops = await openShops(database, Math.max(8, Math.ceil(count / productsPerShop)));
    const indexes = count >= manyProducts ? await dropIndexes(session) : [];
    const processes = count >= manyProducts ? Math.max(2, Math.min(8, os.availableParallelism())) : 1;
    let loaded = 0;
    const each = Math.ceil(count / processes);
    await Promise.all(
      Array.from({ length: processes }, (_, n) =>
        loadShare(
          {
            url,
            // A shop of one's own each: figures of shops are locked until a batch is done.
            shopIds: shops.filter((_, s) => s % processes === n).map(String),
            from: n * each,
            until: Math.min(count, (n + 1) * each),
          },
          (products) => {
            loaded += products;
            say(loaded);
          },
        ),
      ),
    );
    await session.script(spreadFigures);
    await session.script(`set maintenance_work_mem = '512MB'`);
    for (const statement of indexes) await session.script(statement);
    await vacuumFilled(session);
  } finally {
    await session.close();
    await database.close();
  }
}
