// Attacks on the ledger's tables, as the server and as their owner; each must fail for its own reason.
import { beforeAll, describe, expect, it } from 'vitest';
import { sqlFault } from '../platform/db.ts';
import { withTestDatabase } from '../testing/database.ts';
import { post, topUpPass } from './index.ts';

const test = withTestDatabase();
let attempts = 0;

/** Code and words of the refusal; `accepted` when there was none. */
async function attack(as: 'server' | 'owner', text: string): Promise<string> {
  attempts += 1;
  const run = () => (as === 'server' ? test.db : test.owner).run(`attack.${attempts}`, text);
  return run().then(
    () => 'accepted',
    (error) => `${sqlFault(error)?.code} ${(error as Error).message}`,
  );
}

const call = (
  debits: string,
  credits: string,
  amounts: string,
  key = `'k-${Math.random()}'`,
  kind = `'order.pay'`,
) => `SELECT * FROM ledger.post(${kind}, ${key}, 'x', now(), 'USD', ${debits}, ${credits}, ${amounts}, NULL)`;
const one = (amount: string, from = 'shopper_available:1', to = 'order_escrow:1') =>
  call(`'{${from}}'`, `'{${to}}'`, `'{${amount}}'`);

beforeAll(async () => {
  const from = { type: 'bank_clearing', bank: 'b' } as const;
  await test.db.transaction((tx) =>
    post(tx, topUpPass({ topUpId: 1n, userId: 1n, from, amountCents: 100n, actor: 'x' })),
  );
});

describe('through the posting function', () => {
  it.each([
    ['overdraft', one('101'), /^LG003 not enough in shopper_available:1/],
    ['zero', one('0'), /^LG002 amount out of range: 0/],
    ['negative', one('-5'), /^LG002 amount out of range: -5/],
    ['too much', one('100000000000001'), /^LG002 amount out of range: 100000000000001/],
    ['beyond bigint', one('99999999999999999999'), /^22003 .*out of range for type bigint/],
    ['no amount', one('NULL'), /^LG002 amount out of range/],
    ['exponent', one('1e3'), /^22P02 invalid input syntax for type bigint: "1e3"/],
    ['fraction', one('1.5'), /^22P02 invalid input syntax for type bigint: "1.5"/],
    ['not a number', one('NaN'), /^22P02 invalid input syntax for type bigint: "NaN"/],
    ['full-width digit', one('５'), /^22P02 invalid input syntax for type bigint/],
    [
      'one account',
      one('5', 'shopper_available:1', 'shopper_available:1'),
      /^LG002 the same account on both sides/,
    ],
    ['unknown account', one('5', 'shopper_available:1', 'mine'), /^LG002 no such account: mine/],
    ['no owner', one('5', 'shopper_available:1', 'order_escrow'), /^LG002 no such account: order_escrow/],
    [
      'owner 007',
      one('5', 'shopper_available:1', 'order_escrow:007'),
      /^LG002 no such account: order_escrow:007/,
    ],
    ['owner of the house', one('5', 'adjustment:1'), /^LG002 no such account: adjustment:1/],
    ['no account', call(`'{NULL}'`, `'{adjustment}'`, `'{5}'`), /^LG002 posting 1 lacks an account/],
    ['no postings', call(`'{}'`, `'{}'`, `'{}'`), /^LG002 a journal has 1 to 64 postings/],
    ['null postings', call('NULL', 'NULL', 'NULL'), /^LG002 a journal has 1 to 64 postings/],
    [
      'uneven arrays',
      call(`'{adjustment,adjustment}'`, `'{order_escrow:1}'`, `'{1}'`),
      /^LG002 a journal has 1 to 64/,
    ],
    [
      'used key',
      call(`'{adjustment}'`, `'{order_escrow:1}'`, `'{1}'`, `'topup:1:final'`),
      /^LG001 key topup:1:final was used/,
    ],
    ['no key', call(`'{adjustment}'`, `'{order_escrow:1}'`, `'{1}'`, `''`), /^23514 .*journal_key_check/],
    [
      'no kind',
      call(`'{adjustment}'`, `'{order_escrow:1}'`, `'{1}'`, `'abc'`, `''`),
      /^23514 .*journal_kind_check/,
    ],
    ['unknown asset', one('5').replace(`'USD'`, `'EUR'`), /^LG002 no such asset: EUR/],
    [
      'money of another asset',
      one('5').replace(`'USD'`, `'USDT'`),
      /^LG003 not enough in shopper_available:1/,
    ],
  ])('refuses: %s', async (_name, text, reason) => {
    expect(await attack('server', text)).toMatch(reason);
  });
});

