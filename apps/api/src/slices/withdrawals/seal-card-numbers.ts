// Seals the card numbers of the time before they were sealed: destinations, and the payees of withdrawals. Once there are none it finds none.
import type { Database, Tx } from '../../platform/db.ts';
import { sealCardNumber } from './card-number.ts';
import { lockClearCards, updateCardSealed } from './destinations.sql.ts';
import { lockClearPayees, updatePayeeSealed } from './withdrawals.sql.ts';

const atOnce = 500;

/** To be run before the first request; safe in several processes. Answers how many rows were sealed. */
export async function sealCardNumbers(database: Database, secret: string): Promise<number> {
  let all = 0;
  for (let done = atOnce; done > 0; all += done)
    done = await database.transaction(
      async (tx) => (await sealCards(tx, secret)) + (await sealPayees(tx, secret)),
    );
  return all;
}

async function sealCards(tx: Tx, secret: string): Promise<number> {
  const cards = await lockClearCards(tx, atOnce);
  for (const { id, userId, number } of cards) {
    const { number: ending, ...kept } = sealCardNumber(secret, userId, number);
    await updateCardSealed(tx, { id, ending, ...kept });
  }
  return cards.length;
}

async function sealPayees(tx: Tx, secret: string): Promise<number> {
  const payees = await lockClearPayees(tx, atOnce);
  for (const { id, userId, number } of payees) {
    const { number: ending, sealed } = sealCardNumber(secret, userId, number);
    await updatePayeeSealed(tx, id, ending, sealed);
  }
  return payees.length;
}
