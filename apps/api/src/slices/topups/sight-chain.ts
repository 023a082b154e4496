// Looking at what is on its way on a chain and not final yet: shown to those who announced it, never credited.
import type { Services } from '../../platform/services.ts';
import { type ChainWork, listNetworks } from '../networks/index.ts';
import {
  findCursor,
  hasSightings,
  listAwaited,
  type OurSighting,
  replaceSightings,
} from './chain-cursors.sql.ts';

/** So many addresses are asked for at once; who announced first of more waits until it is final to see it. */
const addressesMax = 500;

/** One look; a node that does not answer leaves things as they were. */
export async function sightChain({ database, log }: Services, { chain, reader }: ChainWork): Promise<void> {
  const awaited = await listAwaited(database, chain.id, addressesMax);
  if (awaited.length === 0 && !(await hasSightings(database, chain.id))) return;
  const read = await findCursor(database, chain.id);
  if (!read) return;
  const owners = new Map(awaited.map((a) => [a.address, a.userId]));
  const networks = (await listNetworks(database)).filter((n) => n.chainId === chain.id);
  const byContract = new Map(networks.map((n) => [n.contract.toLowerCase(), n.id]));
  const above = { number: read.number, hash: read.hash, parentHash: '' };
  const contracts = networks.map((n) => n.contract);
  try {
    const seen = awaited.length === 0 ? [] : await reader.sightings(above, contracts, [...owners.keys()]);
    const ours = seen.flatMap((s): OurSighting[] => {
      const [networkId, userId] = [byContract.get(s.contract.toLowerCase()), owners.get(s.to)];
      return networkId !== undefined && userId !== undefined && s.raw > 0n
        ? [{ ...s, networkId, userId }]
        : [];
    });
    await database.transaction((tx) => replaceSightings(tx, chain.id, ours));
  } catch (error) {
    log.debug({ err: error, chain: chain.id }, 'what is on its way could not be seen');
  }
}
