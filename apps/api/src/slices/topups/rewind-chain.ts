// Setting a chain's cursor back, by a person's word: what follows is read again, and what was noted before stays noted once.
import type { Services } from '../../platform/services.ts';
import type { ChainWork } from '../networks/index.ts';
import { updateCursor } from './chain-cursors.sql.ts';

/** Reading goes on above block `number`. @throws RangeError when that block is not final, ChainUnreadable, ChainContradiction */
export async function rewindChain(
  { database }: Pick<Services, 'database'>,
  { chain, reader }: ChainWork,
  number: bigint,
): Promise<void> {
  const final = await reader.finalBlock(chain.creditConfirmations);
  if (number > final.number) throw new RangeError(`block ${number} is not final; ${final.number} is`);
  const block = await reader.block(number);
  await database.transaction((tx) => updateCursor(tx, chain.id, block));
}
