// Many callers on one withdrawal, one ticket, one proof at the same moment: one effect, the others are told why not, and the books are clean after each.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { betweenLookAndWrite } from '../../testing/between.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator, createPayTicket, createShopper, type Shopper } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { done, refusals, times } from '../../testing/races.ts';
import { bankCard, secret, wallet, withdrawing } from '../../testing/withdrawals.ts';
import { businessRules } from '../operations/index.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { readWithdrawalAudit } from './read-withdrawals.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { saveDestination } from './save-destination.ts';
import { verifyPayout } from './verify-payout.ts';

const world = withTestDatabase({ max: 32 });
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const callers = 30;
const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
const steps = withdrawing(world);
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
async function operators(n: number): Promise<OperatorActor[]> {
  const made: OperatorActor[] = [];
  while (made.length < n) made.push(await createOperator(world.owner));
  return made;
}
const balance = (who: Shopper) => balanceOf(world.db, { type: 'shopper_available', ownerId: who.userId });
const held = (id: bigint) => balanceOf(world.db, { type: 'shopper_held', ownerId: id });
const audit = (id: bigint) =>
  readWithdrawalAudit(world.db, id, async () => new Map(), { operatorId: 0n, now: world.clock.now() });

interface Owner {
  readonly shopper: Shopper;
  readonly destination: bigint;
}
const ready = (cents: bigint): Promise<Owner> => steps.ready(cents, wallet);
const ticketOf = ({ shopper, destination }: Owner, cents: bigint) =>
  createPayTicket(world.db, shopper.userId, String(destination), cents, 'withdraw.request');
const submit = ({ shopper, destination }: Owner, amount: string, ticket: string) =>
  outcome(write((tx) => createWithdrawal(tx, shopper.actor, { destination, amount, fee: '1.00', ticket })));
async function asked(amount = '100.00', cents = 10_000n): Promise<Owner & { id: bigint }> {
  const owner = await ready(cents);
  const made = await submit(owner, amount, await ticketOf(owner, cents));
  if (typeof made === 'string') throw new Error(made);
  return { ...owner, id: BigInt(made.id) };
}
const approve = (by: OperatorActor, id: bigint) => outcome(steps.approve(by, id));
const take = (by: OperatorActor, id: bigint) => outcome(steps.take(by, id));
const record = (by: OperatorActor, id: bigint, proof: string, watched = false) =>
  outcome(steps.record(by, id, proof, watched));
const release = (by: OperatorActor, id: bigint) => outcome(steps.release(by, id));
const refuse = (by: OperatorActor, id: bigint) =>
  outcome(write((tx) => refuseWithdrawal(tx, by, { id, refusal: 'suspicious' })));
const cancel = (who: Shopper, id: bigint) => outcome(write((tx) => cancelWithdrawal(tx, who.actor, { id })));

describe('asking', () => {
  it('with one ticket by thirty at once is one withdrawal', async () => {
    const owner = await ready(100_000n);
    const ticket = await ticketOf(owner, 2_000n);
    const results = await times(callers, () => submit(owner, '20.00', ticket));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['PAY_TICKET_INVALID']);
    expect(await balance(owner.shopper)).toBe(98_000n);
  });

  it('for the whole balance by thirty with a ticket each is one withdrawal', async () => {
    const owner = await ready(2_000n);
    const tickets = await times(callers, () => ticketOf(owner, 2_000n));
    const results = await times(callers, (i) => submit(owner, '20.00', tickets[i] ?? ''));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['WITHDRAWAL_ABOVE_BALANCE']);
    expect(await balance(owner.shopper)).toBe(0n);
  });

  it('with somebody else’s ticket, for another place or amount, or too late, is nothing', async () => {
    const [owner, other] = [await ready(10_000n), await ready(10_000n)];
    const stolen = await ticketOf(owner, 2_000n);
    expect(await submit(other, '20.00', stolen)).toBe('PAY_TICKET_INVALID');
    // Made out for the thief's own destination, but by another person.
    const swapped = await ticketOf({ ...owner, destination: other.destination }, 2_000n);
    expect(await submit(other, '20.00', swapped)).toBe('PAY_TICKET_INVALID');
    expect(await submit(owner, '20.01', stolen)).toBe('PAY_TICKET_INVALID');
    world.clock.advance(120_000);
    expect(await submit(owner, '20.00', stolen)).toBe('PAY_TICKET_INVALID');
    expect([await balance(owner.shopper), await balance(other.shopper)]).toEqual([10_000n, 10_000n]);
  });

  it('while the limit for one person is lowered is told so, and is asked for again with the same ticket', async () => {
    const owner = await ready(50_000n);
    const ticket = await ticketOf(owner, 40_000n);
    const ask = () => submit(owner, '400.00', ticket);
    const lower = () =>
      world.owner.run(
        'test.limit',
        `insert into settings (key, value, version, changed_by, changed_at) values ('withdrawals.secondFromCents', '40000', 1, 'test', $1)`,
        [TEST_START],
      );
    expect(await betweenLookAndWrite(world, 'withdrawals', ask, lower)).toBe('LIMIT_CHANGED');
    expect(await balance(owner.shopper)).toBe(50_000n);
    const made = await ask();
    if (typeof made === 'string') throw new Error(made);
    expect(await audit(BigInt(made.id))).toMatchObject({ needsSecond: true });
    await world.owner.run('test.limit', `delete from settings where key = 'withdrawals.secondFromCents'`, []);
  });

  it('for one place to be saved by thirty at once is one place', async () => {
    const { actor } = await createShopper(world.owner);
    const results = await times(callers, () =>
      outcome(write((tx) => saveDestination(tx, actor, bankCard, secret))),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['DESTINATION_EXISTS']);
  });
});

