// Recorded payouts on a real local chain: sent when the chain shows exactly them, shown to operators when it shows something else.
import type { Address, Hex } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { deployCoin } from '../../testing/chain/coin.ts';
import {
  beginHere,
  confirmations,
  networkId,
  raw,
  send,
  sendMany,
  withChain,
  workOf,
} from '../../testing/chain/world.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator, type Shopper } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { withdrawing } from '../../testing/withdrawals.ts';
import { listChainAlarms } from '../networks/index.ts';
import { businessRules } from '../operations/index.ts';
import { readWithdrawalAudit } from './read-withdrawals.ts';
import { verifyPayouts } from './verify-payouts.ts';

const world = withChain();
const payee: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wallet = { type: 'chain', network: networkId, address: payee } as const;
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
let operator: OperatorActor;
beforeEach(async () => {
  world.clock.set(TEST_START);
  await beginHere(world);
  operator = await createOperator(world.owner);
});
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const steps = withdrawing(world);
const audit = (id: string) =>
  readWithdrawalAudit(world.db, BigInt(id), async () => new Map(), {
    operatorId: 0n,
    now: world.clock.now(),
  });
const alarms = () => listChainAlarms(world.db);
const deepEnough = () => world.client.mine({ blocks: confirmations + 1 });
async function verify(urls = [world.anvil.url]) {
  await verifyPayouts(world.services, await workOf(world, { urls }), new AbortController().signal);
}
const held = (id: string) => balanceOf(world.db, { type: 'shopper_held', ownerId: BigInt(id) });

/** A withdrawal of $100.00, $99.00 of which are to arrive at `payee`, taken for payout. */
async function taken(): Promise<{ id: string; no: string; shopper: Shopper }> {
  const { shopper, destination } = await steps.ready(50_000n, wallet);
  const { id, withdrawalNo } = await steps.ask(shopper, destination, '100.00');
  await steps.approve(operator, id);
  await steps.take(operator, id);
  return { id, no: withdrawalNo, shopper };
}
const record = (id: string, proof: string) => steps.record(operator, id, proof, true);

describe('a recorded payout', () => {
  it('is sent when it is final, not before, and once', async () => {
    const { id, shopper } = await taken();
    const hash = await send(world, payee, raw('99'));
    await record(id, hash.toUpperCase().replace('0X', ''));
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing', proof: hash });
    expect(await held(id)).toBe(10_000n);
    await deepEnough();
    await Promise.all([verify(), verify(), verify()]);
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent', proof: hash });
    expect(await held(id)).toBe(0n);
    const available = await balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId });
    expect(available).toBe(40_000n);
    expect(await alarms()).toEqual([]);
    const row = await world.owner.one<{ verified: Date | null }>(
      'test.verified',
      'select verified_at as verified from withdrawals where id = $1',
      [id],
    );
    expect(row.verified).toEqual(world.clock.now());
  });

  it('among others in one transaction is found', async () => {
    const { id } = await taken();
    await record(id, await sendMany(world, [other, payee], [raw('5'), raw('99')]));
    await deepEnough();
    await verify();
    expect(await audit(id)).toMatchObject({ status: '1' });
  });

  it.each<[string, () => Promise<Hex>]>([
    ['to somebody else', () => send(world, other, raw('99'))],
    ['of too little', () => send(world, payee, raw('98.999999'))],
    ['of too much', () => send(world, payee, raw('990'))],
    ['that failed', () => send(world, payee, raw('99'), { call: 'transferAndFail' })],
    ['of another coin', async () => send(world, payee, raw('99'), { coin: await deployCoin(world.client) })],
    ['in two parts', () => sendMany(world, [payee, payee], [raw('50'), raw('49')])],
  ])('%s is not sent, and operators see it until it is given back', async (_, pay) => {
    const { id, no } = await taken();
    await record(id, await pay());
    const second = await createOperator(world.owner);
    const release = () => steps.release(second, id, 'wrong payee');
    // Nobody knows yet: given back and paid again, it might arrive twice.
    expect(await outcome(release())).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await deepEnough();
    await verify();
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing' });
    expect(await held(id)).toBe(10_000n);
    expect(await alarms()).toMatchObject([{ kind: 'payout', subject: no, times: 2 }]);
    await release();
    await verify();
    expect(await alarms()).toEqual([]);
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'failed' });
  });

  it('that a reorganisation took away waits, and is sent when it is mined again', async () => {
    const { id } = await taken();
    const hash = await send(world, payee, raw('99'));
    await record(id, hash);
    await world.client.request({ method: 'anvil_reorg' as never, params: [1, []] as never });
    await deepEnough();
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing' });
    expect(await alarms()).toEqual([]);
    expect(await send(world, payee, raw('99'))).toBe(hash);
    await deepEnough();
    await verify();
    expect(await audit(id)).toMatchObject({ status: '1' });
  });

  it('that never comes is shown after hours, and only while the node answers', async () => {
    const { id, no } = await taken();
    await record(id, `0x${'12'.repeat(32)}`);
    world.clock.advance(6 * 3_600_000);
    world.node.how = { down: true };
    await verify([world.node.url]);
    expect(await alarms()).toEqual([]);
    await verify();
    expect(await alarms()).toMatchObject([{ kind: 'payout', subject: no }]);
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing' });
  });

  it('stands for one withdrawal, however its hash is written', async () => {
    const [one, two] = [await taken(), await taken()];
    const hash = await send(world, payee, raw('99'));
    await record(one.id, hash);
    for (const spelling of [hash, hash.slice(2), hash.slice(2).toUpperCase()])
      expect(await outcome(record(two.id, spelling))).toBe('PAYOUT_PROOF_USED');
    await deepEnough();
    await verify();
    expect(await audit(one.id)).toMatchObject({ status: '1' });
    expect(await audit(two.id)).toMatchObject({ status: '0', proof: null });
  });
});
