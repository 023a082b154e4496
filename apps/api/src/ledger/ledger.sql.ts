// Every statement on the ledger's tables but reconciliation.
import { among } from '../platform/among.ts';
import type { Db } from '../platform/db.ts';

export interface PostRow {
  kind: string;
  key: string;
  actor: string;
  at: Date;
  asset: string;
  debits: string[];
  credits: string[];
  amounts: bigint[];
  reverses: bigint | null;
}

/** The one round trip of a money event. */
export function insertJournal(
  db: Db,
  row: PostRow,
): Promise<{ journalId: bigint; replayed: boolean; debitBalances: (bigint | null)[] }> {
  return db.one(
    'ledger.post',
    `SELECT posted_id AS "journalId", replayed, debit_balances AS "debitBalances" FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [row.kind, row.key, row.actor, row.at, row.asset, row.debits, row.credits, row.amounts, row.reverses],
  );
}

/** Accounts that were never used have no row. */
export function listBalances(
  db: Db,
  paths: string[],
  asset: string,
): Promise<Array<{ path: string; balance: bigint }>> {
  const { is, value } = among(1, 'text', paths);
  return db.many(
    'ledger.balances',
    `SELECT path, balance FROM ledger.account_balance WHERE asset = $2 AND path ${is}`,
    [value, asset],
  );
}

/** SQL: the balance of the account under a path, which is SQL as well. */
export const balanceOfPath = (path: string, asset: string): string =>
  `coalesce((SELECT b.balance FROM ledger.account_balance b WHERE b.path = ${path} AND b.asset = '${asset}'), 0)`;

export interface LineRow {
  id: bigint;
  journalId: bigint;
  kind: string;
  key: string;
  createdAt: Date;
  amount: bigint;
  increases: boolean;
  balanceAfter: bigint | null;
  counterpart: string;
}

/** Newest first, older than the cursor. Each side is read by its own index, so a page costs a page. */
export function listLines(
  db: Db,
  path: string,
  asset: string,
  before: bigint | null,
  limit: number,
): Promise<LineRow[]> {
  return db.many(
    'ledger.lines',
    `SELECT l.id, l.journal_id AS "journalId", j.kind, j.key, j.created_at AS "createdAt", l.amount,
        (l.side = a.normal) AS increases, l.balance AS "balanceAfter", o.path AS counterpart
      FROM ledger.account a
      CROSS JOIN LATERAL (
        (SELECT p.id, p.journal_id, p.amount, 'D'::"char" AS side, p.debit_balance AS balance, p.credit_account AS other
          FROM ledger.posting p WHERE p.debit_account = a.id AND p.id < coalesce($3, 9223372036854775807)
          ORDER BY p.id DESC LIMIT $4)
        UNION ALL
        (SELECT p.id, p.journal_id, p.amount, 'C'::"char", p.credit_balance, p.debit_account
          FROM ledger.posting p WHERE p.credit_account = a.id AND p.id < coalesce($3, 9223372036854775807)
          ORDER BY p.id DESC LIMIT $4)
      ) l
      JOIN ledger.journal j ON j.id = l.journal_id
      JOIN ledger.account o ON o.id = l.other
      WHERE a.path = $1 AND a.asset = $2
      ORDER BY l.id DESC LIMIT $4`,
    [path, asset, before, limit],
  );
}