describe('auditing', () => {
  it('approved by thirty at once below the limit is approved by one', async () => {
    const { id } = await asked();
    const people = await operators(callers);
    const results = await times(callers, (i) => approve(people[i] as OperatorActor, id));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
  });

  it('approved by thirty at once above the limit is approved by two different people', async () => {
    const { id } = await asked('1000.00', 100_000n);
    const people = await operators(15);
    const results = await times(callers, (i) => approve(people[i % 15] as OperatorActor, id));
    expect(done(results)).toHaveLength(2);
    expect(refusals(results).filter((r) => r !== 'FOUR_EYES')).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
    const { approvedBy, secondBy } = await audit(id);
    expect(secondBy).not.toBe(approvedBy);
  });

  it('cancelled and refused by sixty at once comes back once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, shopper } = await asked();
      const people = await operators(10);
      const results = await times<unknown>(60, (i) =>
        i % 2 === 0 ? cancel(shopper, id) : refuse(people[i % 10] as OperatorActor, id),
      );
      expect(done(results)).toHaveLength(1);
      expect(refusals(results)).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
      expect(await balance(shopper)).toBe(10_000n);
      expect(await held(id)).toBe(0n);
    }
  });
});

describe('paying out', () => {
  /** Taken for payout, and by whom. */
  async function taken(): Promise<Owner & { id: bigint; by: OperatorActor; people: OperatorActor[] }> {
    const made = await asked();
    const people = await operators(callers);
    const [by] = people;
    if (!by) throw new Error('nobody');
    await approve(by, made.id);
    await take(by, made.id);
    return { ...made, by, people };
  }

  it('taken by thirty at once is in the hands of one', async () => {
    const { id } = await asked();
    const people = await operators(callers);
    await approve(people[0] as OperatorActor, id);
    const results = await times(callers, (i) => take(people[i] as OperatorActor, id));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['CLAIMED_BY_OTHER']);
  });

  it('recorded by thirty at once with a proof each has one proof, and the money leaves once', async () => {
    const { id, by, shopper } = await taken();
    const results = await times(callers, (i) => record(by, id, hash(1_000 + i)));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
    expect(await held(id)).toBe(0n);
    expect(await balance(shopper)).toBe(0n);
  });

  it('one proof for twenty payouts at once stands for one of them', async () => {
    const payouts: Awaited<ReturnType<typeof taken>>[] = [];
    while (payouts.length < 20) payouts.push(await taken());
    const proof = hash(2_000);
    const results = await times(20, (i) => {
      const { by, id } = payouts[i] as (typeof payouts)[number];
      return record(by, id, i % 2 === 0 ? proof : proof.toUpperCase().replace('0X', '0x'));
    });
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['PAYOUT_PROOF_USED']);
  });

  it('recorded and given back at once: sent, or back to audit, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, by, people } = await taken();
      const results = await times(callers, (i) =>
        i % 2 === 0 ? record(by, id, hash(3_000 + 100 * round + i)) : release(people[i] as OperatorActor, id),
      );
      expect(done(results)).toHaveLength(1);
      expect(refusals(results)).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
      const { status, payout } = await audit(id);
      expect([
        ['1', 'sent'],
        ['0', 'failed'],
      ]).toContainEqual([status, payout]);
      expect(await held(id)).toBe(status === '1' ? 0n : 10_000n);
    }
  });

  it('given back by thirty at once goes back once', async () => {
    const { id, people } = await taken();
    const results = await times(callers - 1, (i) => release(people[i + 1] as OperatorActor, id));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['WITHDRAWAL_STEP_ILLEGAL']);
  });

  it('given back by thirty at once while it is taken again is still in the second hand', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, people } = await taken();
      const late = (by: OperatorActor) =>
        outcome(write((tx) => releaseWithdrawal(tx, by, { id, taking: 1, note: 'nothing was sent' })));
      const [, second, third] = people as [OperatorActor, OperatorActor, OperatorActor];
      const again = async () => {
        while ((await audit(id)).payout === 'processing') await late(second);
        await approve(second, id);
        return take(third, id);
      };
      const [taking, ...results] = await Promise.all([again(), ...people.slice(3).map(late)]);
      expect(typeof taking).not.toBe('string');
      expect(done(results).length).toBeLessThanOrEqual(1);
      expect(
        refusals(results).filter((r) => r !== 'WITHDRAWAL_STEP_ILLEGAL' && r !== 'PAYOUT_TAKEN_AGAIN'),
      ).toEqual([]);
      expect(await late(second)).toBe('PAYOUT_TAKEN_AGAIN');
      expect(await audit(id)).toMatchObject({
        payout: 'processing',
        taking: 2,
        takenBy: `operator:${third.operatorId}`,
      });
    }
  });

  it('verified by fifty at once is sent once', async () => {
    const { id, by } = await taken();
    await record(by, id, hash(4_000), true);
    const found = {
      success: true,
      transfers: [
        {
          contract: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
          from: wallet.address,
          to: wallet.address,
          raw: 99_000_000n,
        },
      ],
    } as never;
    const paid = await times(50, () => write((tx) => verifyPayout(tx, id, hash(4_000), found)));
    expect(new Set(paid)).toEqual(new Set([true]));
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent' });
    expect(await held(id)).toBe(0n);
  });
});
