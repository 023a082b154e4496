// Four eyes as the database keeps them: every decision that needs two people, tried by one of them with SQL, past all code.

import { contract, type Route, type Verb } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCheckViolation } from '../platform/db.ts';
import { declaredSettings } from '../platform/settings.ts';
import { sealCardNumber } from '../slices/withdrawals/card-number.ts';
import { withTestApp } from './app.ts';
import { createOperator, createShopper, fund } from './fixtures.ts';

const app = withTestApp();
let a: bigint;
let b: bigint;
beforeAll(async () => {
  a = (await createOperator(app.owner)).operatorId;
  b = (await createOperator(app.owner)).operatorId;
});
const now = () => app.clock.now();
let numbers = 0;
const number = (letter: 'T' | 'W' | 'C') => {
  numbers += 1;
  return `${letter}20260302${String(numbers).padStart(10, '0')}`;
};
const insert = async (sql: string, values: readonly unknown[]): Promise<bigint> =>
  (await app.owner.one<{ id: bigint }>('test.insert', `${sql} returning id`, values)).id;
/** As the owner of the database, who is stopped by nothing but the tables themselves. */
const force = (sql: string, values: readonly unknown[]) => app.owner.run('test.force', sql, values);
const refused = (work: Promise<unknown>, constraint: string) =>
  expect(work).rejects.toSatisfy((error) => isCheckViolation(error, constraint), constraint);

async function topUp(): Promise<bigint> {
  const { userId } = await createShopper(app.owner);
  return insert(
    `insert into topups (topup_no, user_id, method, network_id, amount_cents, created_at) values ($1, $2, 'chain', 'tron-usdt', 100000, $3)`,
    [number('T'), userId, now()],
  );
}
async function pass(id: bigint, cents: number, first: bigint | null, decided: bigint | null) {
  const transfer = await insert(
    `insert into chain_transfers (chain_id, tx_hash, ordinal, network_id, from_address, to_address, raw, cents, topup_id, seen_at)
     values ('tron', encode(sha256($1::text::bytea), 'hex'), 0, 'tron-usdt', '', '', 0, $2, $3, $4)`,
    [`${id} ${numbers++}`, cents, id, now()],
  );
  return force(
    `update topups set status = 1, arrived_cents = $2, transfer_id = $3, first_by = $4, decided_by = $5, decided_at = $6 where id = $1`,
    [id, cents, transfer, first, decided, now()],
  );
}

async function withdrawal(cents: bigint, needsSecond: boolean): Promise<bigint> {
  const { userId } = await createShopper(app.owner);
  await app.db.transaction((tx) => fund(tx, userId, cents));
  const card = sealCardNumber('a secret of this test', userId, '4242424242424242');
  const destination = await insert(
    `insert into destinations (user_id, type, holder, bank_name, country, number, sealed, fingerprint, created_at, usable_from)
     values ($1, 'bank', 'Mia Test', 'Harbour Bank', 'US', $2, $3, $4, $5, $5)`,
    [userId, card.number, card.sealed, card.fingerprint, now()],
  );
  return insert(
    `insert into withdrawals (withdrawal_no, user_id, destination_id, payee, payee_sealed, amount_cents, fee_cents, needs_second, created_at, expected_by)
     values ($1, $2, $3, '{"type":"bank","number":"4242"}', $4, $5, 100, $6, $7, $7)`,
    [number('W'), userId, destination, card.sealed, cents, needsSecond, now()],
  );
}

