// Many callers on one top-up, one proof, one transfer at the same moment: one effect, the others are told why not, and the books are clean after each.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { betweenLookAndWrite } from '../../testing/between.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator, createPayeeAccount, createShopper, type Shopper } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { done, refusals, times } from '../../testing/races.ts';
import { findNetwork, type Network } from '../networks/index.ts';
import { businessRules } from '../operations/index.ts';
import { claimTopUp } from './claim-top-up.ts';
import { createTopUp } from './create-top-up.ts';
import { passTopUp } from './pass-top-up.ts';
import { recordTransfer } from './record-transfer.ts';
import { refuseTopUp } from './refuse-top-up.ts';
import { topUpNumbers } from './topups.settings.ts';
import { byBank, type Proof } from './topups.test-world.ts';

const world = withTestDatabase({ max: 32 });
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const callers = 30;
const secret = 'a secret of these tests that is long enough';
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const newHash = () => `0x${randomBytes(32).toString('hex')}`;
const balance = (who: Shopper) => balanceOf(world.db, { type: 'shopper_available', ownerId: who.userId });
/** One after the other: the owner's connection serves one statement at a time. */
async function several<T>(n: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < n) made.push(await make());
  return made;
}
const operators = (n: number) => several(n, () => createOperator(world.owner));

async function evidence(who: Shopper): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await world.owner.run(
    'test.evidence',
    `insert into evidence (id, user_id, sha256, picture, created_at) values ($1, $2, $3, '{}', $4)`,
    [id, who.userId, randomBytes(32), TEST_START],
  );
  return id;
}
const chainClaim = async (who: Shopper, more: object = {}) =>
  ({
    method: 'chain',
    network: 'tron-usdt',
    amount: '250.00',
    evidence: await evidence(who),
    ...more,
  }) as const;
const announce = async (who: Shopper) => {
  const claim = await chainClaim(who);
  return write((tx) => createTopUp(tx, who.actor, claim, secret));
};
async function bankClaim(who: Shopper, amount = '250.00', payee?: bigint): Promise<bigint> {
  const account = payee ?? (await createPayeeAccount(world.owner));
  const claim = { method: 'bank', payeeAccount: account, amount, evidence: await evidence(who) } as const;
  return write((tx) => createTopUp(tx, who.actor, claim, secret));
}
const pass = (by: OperatorActor, id: bigint, proof: Proof) =>
  outcome(write((tx) => passTopUp(tx, by, { id, proof }, () => false)));
const count = async (table: 'topups' | 'chain_transfers', who: Shopper) =>
  (
    await world.owner.one<{ count: number }>(
      'test.count',
      `select count(*)::int as count from ${table} where user_id = $1`,
      [who.userId],
    )
  ).count;

