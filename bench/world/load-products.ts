// One of the loading processes: its share of the products through the catalogue's own act, a batch a transaction.

import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDatabase } from '../../apps/api/src/platform/db.ts';
import { insertProducts } from '../../apps/api/src/slices/catalogue/index.ts';
import { benchProduct } from './products.ts';

export interface LoadShare {
  readonly url: string;
  /** As text: a message between processes carries no bigint. */
  readonly shopIds: readonly string[];
  readonly from: number;
  readonly until: number;
}

const batch = 500;

async function load(share: LoadShare): Promise<void> {
  const shops = share.shopIds.map(BigInt);
  const database = openDatabase({ url: share.url, max: 1, clock: systemClock });
  const now = systemClock.now();
  try {
    for (let start = share.from; start < share.until; start += batch) {
      const size = Math.min(batch, share.until - start);
      const products = Array.from({ length: size }, (_, i) =>
        benchProduct(start + i, shops[(start + i) % shops.length] as bigint, now),
      );
      await database.transaction(
        async (tx) => {
          // What is lost in a crash here is loaded anew.
          await tx.run('bench.async', 'set local synchronous_commit = off');
          await insertProducts(tx, products);
        },
        { statementTimeoutMs: 120_000, retries: 20 },
      );
      process.send?.({ loaded: size });
    }
  } finally {
    await database.close();
  }
}

process.once('message', (share: LoadShare) => {
  load(share).then(
    () => process.disconnect(),
    (error) => {
      process.send?.({ failed: String(error) });
      process.exit(1);
    },
  );
});
