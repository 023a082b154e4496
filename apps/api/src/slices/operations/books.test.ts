// The books as operators read them, and corrections: one person asks, another approves, and the database itself refuses the same one twice.
import { beforeAll, describe, expect, it } from 'vitest';
import { isCheckViolation } from '../../platform/db.ts';
import { openSession } from '../../platform/sessions.ts';
import { withTestApp } from '../../testing/app.ts';
import { createShopper, fund } from '../../testing/fixtures.ts';
import { createDesk, digest, type MatrixWorld } from '../../testing/matrix-world.ts';

const app = withTestApp({ max: 30 });
let world: MatrixWorld;
let admin: { cookie?: string };
let finance: { cookie?: string };
beforeAll(async () => {
  ({ world, admin, finance } = await createDesk(app));
});

/** A shopper with money: their account. */
async function funded(...cents: bigint[]): Promise<string> {
  const { userId } = await createShopper(app.owner);
  for (const amount of cents) await app.db.transaction((tx) => fund(tx, userId, amount));
  return `shopper_available:${userId}`;
}
const propose = (account: string, amount: string, more: object = {}) =>
  app.callRaw(
    'proposeCorrection',
    { account, direction: 'debit', amount, reason: 'credited twice', ...more },
    finance,
  );
const balance = async (account: string) =>
  (await app.data('getLedgerStatement', { account }, admin)).account.balance;

describe('the explorer', () => {
  it('shows an account with its lines, page by page', async () => {
    const account = await funded(100n, 200n, 300n);
    const first = await app.data('getLedgerStatement', { account, limit: 2 }, admin);
    expect(first.account).toMatchObject({ account, type: 'shopper_available', balance: '6.00', postings: 3 });
    expect(first.list.map((l) => [l.amount, l.balanceAfter])).toEqual([
      ['3.00', '6.00'],
      ['2.00', '3.00'],
    ]);
    const next = first.nextCursor ?? '';
    const rest = await app.data('getLedgerStatement', { account, limit: 2, cursor: next }, admin);
    expect([rest.list.map((l) => l.amount), rest.hasMore]).toEqual([['1.00'], false]);
    const none = await app.call('getLedgerStatement', { account: 'shopper_available:999999' }, admin);
    expect(none.body.error).toBe('LEDGER_ACCOUNT_NOT_FOUND');
  });

  it('finds accounts by type and by the start of their name', async () => {
    const account = await funded(100n);
    const { list, total } = await app.data('listLedgerAccounts', { q: account }, admin);
    expect([list.map((a) => a.account), total]).toEqual([[account], 1]);
    const clearing = await app.data('listLedgerAccounts', { type: 'bank_clearing' }, admin);
    expect(clearing.list.every((a) => a.type === 'bank_clearing' && a.postings === null)).toBe(true);
    expect((await app.data('listLedgerAccounts', { q: '%' }, admin)).list).toEqual([]);
  });

  it('finds journals by kind, key, account and day; each adds up', async () => {
    const account = await funded(100n, 250n);
    const found = await app.data('listLedgerJournals', { account, kind: 'topup.pass' }, admin);
    expect(found.list.map((j) => j.amount)).toEqual(['2.50', '1.00']);
    const [journal] = found.list;
    expect(journal?.postings).toMatchObject([{ credit: account, amount: '2.50', creditBalance: '3.50' }]);
    expect(await app.data('getLedgerJournal', { id: journal?.id ?? '' }, admin)).toEqual(journal);
    const byKey = await app.data('listLedgerJournals', { key: journal?.key ?? '' }, admin);
    expect(byKey.list).toEqual([journal]);
    const before = { account, from: '2020-01-01', to: '2020-02-01' };
    expect((await app.data('listLedgerJournals', before, admin)).total).toBe(0);
    expect((await app.data('listLedgerJournals', { account, kind: 'order.pay' }, admin)).total).toBe(0);
  });
});

