// Command `npm run chain:rewind -- --chain ethereum --block 123`: has a chain read again from the block above; what was noted before stays noted once.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { runtimeRole } from '../platform/migrate.ts';
import { listChains, openChain } from '../slices/networks/index.ts';
import { rewindChain } from '../slices/topups/rewind-chain.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

try {
  const { values } = parseArgs({ options: { chain: { type: 'string' }, block: { type: 'string' } } });
  const { chain: id = '', block = '' } = values;
  if (!/^\d{1,15}$/.test(block)) throw new Error('npm run chain:rewind -- --chain <id> --block <number>');
  const urls = readConfig().chainNodes.get(id);
  if (!urls) throw new Error(`CHAIN_NODES names no node for ${id || 'that chain'}`);
  await withCommandDatabase(async (url) => {
    const database = openDatabase({ url, role: runtimeRole, max: 1, clock: systemClock });
    try {
      const chain = (await listChains(database)).find((c) => c.id === id);
      if (!chain) throw new Error(`${id} is not in the registry`);
      await rewindChain({ database }, { chain, reader: await openChain(chain, urls) }, BigInt(block));
    } finally {
      await database.close();
    }
  });
  say(`${id} is read again from block ${BigInt(block) + 1n}`);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
