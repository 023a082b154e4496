// A whole payout on TRON: asked for, approved, taken, paid outside, recorded, and sent when the node shows exactly it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { withTestApp } from '../../testing/app.ts';
import { startTronNode, type TronMove, type TronNode } from '../../testing/chain/tron-node.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { withdrawing } from '../../testing/withdrawals.ts';
import { listChainAlarms, listChains, openChain } from '../networks/index.ts';
import { businessRules } from '../operations/index.ts';
import { readWithdrawalAudit } from './read-withdrawals.ts';
import { verifyPayouts } from './verify-payouts.ts';

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const house = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const payee = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const wallet = { type: 'chain', network: 'tron-usdt', address: payee } as const;
const dollars = (n: number): bigint => BigInt(n) * 1_000_000n;

const world = withTestApp({ max: 16 });
let node: TronNode;
let operator: OperatorActor;
beforeAll(async () => {
  node = await startTronNode();
});
afterAll(() => node?.stop());
beforeEach(async () => {
  world.clock.set(TEST_START);
  node.answer = null;
  operator = await createOperator(world.owner);
});
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const steps = withdrawing(world);
const audit = (id: bigint) =>
  readWithdrawalAudit(world.db, id, async () => new Map(), { operatorId: 0n, now: world.clock.now() });
const held = (id: bigint) => balanceOf(world.db, { type: 'shopper_held', ownerId: id });
const alarms = async () => (await listChainAlarms(world.db)).map((alarm) => alarm.kind);
async function verify() {
  const chain = (await listChains(world.db)).find((c) => c.id === 'tron');
  if (!chain) throw new Error('no TRON');
  const work = { chain, reader: await openChain(chain, [node.url], 2_000) };
  await verifyPayouts(world.services, work, new AbortController().signal);
}
const move = (to: string, raw: bigint, contract = usdt): TronMove => ({ contract, from: house, to, raw });

/** $100.00 asked for, $99.00 of which are to arrive, taken for payout. */
async function taken(): Promise<bigint> {
  const { shopper, destination } = await steps.ready(10_000n, wallet);
  const id = BigInt((await steps.ask(shopper, destination, '100.00')).id);
  await steps.approve(operator, id);
  await steps.take(operator, id);
  return id;
}
const record = (id: bigint, proof: string) => steps.record(operator, id, proof, true);

describe('a payout on TRON', () => {
  it('is sent when a solid block shows it, not before, and once', async () => {
    const id = await taken();
    expect(await outcome(record(id, 'REF-1'))).toBe('PAYOUT_PROOF_INVALID');
    const [paid = ''] = node.add([{ moves: [move(house, dollars(5)), move(payee, dollars(99))] }]);
    // Known to the recorder before it is solid.
    node.answer = (path) => (path === 'gettransactioninfobyid' ? {} : undefined);
    await record(id, `0x${paid.toUpperCase()}`);
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing', proof: paid });
    expect(await held(id)).toBe(10_000n);
    node.answer = null;
    await Promise.all([verify(), verify(), verify()]);
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent', arrival: '99.00' });
    expect(await held(id)).toBe(0n);
    expect(await alarms()).toEqual([]);
  });

  it.each<[string, () => string | undefined]>([
    ['to somebody else', () => node.add([{ moves: [move(house, dollars(99))] }])[0]],
    ['of too little', () => node.add([{ moves: [move(payee, dollars(99) - 1n)] }])[0]],
    ['of another coin', () => node.add([{ moves: [move(payee, dollars(99), house)] }])[0]],
    [
      'that ran out of energy',
      () => node.add([{ moves: [move(payee, dollars(99))], result: 'OUT_OF_ENERGY' }])[0],
    ],
    ['in TRX', () => node.add([{ moves: [] }])[0]],
  ])('%s is not sent, and operators see it', async (_, pay) => {
    const id = await taken();
    await record(id, pay() ?? '');
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing' });
    expect(await held(id)).toBe(10_000n);
    expect(await alarms()).toContain('payout');
  });

  it('over a node that contradicts itself is neither sent nor given up', async () => {
    const id = await taken();
    const [paid = ''] = node.add([{ moves: [move(payee, dollars(99))] }]);
    await record(id, paid);
    node.answer = (path) => (path === 'gettransactioninfobyblocknum' ? [] : undefined);
    await verify();
    expect(await audit(id)).toMatchObject({ status: '0', payout: 'processing' });
    node.answer = null;
    await verify();
    expect(await audit(id)).toMatchObject({ status: '1', payout: 'sent' });
  });
});
