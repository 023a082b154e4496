// Top-ups on a real server: announcing with evidence, deciding, crediting once, and many callers at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator, type Shopper } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { businessRules } from '../operations/index.ts';
import { claimTopUp } from './claim-top-up.ts';
import { createTopUp } from './create-top-up.ts';
import { readTopUpAudit } from './read-top-ups.ts';
import { refuseTopUp } from './refuse-top-up.ts';
import { byBank, type Payer, type Proof, photo, topUpActs } from './topups.test-world.ts';

const world = withTestApp({ max: 32 });
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const { payer, upload, evidence, payee, announceBank, pass } = topUpActs(world);
const secret = () => world.services.config.signingSecret;
async function announceChain(who: Payer, amount = '250.00', txHash?: string): Promise<bigint> {
  const given = { method: 'chain', network: 'tron-usdt', amount, evidence: await evidence(who) } as const;
  return write((tx) => createTopUp(tx, who.actor, { ...given, ...(txHash ? { txHash } : {}) }, secret()));
}
const refuse = (by: OperatorActor, id: bigint) =>
  write((tx) => refuseTopUp(tx, by, { id, refusal: 'not_arrived' }));
const audit = (id: bigint, by = 0n) =>
  readTopUpAudit(world.db, by, id, async () => new Map(), world.services);
const balance = (who: Shopper) => balanceOf(world.db, { type: 'shopper_available', ownerId: who.userId });

