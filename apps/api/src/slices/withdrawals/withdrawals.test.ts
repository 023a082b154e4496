// Withdrawals on a real database: what is set aside, who may decide, what comes back, and many callers at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { TEST_START, untilSomebodyWaits, withTestDatabase } from '../../testing/database.ts';
import {
  createOperator,
  createPayTicket,
  createShopper,
  fund,
  type Shopper,
} from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { bankCard, dayMs, secret, wallet, withdrawing } from '../../testing/withdrawals.ts';
import { freezeUser } from '../accounts/index.ts';
import { businessRules } from '../operations/index.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { deleteDestination } from './delete-destination.ts';
import { heldOf } from './index.ts';
import { quoteWithdrawal } from './quote-withdrawal.ts';
import { listWithdrawalAudits, readWithdrawalAudit, readWithdrawalForm } from './read-withdrawals.ts';
import { recordPayout } from './record-payout.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { saveDestination } from './save-destination.ts';

const world = withTestDatabase({ max: 32 });
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const { ready, ask, approve, take, record, release } = withdrawing(world);
const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const balance = (shopper: Shopper) =>
  balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId });
const refuse = (by: OperatorActor, id: string) =>
  write((tx) => refuseWithdrawal(tx, by, { id: BigInt(id), refusal: 'suspicious', note: 'call us' }));
const audit = (id: string) =>
  readWithdrawalAudit(world.db, BigInt(id), async () => new Map(), {
    operatorId: 0n,
    now: world.clock.now(),
  });

describe('destinations', () => {
  it.each([
    ['4242 4242 4242 4241', 'CARD_NUMBER_INVALID'],
    ['4242', 'CARD_NUMBER_INVALID'],
    ["'; drop table destinations; --", 'CARD_NUMBER_INVALID'],
    ['４２４２４２４２４２４２４２４２', 'CARD_NUMBER_INVALID'],
  ])('refuses the card number %s', async (cardNumber, error) => {
    const { actor } = await createShopper(world.owner);
    expect(
      await outcome(write((tx) => saveDestination(tx, actor, { ...bankCard, cardNumber }, secret))),
    ).toBe(error);
  });

  it.each([
    ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'CHAIN_ADDRESS_INVALID'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'CHAIN_ADDRESS_INVALID'],
    // The coin's own contract.
    ['0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'CHAIN_ADDRESS_INVALID'],
  ])('refuses the address %s', async (address, error) => {
    const { actor } = await createShopper(world.owner);
    expect(await outcome(write((tx) => saveDestination(tx, actor, { ...wallet, address }, secret)))).toBe(
      error,
    );
  });

  it('refuses an address that we gave out for deposits, and one saved twice', async () => {
    const { userId, actor } = await createShopper(world.owner);
    const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    await world.owner.run(
      'test.address',
      `insert into deposit_addresses (family, user_id, address, created_at) values ('evm', $1, $2, $3)`,
      [userId, address, TEST_START],
    );
    expect(await outcome(write((tx) => saveDestination(tx, actor, { ...wallet, address }, secret)))).toBe(
      'CHAIN_ADDRESS_OURS',
    );
    await write((tx) => saveDestination(tx, actor, wallet, secret));
    expect(await outcome(write((tx) => saveDestination(tx, actor, wallet, secret)))).toBe(
      'DESTINATION_EXISTS',
    );
  });

  it('shows the end of a card only, and belongs to one person', async () => {
    const { shopper, destination } = await ready();
    const form = await readWithdrawalForm(world.db, shopper.actor, world.clock.now());
    expect(JSON.stringify(form)).not.toContain('42424242');
    expect(form.destinations).toMatchObject([{ ending: '4242', bankName: 'Harbour Bank', usableFrom: null }]);
    const other = await createShopper(world.owner);
    await write((tx) => fund(tx, other.userId, 50_000n));
    expect(await outcome(quoteWithdrawal(world.db, other.actor, { destination, amount: '20.00' }))).toBe(
      'DESTINATION_NOT_FOUND',
    );
    expect(await outcome(write((tx) => deleteDestination(tx, other.actor, { id: destination })))).toBe(
      'DESTINATION_NOT_FOUND',
    );
  });
});