describe('a correction', () => {
  it('moves nothing until another person approves; then it is a journal of its own', async () => {
    const account = await funded(500n);
    const { body } = await propose(account, '2.00');
    const { id } = body.data as { id: string };
    expect(await balance(account)).toBe('5.00');
    const own = await app.call('approveCorrection', { id }, finance);
    expect(own.body.error).toBe('FOUR_EYES');
    const done = await app.data('approveCorrection', { id }, admin);
    expect(done).toMatchObject({ state: 'approved', madeBy: 'finance', decidedBy: 'admin' });
    expect(await balance(account)).toBe('3.00');
    const { list } = await app.data('listLedgerJournals', { account, kind: 'ledger.adjust' }, admin);
    expect(list).toMatchObject([{ key: `adjust:${id}`, actor: `operator:${world.subjects.admin}` }]);
    const { faults } = await app.data('reconcileLedger', {}, admin);
    expect(faults).toEqual([]);
  });

  it('stands in the fund record with its own number, in favour and against', async () => {
    const { userId } = await createShopper(app.owner);
    await app.db.transaction((tx) => fund(tx, userId, 500n));
    const { token } = await app.db.transaction((tx) =>
      openSession(tx, { audience: 'shopper', subjectId: userId, ip: '', userAgent: '' }),
    );
    const numbers: string[] = [];
    for (const direction of ['debit', 'credit'] as const) {
      const { body } = await propose(`shopper_available:${userId}`, '1.00', { direction });
      const { id, correctionNo } = body.data as { id: string; correctionNo: string };
      expect(correctionNo).toMatch(/^C20260302\d{10}$/);
      await app.data('approveCorrection', { id }, admin);
      numbers.unshift(correctionNo);
    }
    const { list } = await app.data('listBill', { kind: 'ledger.adjust' }, { token });
    expect(list.map((line) => [line.amount, line.reference])).toEqual([
      ['1.00', numbers[0]],
      ['-1.00', numbers[1]],
    ]);
    const { list: shown } = await app.data('listCorrections', {}, admin);
    expect(shown.map((c) => c.correctionNo)).toEqual(expect.arrayContaining(numbers));
  });

  it('approved by twenty at once moves once', async () => {
    const account = await funded(500n);
    const { id } = (await propose(account, '1.00')).body.data as { id: string };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('approveCorrection', { id }, admin)),
    );
    expect(answers.filter((a) => a.body.code === 1)).toHaveLength(1);
    expect(await balance(account)).toBe('4.00');
  });

  it('by the same person is refused by the database itself', async () => {
    const { id } = (await propose(await funded(500n), '1.00')).body.data as { id: string };
    const forged = app.owner.run(
      'test.same',
      `update corrections set state = 'approved', decided_by = made_by, decided_at = made_at where id = $1`,
      [id],
    );
    await expect(forged).rejects.toSatisfy((error) => isCheckViolation(error, 'corrections_four_eyes'));
  });

  it('of more than there is changes nothing', async () => {
    const account = await funded(100n);
    const { id } = (await propose(account, '1.01')).body.data as { id: string };
    const before = await digest(app);
    expect((await app.call('approveCorrection', { id }, admin)).body.error).toBe('CORRECTION_TOO_LARGE');
    expect(await digest(app)).toEqual(before);
    const turned = await app.data('refuseCorrection', { id, note: 'too much' }, admin);
    expect(turned).toMatchObject({ state: 'refused', note: 'too much' });
    expect((await app.call('approveCorrection', { id }, admin)).body.error).toBe('CORRECTION_DECIDED');
  });

  it('of one journal is asked for once, and again after it was turned down', async () => {
    const account = await funded(500n);
    const { list } = await app.data('listLedgerJournals', { account }, admin);
    const reverses = list[0]?.id ?? '';
    const { id } = (await propose(account, '1.00', { reverses })).body.data as { id: string };
    expect((await propose(account, '1.00', { reverses })).body.error).toBe('CORRECTION_REVERSED');
    await app.data('refuseCorrection', { id, note: 'not this one' }, admin);
    const again = (await propose(account, '5.00', { reverses })).body.data as { id: string };
    await app.data('approveCorrection', { id: again.id }, admin);
    const made = await app.data('listLedgerJournals', { account, kind: 'ledger.adjust' }, admin);
    expect(made.list[0]?.reverses).toBe(reverses);
  });

  it.each([
    ['order_escrow', 'CORRECTION_ACCOUNT_UNFIT'],
    ['adjustment', 'CORRECTION_ACCOUNT_UNFIT'],
    ['nowhere:1', 'LEDGER_ACCOUNT_NOT_FOUND'],
  ])('of %s is refused: %s', async (account, error) => {
    await app.owner.script(
      `insert into ledger.account (path, type, owner_id, asset, normal, tracked, may_go_negative)
       select path, t.type, owner_id, 'USD', t.normal, t.tracked, t.may_go_negative
       from (values ('order_escrow:4711', 'order_escrow', 4711), ('adjustment', 'adjustment', null)) a (path, type, owner_id)
       join ledger.account_type t using (type) on conflict do nothing`,
    );
    const path = account === 'order_escrow' ? 'order_escrow:4711' : account;
    const before = await digest(app);
    expect((await propose(path, '1.00')).body.error).toBe(error);
    expect(await digest(app)).toEqual(before);
  });

  it('without its journal is a fault of the books', async () => {
    await app.owner.run(
      'test.unbacked',
      `insert into corrections (account, direction, amount_cents, reason, state, made_by, made_at, decided_by, decided_at, correction_no)
       values ('promo_expense', 'credit', 5, 'forged', 'approved', $1, $3, $2, $3, 'C202603020000000000')`,
      [world.subjects.finance, world.subjects.admin, app.clock.now()],
    );
    const { faults } = await app.data('reconcileLedger', {}, admin);
    expect(faults).toMatchObject([{ rule: 'R10', detail: 'approved, and has no journal' }]);
  });
});
