// Card numbers that money goes to: sealed, read by who pays out, and never by the database alone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Audit } from '../../platform/audited.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator, createShopper, type Shopper } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { bankCard, secret, withdrawing } from '../../testing/withdrawals.ts';
import { businessRules } from '../operations/index.ts';
import { readWithdrawalAudit } from './read-withdrawals.ts';
import { revealPayee } from './reveal-payee.ts';
import { saveDestination } from './save-destination.ts';
import { sealCardNumbers } from './seal-card-numbers.ts';

const world = withTestDatabase({ max: 32 });
const { ready, ask, approve, take, record } = withdrawing(world);
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const audit = (id: string) =>
  readWithdrawalAudit(world.db, BigInt(id), async () => new Map(), {
    operatorId: 0n,
    now: world.clock.now(),
  });
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

describe('card numbers', () => {
  const whole = '4242424242424242';
  const everywhere = () =>
    world.owner.many<{ row: string }>(
      'test.everywhere',
      `select d::text as row from destinations d union all select w::text from withdrawals w
       union all select i::text from idempotency i union all select o::text from outbox o union all select a::text from audit_log a`,
    );
  const noted: string[] = [];
  const note: Audit = async (_tx, { operatorId }, verb) => {
    noted.push(`${operatorId} ${verb}`);
  };
  const reveal = (by: OperatorActor, id: string, key = secret) =>
    outcome(revealPayee(world.db, by, { id: BigInt(id) }, key, note));

  it('are nowhere in the database, and read by who pays it out only, with a trace', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    expect((await audit(id)).payee.number).toBe('4242');
    expect(await reveal(a, id)).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await approve(a, id);
    expect(await reveal(a, id)).toBe('WITHDRAWAL_STEP_ILLEGAL');
    await take(a, id);
    expect(await reveal(b, id)).toBe('CLAIMED_BY_OTHER');
    expect(noted).toEqual([]);
    expect(await reveal(a, id)).toEqual({ number: whole });
    expect(noted).toEqual([`${a.operatorId} revealPayee`]);
    await expect(reveal(a, id, 'another secret that is just as long')).rejects.toThrow();
    await record(a, id, 'REF-SEALED');
    expect(await reveal(a, id)).toBe('WITHDRAWAL_STEP_ILLEGAL');
    expect(JSON.stringify(await everywhere())).not.toContain(whole);
  });

  it('saved twice are one for a person, and nothing that two people share', async () => {
    const [one, two] = [await createShopper(world.owner), await createShopper(world.owner)];
    const save = (who: Shopper, cardNumber: string) =>
      outcome(write((tx) => saveDestination(tx, who.actor, { ...bankCard, cardNumber }, secret)));
    await save(one, whole);
    await save(two, whole);
    expect(await save(one, '4242-4242-4242-4242')).toBe('DESTINATION_EXISTS');
    // Another card with the same end is another card.
    expect(await save(one, '5555555555594242')).toMatchObject({ ending: '4242' });
    const { prints } = await world.owner.one<{ prints: number }>(
      'test.prints',
      'select count(distinct fingerprint)::int as prints from destinations where user_id = any($1::bigint[])',
      [[one.userId, two.userId]],
    );
    expect(prints).toBe(3);
    await expect(
      world.owner.run('test.clear', 'update destinations set number = $2 where user_id = $1', [
        one.userId,
        whole,
      ]),
    ).rejects.toThrow(/destinations_way/);
  });

  it('saved by an older server and a newer one at once are one card when they are sealed', async () => {
    const { shopper, destination } = await ready();
    await world.owner.run(
      'test.before',
      `insert into destinations (user_id, type, label, holder, bank_name, country, number, created_at, usable_from)
       select user_id, type, label, holder, bank_name, country, $2, created_at, usable_from from destinations where id = $1`,
      [destination, whole],
    );
    expect(await sealCardNumbers(world.db, secret)).toBe(1);
    const kept = await world.owner.many<{ id: bigint }>(
      'test.kept',
      'select id from destinations where user_id = $1 and deleted_at is null',
      [shopper.userId],
    );
    expect(kept.map((row) => String(row.id))).toEqual([String(destination)]);
  });

  it('of the time before are sealed once, by however many processes', async () => {
    const { shopper, destination } = await ready();
    const { id } = await ask(shopper, destination, '100.00');
    await world.owner.run(
      'test.before',
      'update destinations set number = $2, sealed = null, fingerprint = null where id = $1',
      [destination, whole],
    );
    await world.owner.run(
      'test.beforeToo',
      `update withdrawals set payee = jsonb_set(payee, '{number}', to_jsonb($2::text)), payee_sealed = null where id = $1`,
      [id, whole],
    );
    const sealed = await Promise.all([1, 2, 3, 4].map(() => sealCardNumbers(world.db, secret)));
    expect(sealed.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(JSON.stringify(await everywhere())).not.toContain(whole);
    const a = await createOperator(world.owner);
    await approve(a, id);
    await take(a, id);
    expect(await reveal(a, id)).toEqual({ number: whole });
    expect(await outcome(write((tx) => saveDestination(tx, shopper.actor, bankCard, secret)))).toBe(
      'DESTINATION_EXISTS',
    );
  });
});