describe('past the posting function, as the server', () => {
  const denied = (table: string) => new RegExp(`^42501 permission denied for (table|view|sequence) ${table}`);
  it.each([
    [
      'insert a posting',
      `INSERT INTO ledger.posting (journal_id, seq, debit_account, credit_account, asset, amount)
      VALUES (1, 9, 1, 2, 'USD', 5)`,
      denied('posting'),
    ],
    [
      'insert a journal',
      `INSERT INTO ledger.journal (kind, key, payload_hash, actor, created_at)
      VALUES ('a.b', 'abc', '', 'x', now())`,
      denied('journal'),
    ],
    [
      'insert an account',
      `INSERT INTO ledger.account (path, type, asset, normal, tracked, may_go_negative)
      VALUES ('adjustment', 'adjustment', 'USD', 'D', true, true)`,
      denied('account'),
    ],
    ['raise a balance', 'UPDATE ledger.account SET credits = credits + 5', denied('account')],
    ['change a posting', 'UPDATE ledger.posting SET amount = 1', denied('posting')],
    ['change a journal', `UPDATE ledger.journal SET actor = 'y'`, denied('journal')],
    ['delete a posting', 'DELETE FROM ledger.posting', denied('posting')],
    ['delete a journal', 'DELETE FROM ledger.journal', denied('journal')],
    ['delete an account', 'DELETE FROM ledger.account', denied('account')],
    ['truncate', 'TRUNCATE ledger.posting', denied('posting')],
    ['allow debts', `UPDATE ledger.account_type SET may_go_negative = true`, denied('account_type')],
    ['new asset', `INSERT INTO ledger.asset VALUES ('ZZZ', 2)`, denied('asset')],
    [
      'switch off a trigger',
      'ALTER TABLE ledger.posting DISABLE TRIGGER ALL',
      /^42501 must be owner of table posting/,
    ],
    [
      'replace the function',
      `CREATE FUNCTION ledger.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
      /^42501 permission denied for schema ledger/,
    ],
    [
      'a table in front',
      'CREATE TABLE public.account (id int)',
      /^42501 permission denied for schema public/,
    ],
    ['change what was applied', 'DELETE FROM public.migrations', denied('migrations')],
    [
      'call the trigger',
      'SELECT ledger.require_posting()',
      /^42501 permission denied for function require_posting/,
    ],
  ])('refuses: %s', async (_name, text, reason) => {
    expect(await attack('server', text)).toMatch(reason);
  });
});

describe('past the posting function, as the owner', () => {
  const appendOnly = (what: string) => new RegExp(`^23001 append-only: ${what} is refused`);
  it.each([
    ['change a posting', 'UPDATE ledger.posting SET amount = 1', appendOnly('UPDATE on ledger.posting')],
    ['delete a posting', 'DELETE FROM ledger.posting', appendOnly('DELETE on ledger.posting')],
    ['truncate postings', 'TRUNCATE ledger.posting', appendOnly('TRUNCATE on ledger.posting')],
    ['truncate all', 'TRUNCATE ledger.journal CASCADE', appendOnly('TRUNCATE on ledger.(journal|posting)')],
    ['change a journal', `UPDATE ledger.journal SET actor = 'y'`, appendOnly('UPDATE on ledger.journal')],
    ['delete a journal', 'DELETE FROM ledger.journal', appendOnly('DELETE on ledger.journal')],
    [
      'overwrite a journal',
      `INSERT INTO ledger.journal (kind, key, payload_hash, actor, created_at)
      VALUES ('a.b', 'topup:1:final', '', 'x', now()) ON CONFLICT (key) DO UPDATE SET actor = 'y'`,
      appendOnly('UPDATE on ledger.journal'),
    ],
    ['delete an account', 'DELETE FROM ledger.account', appendOnly('DELETE on ledger.account')],
    [
      'allow debts',
      'UPDATE ledger.account_type SET may_go_negative = true',
      appendOnly('UPDATE on ledger.account_type'),
    ],
    ['change the scale', 'UPDATE ledger.asset SET scale = 0', appendOnly('UPDATE on ledger.asset')],
    [
      'allow a debt',
      'UPDATE ledger.account SET may_go_negative = true, version = version + 1 WHERE tracked',
      /^23001 account guard: the identity of shopper_available:1 is fixed/,
    ],
    [
      'lower a counter',
      'UPDATE ledger.account SET debits = debits - 1, version = version + 1 WHERE tracked',
      /^23001 account guard: the counters of shopper_available:1 only grow/,
    ],
    [
      'keep the version',
      'UPDATE ledger.account SET credits = credits + 1 WHERE tracked',
      /^23001 account guard: the counters of shopper_available:1 only grow/,
    ],
    [
      'raise a counter',
      'UPDATE ledger.account SET credits = credits + 5, version = version + 1 WHERE tracked',
      /^23001 account guard: no posting stands behind version 2 of shopper_available:1/,
    ],
    [
      'overdraw by hand',
      'UPDATE ledger.account SET debits = debits + 101, version = version + 1 WHERE tracked',
      /^23514 .*account_balance_not_negative/,
    ],
    [
      'open a full account',
      `INSERT INTO ledger.account
      (path, type, owner_id, asset, normal, tracked, may_go_negative, credits)
      VALUES ('shopper_available:9', 'shopper_available', 9, 'USD', 'C', true, false, 500)`,
      /^23001 account guard: shopper_available:9 does not begin at zero/,
    ],
    [
      'an account of no known type',
      `INSERT INTO ledger.account (path, type, owner_id, asset, normal, tracked, may_go_negative)
      VALUES ('favours:9', 'favours', 9, 'USD', 'C', true, false)`,
      /^23503 account guard: no such type or asset: favours, USD/,
    ],
    [
      'an account of no known asset',
      `INSERT INTO ledger.account (path, type, owner_id, asset, normal, tracked, may_go_negative)
      VALUES ('shopper_available:9', 'shopper_available', 9, 'EUR', 'C', true, false)`,
      /^23503 account guard: no such type or asset: shopper_available, EUR/,
    ],
    [
      'take away the types that accounts have',
      'DELETE FROM ledger.account_type',
      appendOnly('DELETE on ledger.account_type'),
    ],
    [
      'rename a type',
      `UPDATE ledger.account_type SET type = 'x'`,
      appendOnly('UPDATE on ledger.account_type'),
    ],
    ['truncate types', 'TRUNCATE ledger.account_type', appendOnly('TRUNCATE on ledger.account_type')],
    ['take away the assets', 'DELETE FROM ledger.asset', appendOnly('DELETE on ledger.asset')],
    ['truncate assets', 'TRUNCATE ledger.asset', appendOnly('TRUNCATE on ledger.asset')],
    [
      'change the type of an account',
      `UPDATE ledger.account SET type = 'favours', version = version + 1 WHERE tracked`,
      /^23001 account guard: the identity of shopper_available:1 is fixed/,
    ],
    [
      'counters of one that is not tracked',
      'UPDATE ledger.account SET credits = credits + 5, version = version + 1 WHERE NOT tracked',
      /^23514 account guard: bank_clearing:b is not tracked and has no counters/,
    ],
    [
      'a journal of nothing',
      `INSERT INTO ledger.journal (kind, key, payload_hash, actor, created_at)
      VALUES ('a.b', 'empty', '', 'x', now())`,
      /^23514 journal empty has no posting/,
    ],
    [
      'a posting of nothing',
      `INSERT INTO ledger.posting (journal_id, seq, debit_account, credit_account, asset, amount)
      SELECT min(id), 9, 1, 2, 'USD', 0 FROM ledger.journal`,
      /^23514 .*posting_amount_in_range/,
    ],
    [
      'a posting to itself',
      `INSERT INTO ledger.posting (journal_id, seq, debit_account, credit_account, asset, amount)
      SELECT min(id), 9, 1, 1, 'USD', 5 FROM ledger.journal`,
      /^23514 .*posting_two_accounts/,
    ],
    [
      'mixed assets',
      `INSERT INTO ledger.posting (journal_id, seq, debit_account, credit_account, asset, amount)
      SELECT j.id, 9, a.id, b.id, 'USDT', 5 FROM (SELECT min(id) AS id FROM ledger.journal) j,
        (SELECT id FROM ledger.account WHERE path = 'bank_clearing:b') a,
        (SELECT id FROM ledger.account WHERE path = 'shopper_available:1') b`,
      /^23503 .*foreign key/,
    ],
    [
      'the same version twice',
      `INSERT INTO ledger.posting (journal_id, seq, debit_account, credit_account, asset,
        amount, credit_balance, credit_version)
      SELECT journal_id, 9, debit_account, credit_account, asset, amount, credit_balance, credit_version
      FROM ledger.posting LIMIT 1`,
      /^23505 .*posting_credit_version/,
    ],
  ])('refuses: %s', async (_name, text, reason) => {
    expect(await attack('owner', text)).toMatch(reason);
  });

  it('has changed nothing after all that', async () => {
    const row = await test.owner.one(
      'left',
      `SELECT (SELECT count(*) FROM ledger.journal) AS journals, (SELECT count(*) FROM ledger.posting) AS postings,
        (SELECT balance FROM ledger.account WHERE path = 'shopper_available:1') AS balance`,
    );
    expect(row).toEqual({ journals: 1n, postings: 1n, balance: 100n });
  });
});
