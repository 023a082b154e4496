// Reading accounts: what they hold, and how it came to be.
import type { Db } from '../platform/db.ts';
import { type AccountRef, pathOf, refOf } from './account-ref.ts';
import type { LedgerKind } from './journal.ts';
import { balanceOfPath, listBalances, listLines } from './ledger.sql.ts';
import type { Cents } from './money.ts';
import { ASSET } from './post.ts';

const MAX_LINES = 100;

/** The balance in cents; an account that was never used holds 0. */
export async function balanceOf(db: Db, ref: AccountRef): Promise<Cents> {
  const [balance = 0n] = await balancesOf(db, [ref]);
  return balance;
}

/** SQL: a balance in cents as a column of another statement; `path` is SQL as well, for `pathOf` the account. */
export const balanceColumn = (path: string): string => balanceOfPath(path, ASSET);

/** Balances in cents, in the order asked, in one round trip. */
export async function balancesOf(db: Db, refs: readonly AccountRef[]): Promise<Cents[]> {
  if (refs.length === 0) return [];
  const paths = refs.map(pathOf);
  const rows = await listBalances(db, [...new Set(paths)], ASSET);
  const found = new Map(rows.map((row) => [row.path, row.balance]));
  return paths.map((path) => found.get(path) ?? 0n);
}

export interface StatementLine {
  /** The posting; also the cursor for what is older. */
  id: bigint;
  journalId: bigint;
  kind: LedgerKind;
  key: string;
  /** 1 when the balance grew, -1 when it shrank. */
  sign: 1 | -1;
  amountCents: Cents;
  /** Null on the house's untracked accounts. */
  balanceAfterCents: Cents | null;
  /** The account on the other side. */
  counterpart: AccountRef;
  createdAt: Date;
}

export interface Statement {
  lines: StatementLine[];
  /** Hand it in again for the next page; null at the end. */
  nextCursor: bigint | null;
}

/** An account's postings, newest first; 20 a page by default, at most 100. Lines never move between pages. */
export async function statement(
  db: Db,
  ref: AccountRef,
  page: { cursor?: bigint | null; limit?: number } = {},
): Promise<Statement> {
  const limit = Math.max(1, Math.min(Math.trunc(page.limit ?? 20), MAX_LINES));
  const rows = await listLines(db, pathOf(ref), ASSET, page.cursor ?? null, limit + 1);
  const lines = rows.slice(0, limit).map(
    (row): StatementLine => ({
      id: row.id,
      journalId: row.journalId,
      kind: row.kind as LedgerKind,
      key: row.key,
      sign: row.increases ? 1 : -1,
      amountCents: row.amount,
      balanceAfterCents: row.balanceAfter,
      counterpart: refOf(row.counterpart),
      createdAt: row.createdAt,
    }),
  );
  return { lines, nextCursor: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}
