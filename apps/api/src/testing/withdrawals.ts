// Withdrawals for tests: a shopper with money and a rested destination, and the steps of operators.
import type { OperatorActor } from '../platform/actors.ts';
import type { Tx } from '../platform/db.ts';
import { approveWithdrawal } from '../slices/withdrawals/approve-withdrawal.ts';
import { createWithdrawal } from '../slices/withdrawals/create-withdrawal.ts';
import { quoteWithdrawal } from '../slices/withdrawals/quote-withdrawal.ts';
import { recordPayout } from '../slices/withdrawals/record-payout.ts';
import { releaseWithdrawal } from '../slices/withdrawals/release-withdrawal.ts';
import { saveDestination } from '../slices/withdrawals/save-destination.ts';
import { takeWithdrawal } from '../slices/withdrawals/take-withdrawal.ts';
import { getWithdrawal } from '../slices/withdrawals/withdrawals.sql.ts';
import type { TestDatabase } from './database.ts';
import { createPayTicket, createShopper, fund, type Shopper } from './fixtures.ts';

export const secret = 'a secret of these tests that is long enough';
export const dayMs = 24 * 3_600_000;
export const bankCard = {
  type: 'bank',
  holder: 'Mia Test',
  bankName: 'Harbour Bank',
  cardNumber: '4242 4242 4242 4242',
  country: 'US',
} as const;
export const wallet = {
  type: 'chain',
  network: 'arbitrum-usdt',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;

type Place = Parameters<typeof saveDestination>[2];
type Id = string | bigint;
/** The one that it is in now, or was last. */
const takingOf = async (tx: Tx, id: Id): Promise<number> => (await getWithdrawal(tx, BigInt(id))).taking;
/** The steps of a withdrawal in one test's database, each in a transaction of its own. */
export function withdrawing(world: TestDatabase) {
  const write = <T>(act: (tx: Tx) => Promise<T>) => world.db.transaction(act);
  return {
    async ready(cents = 50_000n, place: Place = bankCard) {
      const shopper = await createShopper(world.owner);
      await write((tx) => fund(tx, shopper.userId, cents));
      const saved = await write((tx) => saveDestination(tx, shopper.actor, place, secret));
      world.clock.advance(dayMs);
      return { shopper, destination: BigInt(saved.id) };
    },
    /** With the charge that was shown and a ticket for it. */
    async ask(shopper: Shopper, destination: bigint, amount: string) {
      const { fee } = await quoteWithdrawal(world.db, shopper.actor, { destination, amount });
      const cents = BigInt(amount.replace('.', ''));
      const to = String(destination);
      const ticket = await createPayTicket(world.db, shopper.userId, to, cents, 'withdraw.request');
      return write((tx) => createWithdrawal(tx, shopper.actor, { destination, amount, fee, ticket }));
    },
    approve: (by: OperatorActor, id: Id) => write((tx) => approveWithdrawal(tx, by, BigInt(id))),
    take: (by: OperatorActor, id: Id) => write((tx) => takeWithdrawal(tx, by, BigInt(id))),
    record: (by: OperatorActor, id: Id, proof: string, watched = false) =>
      write(async (tx) =>
        recordPayout(tx, by, { id: BigInt(id), taking: await takingOf(tx, id), proof }, () => watched),
      ),
    release: (by: OperatorActor, id: Id, note = 'nothing was sent') =>
      write(async (tx) =>
        releaseWithdrawal(tx, by, { id: BigInt(id), taking: await takingOf(tx, id), note }),
      ),
  };
}