describe('announcing', () => {
  it('one hash by many at once is one claim', async () => {
    const who = await createShopper(world.owner);
    const claim = await chainClaim(who, { txHash: newHash() });
    const results = await times(callers, () =>
      outcome(write((tx) => createTopUp(tx, who.actor, claim, secret))),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TX_HASH_USED']);
    expect(await count('topups', who)).toBe(1);
  });

  it('many at once are as many as may be open', async () => {
    const who = await createShopper(world.owner);
    const claim = await chainClaim(who);
    const results = await times(callers, () =>
      outcome(write((tx) => createTopUp(tx, who.actor, claim, secret))),
    );
    expect(done(results)).toHaveLength(5);
    expect(refusals(results)).toEqual(['TOPUP_TOO_MANY_OPEN']);
    expect(await count('topups', who)).toBe(5);
  });
});

describe('deciding', () => {
  it('taken in hand by thirty at once is in the hands of one', async () => {
    const people = await operators(callers);
    const id = await announce(await createShopper(world.owner));
    const results = await times(callers, (i) =>
      outcome(write((tx) => claimTopUp(tx, people[i] as OperatorActor, id))),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['CLAIMED_BY_OTHER']);
  });

  it('one bank reference for twenty claims of one account credits one of them', async () => {
    const people = await operators(20);
    const second = await createOperator(world.owner);
    const shoppers = await several(20, () => createShopper(world.owner));
    const ids = [await bankClaim(shoppers[0] as Shopper)];
    const { payee } = await world.owner.one<{ payee: bigint }>(
      'test.payee',
      'select payee_account_id as payee from topups where id = $1',
      [ids[0]],
    );
    for (const who of shoppers.slice(1)) ids.push(await bankClaim(who, '250.00', payee));
    const reference = (i: number) => byBank(i % 2 === 0 ? 'ref-77' : 'REF-77');
    // One word is enough for none of them; then somebody else completes all at once.
    await times(20, (i) => pass(people[i] as OperatorActor, ids[i] ?? 0n, reference(i)));
    const results = await times(20, (i) => pass(second, ids[i] ?? 0n, reference(i + 1)));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TOPUP_PROOF_USED']);
    const balances = await times(20, (i) => balance(shoppers[i] as Shopper));
    expect(balances.filter((cents) => cents > 0n)).toEqual([25_000n]);
  });

  it('one hash for twenty claims of twenty people credits one of them', async () => {
    const people = await operators(20);
    const shoppers = await several(20, () => createShopper(world.owner));
    const ids: bigint[] = [];
    for (const who of shoppers) ids.push(await announce(who));
    const proof: Proof = { by: 'hash', txHash: newHash(), arrived: '250.00' };
    const second = await createOperator(world.owner);
    await times(20, (i) => pass(people[i] as OperatorActor, ids[i] ?? 0n, proof));
    const results = await times(20, (i) => pass(second, ids[i] ?? 0n, proof));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TOPUP_PROOF_USED']);
    const balances = await times(20, (i) => balance(shoppers[i] as Shopper));
    expect(balances.filter((cents) => cents > 0n)).toEqual([25_000n]);
  });

  it('above the limit one person asking thirty times is one person; of thirty others one completes it', async () => {
    const who = await createShopper(world.owner);
    const id = await bankClaim(who, '1000.00');
    const [first, ...others] = await operators(callers + 1);
    const proof = byBank('REF-78', '1000.00');
    const alone = await times(callers, () => pass(first as OperatorActor, id, proof));
    expect(done(alone)).toHaveLength(1);
    expect(refusals(alone)).toEqual(['FOUR_EYES']);
    expect(await balance(who)).toBe(0n);
    const results = await times(callers, (i) => pass(others[i] as OperatorActor, id, proof));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TOPUP_DECIDED']);
    expect(await balance(who)).toBe(100_000n);
  });

  it('above the limit, thirty people at once from the beginning: two of them, once', async () => {
    const who = await createShopper(world.owner);
    const id = await bankClaim(who, '1000.00');
    const people = await operators(callers);
    const results = await times(callers, (i) =>
      pass(people[i] as OperatorActor, id, byBank('REF-79', '1000.00')),
    );
    expect(done(results)).toHaveLength(2);
    expect(refusals(results)).toEqual(['TOPUP_DECIDED']);
    expect(await balance(who)).toBe(100_000n);
  });

  it('refused by forty at once is refused once', async () => {
    const people = await operators(20);
    const id = await announce(await createShopper(world.owner));
    const results = await times(40, (i) =>
      outcome(
        write((tx) => refuseTopUp(tx, people[i % 20] as OperatorActor, { id, refusal: 'not_arrived' })),
      ),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TOPUP_DECIDED']);
  });
});

describe('a transfer', () => {
  const seen = (txHash: string, ordinal: number, to: string) => ({
    txHash,
    ordinal,
    contract: '',
    from: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    to,
    raw: 20_000_000n,
  });
  const network = async (): Promise<Network> => {
    const found = await findNetwork(world.db, 'tron-usdt');
    if (!found) throw new Error('no network');
    return found;
  };
  const block = { number: 1n, hash: '0'.repeat(64) };

  /** A transfer that nobody announced, and the top-up that was made for it. */
  async function arrived() {
    const who = await createShopper(world.owner);
    const [net, numbers, hash] = [await network(), await topUpNumbers(world.db), newHash().slice(2)];
    await write((tx) => recordTransfer(tx, net, who.userId, seen(hash, 0, 'x'), block, numbers));
    const { id, topUpId } = await world.owner.one<{ id: bigint; topUpId: bigint }>(
      'test.transfer',
      'select id, topup_id as "topUpId" from chain_transfers where user_id = $1',
      [who.userId],
    );
    return { who, id, topUpId };
  }

  it('noted by fifty at once is noted once, and is one top-up', async () => {
    const who = await createShopper(world.owner);
    const [net, numbers, hash] = [await network(), await topUpNumbers(world.db), newHash().slice(2)];
    await times(50, () =>
      write((tx) => recordTransfer(tx, net, who.userId, seen(hash, 0, 'x'), block, numbers)),
    );
    expect(await count('chain_transfers', who)).toBe(1);
    expect(await count('topups', who)).toBe(1);
  });

  it('noted while its claim is sent, over and over: one claim has it, nothing is doubled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await createShopper(world.owner);
      const [net, numbers, hash] = [await network(), await topUpNumbers(world.db), newHash().slice(2)];
      const claim = await chainClaim(who, { txHash: hash });
      const results = await times<unknown>(callers, (i) =>
        i % 2 === 0
          ? outcome(write((tx) => recordTransfer(tx, net, who.userId, seen(hash, 0, 'x'), block, numbers)))
          : outcome(write((tx) => createTopUp(tx, who.actor, claim, secret))),
      );
      expect(refusals(results)).toEqual(['TX_HASH_USED']);
      expect(await count('chain_transfers', who)).toBe(1);
      expect(await count('topups', who)).toBe(1);
    }
  });

  it('matched while its claim is being refused is not refused: whoever waited looks again', async () => {
    const who = await createShopper(world.owner);
    const operator = await createOperator(world.owner);
    const id = await announce(who);
    const [net, numbers, hash] = [await network(), await topUpNumbers(world.db), newHash().slice(2)];
    const record = () =>
      write((tx) => recordTransfer(tx, net, who.userId, seen(hash, 0, 'x'), block, numbers));
    let refused: Promise<unknown> | undefined;
    await betweenLookAndWrite(world, 'outbox', record, async () => {
      refused = outcome(write((tx) => refuseTopUp(tx, operator, { id, refusal: 'not_arrived' })));
      const waiting = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event = 'transactionid'`;
      await expect
        .poll(async () => (await world.owner.one<{ count: number }>('test.waiting', waiting, [])).count)
        .toBe(1);
    });
    expect(await refused).toBe('TOPUP_ARRIVED');
    expect(await count('topups', who)).toBe(1);
  });

  it('passed by one while the limit for one is lowered is told so, changes nothing, and takes two then', async () => {
    const { who, id, topUpId } = await arrived();
    const [first, second] = [await createOperator(world.owner), await createOperator(world.owner)];
    const proof = { by: 'transfer', transferId: id } as const;
    const lower = () =>
      world.owner.run(
        'test.limit',
        `insert into settings (key, value, version, changed_by, changed_at) values ('topups.secondFromCents', '2000', 1, 'test', $1)`,
        [TEST_START],
      );
    expect(await betweenLookAndWrite(world, 'topups', () => pass(first, topUpId, proof), lower)).toBe(
      'LIMIT_CHANGED',
    );
    expect(await balance(who)).toBe(0n);
    await pass(first, topUpId, proof);
    expect(await balance(who)).toBe(0n);
    await pass(second, topUpId, proof);
    expect(await balance(who)).toBe(2_000n);
    await world.owner.run('test.limit', `delete from settings where key = 'topups.secondFromCents'`, []);
  });

  it('passed by several at once as their proof is credited once', async () => {
    const { who, id, topUpId } = await arrived();
    const others = await several(4, () => announce(who));
    const people = await operators(callers);
    const results = await times(callers, (i) =>
      pass(people[i] as OperatorActor, i % 3 === 0 ? topUpId : (others[i % 4] ?? 0n), {
        by: 'transfer',
        transferId: id,
      }),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TOPUP_DECIDED', 'TOPUP_PROOF_USED']);
    expect(await balance(who)).toBe(2_000n);
  });
});