describe('asking for money', () => {
  it('shows charge and arrival before, and sets the whole amount aside', async () => {
    const { shopper, destination } = await ready();
    expect(await quoteWithdrawal(world.db, shopper.actor, { destination, amount: '200.00' })).toEqual({
      amount: '200.00',
      fee: '2.00',
      arrival: '198.00',
      expectedHours: 72,
    });
    const made = await ask(shopper, destination, '200.00');
    expect(made).toMatchObject({
      status: '0',
      payout: 'none',
      amount: '200.00',
      fee: '2.00',
      actions: ['cancel'],
    });
    expect(made.withdrawalNo).toMatch(/^W20260303\d{10}$/);
    expect(await balance(shopper)).toBe(30_000n);
    expect(await heldOf(world.db, shopper.userId)).toBe(20_000n);
  });

  it.each([
    ['9.99', 'WITHDRAWAL_BELOW_MINIMUM'],
    ['10000.01', 'WITHDRAWAL_ABOVE_MAXIMUM'],
    ['500.01', 'WITHDRAWAL_ABOVE_BALANCE'],
  ])('refuses %s and changes nothing', async (amount, error) => {
    const { shopper, destination } = await ready();
    expect(await outcome(ask(shopper, destination, amount))).toBe(error);
    expect(await balance(shopper)).toBe(50_000n);
  });

  it('refuses another charge than was shown, a strange ticket, and a ticket twice', async () => {
    const { shopper, destination } = await ready();
    const given = { destination, amount: '100.00', fee: '1.00' };
    const ticketFor = (target: string, amount: bigint, purpose: 'order.pay' | 'withdraw.request') =>
      createPayTicket(world.db, shopper.userId, target, amount, purpose);
    const submit = (ticket: string, fee = '1.00') =>
      outcome(write((tx) => createWithdrawal(tx, shopper.actor, { ...given, fee, ticket })));
    const right = await ticketFor(String(destination), 10_000n, 'withdraw.request');
    expect(await submit(right, '0.00')).toBe('WITHDRAWAL_FEE_CHANGED');
    expect(await submit(await ticketFor(String(destination), 10_001n, 'withdraw.request'))).toBe(
      'PAY_TICKET_INVALID',
    );
    expect(await submit(await ticketFor('1', 10_000n, 'withdraw.request'))).toBe('PAY_TICKET_INVALID');
    expect(await submit(await ticketFor(String(destination), 10_000n, 'order.pay'))).toBe(
      'PAY_TICKET_INVALID',
    );
    expect(await submit(right)).toMatchObject({ status: '0' });
    expect(await submit(right)).toBe('PAY_TICKET_INVALID');
    expect(await balance(shopper)).toBe(40_000n);
  });

  it('waits for a new destination, and after a change of credentials', async () => {
    const { shopper, destination } = await ready();
    const fresh = await write((tx) => saveDestination(tx, shopper.actor, wallet, secret));
    expect(await outcome(ask(shopper, BigInt(fresh.id), '100.00'))).toBe('DESTINATION_TOO_NEW');
    await world.owner.run(
      'test.change',
      `insert into credential_changes (user_id, kind, way, ip, created_at) values ($1, 'password', 'reset', '', $2)`,
      [shopper.userId, world.clock.now()],
    );
    expect(await outcome(ask(shopper, destination, '100.00'))).toBe('WITHDRAWAL_PAUSED');
    world.clock.advance(dayMs - 1);
    expect(await outcome(ask(shopper, destination, '100.00'))).toBe('WITHDRAWAL_PAUSED');
    world.clock.advance(1);
    expect(await ask(shopper, destination, '100.00')).toMatchObject({ status: '0' });
    expect(await ask(shopper, BigInt(fresh.id), '100.00')).toMatchObject({ fee: '1.00' });
  });

  it('three a day, however many ask at once', async () => {
    const { shopper, destination } = await ready(500_000n);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => outcome(ask(shopper, destination, '20.00'))),
    );
    expect(results.filter((r) => typeof r !== 'string')).toHaveLength(3);
    expect(new Set(results.filter((r) => typeof r === 'string'))).toEqual(
      new Set(['WITHDRAWAL_DAILY_LIMIT']),
    );
    expect(await balance(shopper)).toBe(494_000n);
    world.clock.set(new Date('2026-03-04T00:00:00Z'));
    expect(await ask(shopper, destination, '20.00')).toMatchObject({ status: '0' });
  });
});

