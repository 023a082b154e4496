// The reconciliation over top-ups by bank and withdrawals that somebody meddled with past all code: each deed is a fault of the books.
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { withTestApp } from '../../testing/app.ts';
import { createOperator, createPayeeAccount, createShopper } from '../../testing/fixtures.ts';
import { samples } from '../../testing/matrix-samples.ts';
import { createMatrixWorld, liftLimits, type MatrixWorld, signIn } from '../../testing/matrix-world.ts';
import { createTopUp } from '../topups/create-top-up.ts';
import { passTopUp } from '../topups/pass-top-up.ts';
import { businessRules } from './index.ts';

const app = withTestApp();
let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld(app);
  await liftLimits(app);
});
const faults = async () => (await reconcile(app.db, businessRules)).map(({ ref }) => ref);
/** As an owner who means it: triggers off, change, look, all back. */
async function meddle(table: 'topups' | 'withdrawals', id: string, change: string): Promise<string[]> {
  await app.owner.script(
    `alter table ${table} disable trigger all; create temp table kept as select * from ${table} where id = ${id};
     update ${table} set ${change} where id = ${id}`,
  );
  const found = await faults();
  const columns = (
    await app.owner.many<{ name: string }>(
      'test.columns',
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'id'`,
      [table],
    )
  ).map(({ name }) => name);
  await app.owner.script(
    `update ${table} t set (${columns.join(', ')}) = (select ${columns.join(', ')} from kept) where t.id = ${id}; drop table kept;
     alter table ${table} enable trigger all`,
  );
  expect(await faults()).toEqual([]);
  return found;
}

describe('a top-up by bank', () => {
  async function announced(): Promise<string> {
    const { evidence } = (await samples.createTopUp(world)) as { evidence: string };
    const payeeAccount = await createPayeeAccount(app.owner);
    const claim = { method: 'bank', payeeAccount, amount: '250.00', evidence } as const;
    return String(
      await app.db.transaction((tx) => createTopUp(tx, world.shopper.actor, claim, 'secret of this test')),
    );
  }
  async function passed(): Promise<string> {
    const id = await announced();
    const proof = { by: 'bank', bankReference: `REF-${id}`, arrived: '250.00' } as const;
    // A reference that somebody typed takes two.
    for (const operator of [await createOperator(app.owner), await createOperator(app.owner)])
      await app.db.transaction((tx) => passTopUp(tx, operator, { id: BigInt(id), proof }, () => false));
    return id;
  }

  it.each([
    ['says that more arrived', 'arrived_cents = arrived_cents + 1'],
    ['is somebody else’s', `user_id = (select max(id) from users)`],
    [
      'is open again, so that it could be passed again',
      'status = 0, arrived_cents = null, bank_reference = null, decided_by = null, decided_at = null',
    ],
    [
      'is refused after it was credited',
      `status = 2, arrived_cents = null, bank_reference = null, refusal = 'duplicate'`,
    ],
  ])('that %s', async (_, change) => {
    await createShopper(app.owner);
    const id = await passed();
    expect(await meddle('topups', id, change)).toContain(`topup:${id}`);
  });

  it('that was passed past the ledger', async () => {
    const id = await announced();
    const change = `status = 1, arrived_cents = 25000, bank_reference = 'REF-${id}', first_by = ${world.subjects.admin}, decided_by = ${world.subjects.finance}, decided_at = created_at`;
    expect(await meddle('topups', id, change)).toContain(`topup:${id}`);
  });
});

describe('a withdrawal', () => {
  const asked = async () => (await samples.approveWithdrawal(world)).id as string;
  async function sent(): Promise<string> {
    const given = await samples.recordPayout(world);
    await app.data('recordPayout', given, await signIn(world, 'finance'));
    return given.id;
  }

  it.each([
    ['says that more was asked for', 'amount_cents = amount_cents + 1'],
    [
      'looks sent while its money is set aside',
      `status = 1, payout = 'sent', proof = 'REF', recorded_by = 1, approved_by = 1, recorded_at = created_at, decided_at = created_at`,
    ],
    ['looks refused, and nothing came back', `status = 2, refusal = 'suspicious', decided_at = created_at`],
    ['looks cancelled, and nothing came back', `status = 2, cancelled = true, decided_at = created_at`],
  ])('that %s', async (_, change) => {
    const id = await asked();
    expect(await meddle('withdrawals', id, change)).toContain(`withdrawal:${id}`);
  });

  it.each([
    ['says that less was charged', 'fee_cents = fee_cents - 1'],
    [
      'is open again, so that it could be paid again',
      `status = 0, payout = 'none', proof = null, recorded_by = null, taken_by = null, decided_at = null`,
    ],
    ['is somebody else’s', `user_id = (select max(id) from users)`],
  ])('that was sent and %s', async (_, change) => {
    await createShopper(app.owner);
    const id = await sent();
    expect(await meddle('withdrawals', id, change)).toContain(`withdrawal:${id}`);
  });
});