describe('one person in two places is refused by the tables', () => {
  it('passing a top-up: first and second, and alone above the limit', async () => {
    const id = await topUp();
    await refused(pass(id, 100_000, a, a), 'topups_four_eyes');
    await refused(pass(id, 100_000, null, a), 'topups_two_people');
    await pass(id, 100_000, a, b);
    await pass(await topUp(), 99_999, null, a);
  });

  it('a top-up above a limit that was changed', async () => {
    await force(
      `insert into settings (key, value, version, changed_by, changed_at) values ('topups.secondFromCents', '5000', 1, 'test', $1)`,
      [now()],
    );
    const id = await topUp();
    await refused(pass(id, 5_000, null, a), 'topups_two_people');
    await pass(id, 4_999, null, a);
    await force(`delete from settings where key = $1`, ['topups.secondFromCents']);
  });

  it('a withdrawal: asked for without the second person, and made to need none afterwards', async () => {
    await refused(withdrawal(100_000n, false), 'withdrawals_two_people');
    const id = await withdrawal(100_000n, true);
    for (const change of ['needs_second = false', 'amount_cents = 99', 'fee_cents = 0'])
      await refused(force(`update withdrawals set ${change} where id = $1`, [id]), 'withdrawals_agreed');
    expect(await withdrawal(99_999n, false)).toBeGreaterThan(id);
  });

  it('a withdrawal: approved twice by one, taken with one approval, recorded by who approved first', async () => {
    const id = await withdrawal(100_000n, true);
    const set = (columns: string, ...values: unknown[]) =>
      force(`update withdrawals set ${columns} where id = $1`, [id, ...values]);
    await refused(set('approved_by = $2, second_by = $2', a), 'withdrawals_two_approve');
    await refused(set(`approved_by = $2, taken_by = $2, payout = 'processing'`, a), 'withdrawals_second');
    await set(`approved_by = $2, second_by = $3, taken_by = $2, payout = 'processing'`, a, b);
    const sent = `status = 1, payout = 'sent', proof = 'REF-1', recorded_by = $2, decided_at = $3`;
    await refused(set(sent, a, now()), 'withdrawals_other_records');
    await set(sent, b, now());
  });

  it('withdrawals: more of them paid out alone on one day than one person may, whoever is written beside it', async () => {
    const c = (await createOperator(app.owner)).operatorId;
    const set = (id: bigint, columns: string, ...values: unknown[]) =>
      force(`update withdrawals set ${columns} where id = $1`, [id, ...values]);
    const take = `approved_by = $2, taken_by = $2, taken_at = $3, payout = 'processing'`;
    const day = new Date('2026-03-05T00:00:00.000Z');
    const evening = new Date('2026-03-05T23:59:59.999Z');
    await set(await withdrawal(99_900n, false), take, c, day);
    await set(await withdrawal(99_999n, false), take, c, evening);
    const third = await withdrawal(300n, false);
    await refused(set(third, take, c, evening), 'withdrawals_alone');
    await refused(set(third, `${take}, alone_by = null, alone_at = null`, c, day), 'withdrawals_alone');
    await refused(
      set(third, `${take}, alone_by = $4, alone_at = '2026-03-04T00:00:00Z'`, c, day, a),
      'withdrawals_alone',
    );
    await refused(
      set(third, `approved_by = $2, taken_by = $2, payout = 'processing'`, c),
      'withdrawals_alone_since',
    );
    // Taken by another, and then recorded by who approved it.
    await set(third, `approved_by = $2, taken_by = $3, taken_at = $4, payout = 'processing'`, c, a, day);
    const sent = `status = 1, payout = 'sent', proof = 'REF-2', recorded_by = $2, recorded_at = $3, decided_at = $3`;
    await refused(set(third, sent, c, evening), 'withdrawals_alone');
    await set(third, sent, c, new Date('2026-03-06T00:00:00.000Z'));
    // What fits to the cent, and a sum that is taken to another day afterwards.
    const last = await withdrawal(101n, false);
    await set(last, take, c, day);
    await set(last, `taken_at = $2, alone_at = $2`, new Date('2026-03-04T00:00:00.000Z'));
    await refused(set(await withdrawal(101n, false), take, c, day), 'withdrawals_alone');
  });

  it('a correction and a proposed change: made and approved', async () => {
    const correction = await insert(
      `insert into corrections (account, direction, amount_cents, reason, made_by, made_at, correction_no) values ('shopper_available:1', 'debit', 1, 'why', $1, $2, $3)`,
      [a, now(), number('C')],
    );
    const proposal = await insert(
      `insert into change_proposals (subject, key, version, before, change, reason, made_by, made_at) values ('setting', 'x', 0, '{}', '{}', 'why', $1, $2)`,
      [a, now()],
    );
    const approve = (table: string, id: bigint, by: bigint) =>
      force(`update ${table} set state = 'approved', decided_by = $2, decided_at = $3 where id = $1`, [
        id,
        by,
        now(),
      ]);
    await refused(approve('corrections', correction, a), 'corrections_four_eyes');
    await refused(approve('change_proposals', proposal, a), 'change_proposals_four_eyes');
    await approve('corrections', correction, b);
    await approve('change_proposals', proposal, b);
  });

  it('by the number that the settings are declared with', () => {
    const limits = ['topups.secondFromCents', 'withdrawals.secondFromCents', 'withdrawals.aloneDayCents'];
    const declared = declaredSettings().filter(({ key }) => limits.includes(key));
    expect(declared.map(({ key, defaultValue }) => [key, defaultValue])).toEqual([
      ['topups.secondFromCents', 100_000],
      ['withdrawals.aloneDayCents', 200_000],
      ['withdrawals.secondFromCents', 100_000],
    ]);
  });
});

describe('roles', () => {
  const ofOperators = (Object.entries(contract) as [Verb, Route][]).filter(
    ([, route]) => route.audience === 'operator',
  );
  /** What whoever is signed in may do about themselves. */
  const ownMatters = ['operatorLogout', 'endOtherSessions'];

  it('stand at every write of operators but those about oneself', () => {
    const open = ofOperators
      .filter(([, { method, roles }]) => method === 'POST' && roles === undefined)
      .map(([verb]) => verb);
    expect(open.filter((verb) => !ownMatters.includes(verb))).toEqual([]);
  });

  it('of support and catalogue decide about no money', () => {
    const acts = /^(pass|refuse|claim|approve|take|release|record|reveal|propose)/;
    const deciding = ofOperators.filter(([verb]) => acts.test(verb));
    expect(deciding.length).toBeGreaterThan(10);
    const wrong = deciding.filter(([, { roles }]) =>
      roles?.some((role) => role === 'support' || role === 'catalogue'),
    );
    expect(wrong.map(([verb]) => verb)).toEqual([]);
  });
});