describe('deciding', () => {
  it('approved, taken, recorded: the money left, once, with its proof', async () => {
    const { shopper, destination } = await ready(50_000n, wallet);
    const { id } = await ask(shopper, destination, '300.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    expect(await outcome(take(a, id))).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await approve(a, id);
    expect(await outcome(approve(b, id))).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await take(a, id);
    expect(await outcome(take(b, id))).toBe('CLAIMED_BY_OTHER');
    expect(await outcome(refuse(b, id))).toBe('WITHDRAWAL_STEP_ILLEGAL');
    expect(await outcome(write((tx) => cancelWithdrawal(tx, shopper.actor, { id: BigInt(id) })))).toBe(
      'WITHDRAWAL_STEP_ILLEGAL',
    );
    expect(await outcome(record(a, id, 'REF-12345'))).toBe('PAYOUT_PROOF_INVALID');
    expect(await outcome(record(b, id, hash(1)))).toBe('CLAIMED_BY_OTHER');
    await record(a, id, hash(1).toUpperCase().replace('0X', '0x'));
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent', proof: hash(1), arrival: '299.00' });
    expect(await outcome(record(a, id, hash(2)))).toBe('WITHDRAWAL_STEP_ILLEGAL');
    expect(await balance(shopper)).toBe(20_000n);
    expect(await balanceOf(world.db, { type: 'shopper_held', ownerId: BigInt(id) })).toBe(0n);
  });

  it('above the limit two people approve, and another than the first records', async () => {
    const { shopper, destination } = await ready(200_000n, wallet);
    const { id } = await ask(shopper, destination, '1000.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await approve(a, id);
    expect(await outcome(approve(a, id))).toBe('FOUR_EYES');
    expect(await outcome(take(a, id))).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await approve(b, id);
    await take(a, id);
    expect(await outcome(record(a, id, hash(3)))).toBe('FOUR_EYES');
    await record(b, id, hash(3));
    expect(await audit(id)).toMatchObject({ status: '1', needsSecond: true });
  });

  it('the database itself refuses one person in two places', async () => {
    const { shopper, destination } = await ready(200_000n);
    const { id } = await ask(shopper, destination, '1000.00');
    const a = await createOperator(world.owner);
    const set = (columns: string) =>
      world.owner.run('test.force', `update withdrawals set ${columns} where id = $1`, [id]);
    await expect(set(`approved_by = ${a.operatorId}, second_by = ${a.operatorId}`)).rejects.toThrow(
      /withdrawals_two_approve/,
    );
    await expect(
      set(`approved_by = ${a.operatorId}, taken_by = ${a.operatorId}, payout = 'processing'`),
    ).rejects.toThrow(/withdrawals_second/);
    await expect(set(`status = 1`)).rejects.toThrow(/withdrawals_end/);
  });

  it('not sent, says somebody else: back to audit, and then it may be refused', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await approve(a, id);
    await take(a, id);
    expect(await outcome(release(a, id))).toBe('FOUR_EYES');
    await release(b, id);
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'failed', approvedBy: null });
    await refuse(b, id);
    expect(await audit(id)).toMatchObject({ status: '2', refusal: 'suspicious', reason: 'call us' });
    expect(await balance(shopper)).toBe(50_000n);
  });

  it('what is said of one taking, late, is said of no other', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    const [a, b, c] = [
      await createOperator(world.owner),
      await createOperator(world.owner),
      await createOperator(world.owner),
    ];
    expect(await audit(id)).toMatchObject({ taking: 0 });
    await approve(a, id);
    await take(a, id);
    // Taken again by who has it: longer, not anew.
    await take(a, id);
    const { taking } = await audit(id);
    expect(taking).toBe(1);
    const late = (by: OperatorActor) => [
      () => write((tx) => releaseWithdrawal(tx, by, { id: BigInt(id), taking, note: 'bank was closed' })),
      () =>
        write((tx) => recordPayout(tx, by, { id: BigInt(id), taking, proof: `REF-LATE-${id}` }, () => false)),
    ];
    await late(c)[0]?.();
    for (const said of late(c)) expect(await outcome(said())).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await approve(b, id);
    await take(b, id);
    const now = await audit(id);
    expect(now).toMatchObject({ payout: 'processing', taking: 2, takenBy: `operator:${b.operatorId}` });
    for (const by of [a, b, c])
      for (const said of late(by)) expect(await outcome(said())).toBe('PAYOUT_TAKEN_AGAIN');
    await world.owner.run('test.force', 'update withdrawals set taking = 1 where id = $1', [id]);
    expect(await audit(id)).toEqual(now);
    await record(b, id, `REF-${id}`);
    expect(await audit(id)).toMatchObject({ status: '1', taking: 2 });
  });

  it('not sent is never said by who recorded it, who took it, or by the database’s own hand', async () => {
    const { shopper, destination } = await ready(50_000n, wallet);
    const { id } = await ask(shopper, destination, '100.00');
    const [a, b, c] = [
      await createOperator(world.owner),
      await createOperator(world.owner),
      await createOperator(world.owner),
    ];
    await approve(a, id);
    await take(a, id);
    world.clock.advance(2 * 3_600_000);
    // The lease of who took it is over.
    await record(b, id, hash(6), true);
    world.clock.advance(7 * 3_600_000);
    expect(await outcome(release(a, id))).toBe('FOUR_EYES');
    expect(await outcome(release(b, id))).toBe('FOUR_EYES');
    const back = `payout = 'failed', approved_by = null, taken_by = null, recorded_by = null, proof = null`;
    for (const by of [a, b])
      await expect(
        world.owner.run('test.force', `update withdrawals set ${back}, released_by = $2 where id = $1`, [
          id,
          by.operatorId,
        ]),
      ).rejects.toThrow(/another person says/);
    await expect(
      world.owner.run('test.force', `update withdrawals set ${back} where id = $1`, [id]),
    ).rejects.toThrow(/another person says/);
    await release(c, id);
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'failed', approvedBy: null });
  });

  it('one proof stands for one payout', async () => {
    const { shopper, destination } = await ready(50_000n, wallet);
    const [one, two] = [await ask(shopper, destination, '20.00'), await ask(shopper, destination, '20.00')];
    const a = await createOperator(world.owner);
    for (const { id } of [one, two]) {
      await approve(a, id);
      await take(a, id);
    }
    await record(a, one.id, hash(4));
    expect(await outcome(record(a, two.id, hash(4)))).toBe('PAYOUT_PROOF_USED');
  });

  it('where a watcher reads the chain, a recorded payout waits for it', async () => {
    const { shopper, destination } = await ready(50_000n, wallet);
    const { id } = await ask(shopper, destination, '20.00');
    const a = await createOperator(world.owner);
    await approve(a, id);
    await take(a, id);
    await record(a, id, hash(5), true);
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing', proof: hash(5) });
    expect(await heldOf(world.db, shopper.userId)).toBe(2_000n);
  });

  it('approved, refused and cancelled at once: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, destination } = await ready();
      const { id } = await ask(shopper, destination, '100.00');
      const a = await createOperator(world.owner);
      const people = [a, await createOperator(world.owner), await createOperator(world.owner)];
      await approve(a, id);
      const results = await Promise.all([
        ...people.map((p) => outcome(take(p, id))),
        ...people.map((p) => outcome(refuse(p, id))),
        ...Array.from({ length: 10 }, () =>
          outcome(write((tx) => cancelWithdrawal(tx, shopper.actor, { id: BigInt(id) }))),
        ),
      ]);
      const ended = await audit(id);
      const done = results.filter((r) => typeof r !== 'string');
      expect(done).toHaveLength(1);
      if (ended.payout === 'processing')
        await record(
          people.find((p) => `operator:${p.operatorId}` === ended.takenBy) ?? a,
          id,
          `REF-${id}-${round}`,
        );
      expect(await balance(shopper)).toBe(ended.payout === 'processing' ? 40_000n : 50_000n);
    }
  });
});