describe('evidence', () => {
  it('is kept without its metadata, shown for a minute to who was given the address, and to nobody else', async () => {
    const who = await payer();
    const { body } = await upload(who, await photo());
    const get = (url: string) => world.app.inject({ method: 'GET', url });
    const shown = await get(body.data.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect((await get(body.data.url.replace(/until=(\d+)/, 'until=9999999999'))).statusCode).toBe(404);
    expect((await get(body.data.url.split('?')[0])).statusCode).toBe(404);
    expect((await get(body.data.url.split('?')[0].replace('/api/private/', '/media/'))).statusCode).toBe(404);
    world.clock.advance(61_000);
    expect((await get(body.data.url)).statusCode).toBe(404);
  });

  it.each([
    ['text', Buffer.from('<svg onload=alert(1)>'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['half a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/webp'],
  ])('refuses %s', async (_, bytes, type) => {
    expect((await upload(await payer(), bytes, type)).body.error).toBe('PICTURE_INVALID');
  });

  it('refuses what is too large, of another type, or without a session', async () => {
    const who = await payer();
    expect((await upload(who, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
    expect((await upload(who, await photo(), 'image/svg+xml')).status).toBe(415);
    expect((await upload({ ...who, credentials: {} }, await photo())).status).toBe(401);
    expect((await upload(who, Buffer.from('{"a":1}'), 'application/json')).body.error).toBe(
      'PICTURE_INVALID',
    );
  });
});

describe('evidence without end', () => {
  const send = async (who: Payer, pictures: readonly Buffer[]) =>
    (await Promise.all(pictures.map((bytes) => upload(who, bytes)))).map(
      ({ body }) => (body.error ?? 'kept') as string,
    );
  const count = (answers: readonly string[], what: string) => answers.filter((a) => a === what).length;

  it('is twenty a day, however many are sent at once, and twenty more a day later', async () => {
    const who = await payer();
    const pictures = await Promise.all(Array.from({ length: 30 }, photo));
    const answers = await send(who, pictures);
    expect(count(answers, 'kept')).toBe(20);
    expect(count(answers, 'UPLOADS_TOO_MANY')).toBe(10);
    expect(await send(who, [await photo()])).toEqual(['UPLOADS_TOO_MANY']);
    expect(await send(await payer(), [await photo()])).toEqual(['kept']);
    world.clock.advance(24 * 3_600_000);
    expect(await send(who, [await photo()])).toEqual(['kept']);
  });

  it('is not tried without end either: what is no picture counts, and nothing more is drawn', async () => {
    const who = await payer();
    const tried = await send(
      who,
      Array.from({ length: 50 }, (_, i) => Buffer.from(`no picture ${i}`)),
    );
    expect(count(tried, 'PICTURE_INVALID')).toBe(40);
    expect(count(tried, 'UPLOADS_TOO_MANY')).toBe(10);
  });
});

describe('announcing', () => {
  it('a bank transfer bears the code that was shown before', async () => {
    const who = await payer();
    const account = await payee();
    const { reference, list } = await world.data('listPayeeAccounts', {}, who.credentials);
    expect(reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(list.map((p) => p.id)).toContain(String(account));
    expect(JSON.stringify(list)).not.toContain('bank-');
    const made = await world.data(
      'createTopUp',
      { method: 'bank', payeeAccount: String(account), amount: '250.00', evidence: await evidence(who) },
      who.credentials,
    );
    expect(made).toMatchObject({ status: '0', method: 'bank', reference, amount: '250.00', arrived: null });
    expect((await world.data('listPayeeAccounts', {}, who.credentials)).reference).not.toBe(reference);
    expect(await balance(who)).toBe(0n);
  });

  it.each([
    [{ network: 'bsc-usdt' }, 'NETWORK_UNSUPPORTED'],
    [{ amount: '9.99' }, 'TOPUP_BELOW_MINIMUM'],
    [{ amount: '0' }, 'TOPUP_BELOW_MINIMUM'],
    [{ amount: '-1' }, 'VALIDATION_FAILED'],
    [{ amount: '1e3' }, 'VALIDATION_FAILED'],
    [{ amount: '0.001' }, 'VALIDATION_FAILED'],
    [{ evidence: 'f'.repeat(32) }, 'EVIDENCE_REQUIRED'],
    [{ txHash: 'abc' }, 'VALIDATION_FAILED'],
  ])('refuses %j', async (wrong, error) => {
    const who = await payer();
    const right = {
      method: 'chain',
      network: 'arbitrum-usdt',
      amount: '20.00',
      evidence: await evidence(who),
    };
    const { body } = await world.callRaw('createTopUp', { ...right, ...wrong }, who.credentials);
    expect(body.error).toBe(error);
  });

  it("refuses somebody else's evidence, a sixth open one, and the own hash again", async () => {
    const [who, other] = [await payer(), await payer()];
    const theirs = await evidence(other);
    const given = { method: 'chain', network: 'tron-usdt', amount: '20.00' } as const;
    const announce = (evidenceId: string) =>
      outcome(write((tx) => createTopUp(tx, who.actor, { ...given, evidence: evidenceId }, secret())));
    expect(await announce(theirs)).toBe('EVIDENCE_REQUIRED');
    await announceChain(who, '20.00', hash(1));
    expect(await outcome(announceChain(who, '20.00', hash(1).toUpperCase().replace('X', 'x')))).toBe(
      'TX_HASH_USED',
    );
    for (let n = 0; n < 4; n += 1) await announceChain(who);
    expect(await outcome(announceChain(who))).toBe('TOPUP_TOO_MANY_OPEN');
  });

  it('shows its own to each', async () => {
    const [who, other] = [await payer(), await payer()];
    const id = await announceBank(who);
    expect((await world.data('listTopUps', { status: '0' }, who.credentials)).list).toHaveLength(1);
    expect((await world.data('listTopUps', {}, other.credentials)).list).toEqual([]);
    expect((await world.call('getTopUp', { id: String(id) }, other.credentials)).body.error).toBe(
      'TOPUP_NOT_FOUND',
    );
  });
});

describe('deciding', () => {
  it('credits what arrived, not what was said, and tells by mail', async () => {
    const who = await payer();
    const id = await announceBank(who);
    await pass(await createOperator(world.owner), id, byBank('REF-0001', '249.50'));
    expect(await balance(who)).toBe(0n);
    await pass(await createOperator(world.owner), id, byBank('REF-0001', '249.50'));
    expect(await balance(who)).toBe(24_950n);
    expect(await audit(id)).toMatchObject({ status: '1', arrived: '249.50' });
    await world.jobs.drain();
    const mails = await world.owner.many(
      'test.mails',
      `select subject from mails where subject like '%$249.50%'`,
    );
    expect(mails).toHaveLength(1);
    const bill = await world.data('listBill', {}, who.credentials);
    expect(bill.list).toMatchObject([
      { kind: 'topup.pass', amount: '249.50', reference: expect.stringMatching(/^T/) },
    ]);
  });

  it('one bank reference and one hash are credited once', async () => {
    const [who, other] = [await payer(), await payer()];
    const account = await payee();
    const [operator, second] = [await createOperator(world.owner), await createOperator(world.owner)];
    const once = await announceBank(who, '250.00', account);
    for (const by of [operator, second]) await pass(by, once, byBank('REF-0002'));
    const again = await announceBank(other, '250.00', account);
    await pass(operator, again, byBank('ref-0002'));
    expect(await outcome(pass(second, again, byBank('ref-0002')))).toBe('TOPUP_PROOF_USED');
    const proof: Proof = { by: 'hash', txHash: hash(9), arrived: '250.00' };
    const [mine, theirs] = [await announceChain(who), await announceChain(other)];
    for (const by of [operator, second]) await pass(by, mine, proof);
    await pass(operator, theirs, proof);
    expect(await outcome(pass(second, theirs, proof))).toBe('TOPUP_PROOF_USED');
    expect(await balance(other)).toBe(0n);
  });

  it('a proof of the other way is none, and where a watcher reads the chain a typed hash is none', async () => {
    const who = await payer();
    const operator = await createOperator(world.owner);
    const chain = await announceChain(who);
    const byHash: Proof = { by: 'hash', txHash: hash(10), arrived: '250.00' };
    expect(await outcome(pass(operator, chain, byBank('REF-0003')))).toBe('TOPUP_PROOF_MISSING');
    expect(await outcome(pass(operator, await announceBank(who), byHash))).toBe('TOPUP_PROOF_MISSING');
    expect(await outcome(pass(operator, chain, byHash, true))).toBe('TOPUP_PROOF_MISSING');
    expect(await outcome(pass(operator, chain, { ...byHash, arrived: '0.00' }))).toBe('TOPUP_PROOF_MISSING');
    expect(await outcome(pass(operator, chain, { by: 'transfer', transferId: 999n }))).toBe(
      'TOPUP_PROOF_OTHER',
    );
  });

  it('above the limit a second person confirms the very same proof', async () => {
    const who = await payer();
    const id = await announceBank(who, '1000.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await pass(a, id, byBank('REF-0004', '1000.00'));
    expect(await audit(id)).toMatchObject({
      status: '0',
      second: ['large', 'typed'],
      firstBy: `operator:${a.operatorId}`,
    });
    expect(await balance(who)).toBe(0n);
    expect(await outcome(pass(a, id, byBank('REF-0004', '1000.00')))).toBe('FOUR_EYES');
    expect(await outcome(pass(b, id, byBank('REF-0004', '1100.00')))).toBe('TOPUP_PROOF_OTHER');
    await pass(b, id, byBank('REF-0004', '1000.00'));
    expect(await balance(who)).toBe(100_000n);
    await expect(
      world.owner.run('test.force', 'update topups set decided_by = first_by where id = $1', [id]),
    ).rejects.toThrow(/topups_four_eyes/);
  });

  it('on a typed hash takes two people, however small, and the database sees to it', async () => {
    const who = await payer();
    const id = await announceChain(who, '10.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    const proof: Proof = { by: 'hash', txHash: hash(11), arrived: '10.00' };
    await pass(a, id, proof);
    expect(await balance(who)).toBe(0n);
    expect(await outcome(pass(a, id, proof))).toBe('FOUR_EYES');
    await pass(b, id, proof);
    expect(await balance(who)).toBe(1_000n);
    await expect(
      world.owner.run('test.force', 'update topups set first_by = null where id = $1', [id]),
    ).rejects.toThrow(/one person's word/);
  });

  it('who was first may say otherwise, and then that is what the second has to see', async () => {
    const who = await payer();
    const id = await announceBank(who, '1000.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await pass(a, id, byBank('REF-0005', '1000.00'));
    await pass(a, id, byBank('REF-0005', '1100.00'));
    expect(await outcome(pass(b, id, byBank('REF-0005', '1000.00')))).toBe('TOPUP_PROOF_OTHER');
    await pass(b, id, byBank('REF-0005', '1100.00'));
    expect(await balance(who)).toBe(110_000n);
  });

  it('who has it in hand decides alone, for a while', async () => {
    const id = await announceBank(await payer());
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await write((tx) => claimTopUp(tx, a, id));
    expect(await outcome(write((tx) => claimTopUp(tx, b, id)))).toBe('CLAIMED_BY_OTHER');
    expect(await outcome(refuse(b, id))).toBe('CLAIMED_BY_OTHER');
    world.clock.advance(15 * 60_000);
    await refuse(b, id);
    expect(await audit(id)).toMatchObject({ status: '2', refusal: 'not_arrived' });
    expect(await outcome(refuse(a, id))).toBe('TOPUP_DECIDED');
  });

  it('the same picture on two claims is flagged', async () => {
    const [who, other] = [await payer(), await payer()];
    const bytes = await photo();
    const announce = async (p: Payer) => {
      const given = {
        method: 'chain',
        network: 'tron-usdt',
        amount: '20.00',
        evidence: await evidence(p, bytes),
      } as const;
      return write((tx) => createTopUp(tx, p.actor, given, secret()));
    };
    const first = await announce(who);
    expect((await audit(first)).flags).not.toContain('same_picture');
    expect((await audit(await announce(other))).flags).toContain('same_picture');
    expect((await audit(first)).flags).toContain('same_picture');
  });

  it('passed and refused by many at once: one of them', async () => {
    const people: OperatorActor[] = [];
    while (people.length < 10) people.push(await createOperator(world.owner));
    for (let round = 0; round < 5; round += 1) {
      const who = await payer();
      const id = await announceBank(who);
      const first = await createOperator(world.owner);
      await pass(first, id, byBank(`RACE-${round}`));
      const results = await Promise.all(
        people.flatMap((p) => [outcome(refuse(p, id)), outcome(pass(p, id, byBank(`RACE-${round}`)))]),
      );
      expect(results.filter((r) => r === undefined)).toHaveLength(1);
      expect(new Set(results.filter((r) => r !== undefined))).toEqual(new Set(['TOPUP_DECIDED']));
      expect(await balance(who)).toBe((await audit(id)).status === '1' ? 25_000n : 0n);
    }
  });
});

describe('networks', () => {
  it('are shown with their own deposit address where the house has a key, and without where not', async () => {
    const who = await payer();
    const { list } = await world.data('getBlockchain', {}, who.credentials);
    expect(list.map((n) => [n.id, n.confirmations, n.withdrawConfirmations])).toEqual([
      ['ethereum-usdt', 12, 64],
      ['ethereum-usdc', 12, 64],
      ['arbitrum-usdt', 40, 120],
      ['arbitrum-usdc', 40, 120],
      ['tron-usdt', 19, 19],
    ]);
    expect(list.every((n) => n.address === null && n.tips.length === 2)).toBe(true);
  });
});