describe('a frozen account', () => {
  const frozen = (shopper: Shopper, at: Date | null) =>
    world.owner.run('test.freeze', 'update users set frozen_at = $2 where id = $1', [shopper.userId, at]);

  it('has nothing approved, taken or recorded, says why, and goes on where it stood when it is unfrozen', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    const operator = await createOperator(world.owner);
    const steps = [approve, take, (by: OperatorActor, of: string) => record(by, of, 'REF-FROZEN')];
    for (const next of steps) {
      await frozen(shopper, world.clock.now());
      const before = await audit(id);
      expect(before.frozen).toBe(true);
      for (const any of steps) expect(await outcome(any(operator, id))).toBe('WITHDRAWAL_FROZEN');
      expect(await audit(id)).toEqual(before);
      await frozen(shopper, null);
      await next(operator, id);
    }
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent', frozen: false });
  });

  it('neither asks for money nor saves a place, by a request that was under way when it was frozen', async () => {
    const { shopper, destination } = await ready();
    await frozen(shopper, world.clock.now());
    expect(await outcome(ask(shopper, destination, '100.00'))).toBe('ACCOUNT_FROZEN');
    expect(await outcome(write((tx) => saveDestination(tx, shopper.actor, wallet, secret)))).toBe(
      'ACCOUNT_FROZEN',
    );
    expect(await balance(shopper)).toBe(50_000n);
  });

  it('can still be refused its withdrawal, or have a payout that was not sent given back', async () => {
    const { shopper, destination } = await ready();
    const [refused, released] = [
      await ask(shopper, destination, '100.00'),
      await ask(shopper, destination, '50.00'),
    ];
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await approve(a, released.id);
    await take(a, released.id);
    await frozen(shopper, world.clock.now());
    await refuse(a, refused.id);
    await release(b, released.id);
    expect(await balance(shopper)).toBe(45_000n);
    expect(await outcome(approve(a, released.id))).toBe('WITHDRAWAL_FROZEN');
  });

  it('frozen while somebody approves: before or after it, never beside it', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    const operator = await createOperator(world.owner);
    let approving: Promise<unknown> | undefined;
    await write(async (tx) => {
      await freezeUser(tx, operator, { id: shopper.userId, reason: 'a stolen phone' });
      approving ??= outcome(approve(operator, id));
      await Promise.race([approving, untilSomebodyWaits(world.owner)]);
    });
    expect(await approving).toBe('WITHDRAWAL_FROZEN');
  });
});

describe('the queue', () => {
  it('is filtered by the days on which was asked, both included', async () => {
    const { shopper, destination } = await ready();
    world.clock.set(new Date('2026-05-01T00:00:00.000Z'));
    const first = await ask(shopper, destination, '20.00');
    world.clock.set(new Date('2026-05-02T23:59:59.999Z'));
    const second = await ask(shopper, destination, '20.00');
    const days = async (given: { from?: string; to?: string }) =>
      (
        await listWithdrawalAudits(
          world.db,
          { operatorId: 1n, now: world.clock.now() },
          { status: '0', mine: false, limit: 100, ...given },
          async () => new Map(),
        )
      ).list
        .map((w) => w.id)
        .filter((id) => [first.id, second.id].includes(id));
    expect(await days({ from: '2026-05-01', to: '2026-05-02' })).toEqual([first.id, second.id]);
    expect(await days({ to: '2026-05-01' })).toEqual([first.id]);
    expect(await days({ from: '2026-05-02', to: '2026-05-02' })).toEqual([second.id]);
    expect(await days({ from: '2026-05-03' })).toEqual([]);
  });
});
