// Reading the books: accounts, an account's lines, journals with their postings, corrections.
import type { InputOf, ResponseOf } from '@meridian/contract';
import {
  accounts,
  findAccount,
  findJournal,
  findMover,
  formatMoney,
  journals,
  listPostings,
  pathOf,
  refOf,
  statement,
} from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { encodeCursor, pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import { dayEnd, dayStart } from '../../platform/days.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { accountView, correctionView, journalView } from './books.view.ts';
import { countCorrections, listCorrections } from './corrections.sql.ts';

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readAccounts(
  db: Db,
  input: InputOf<'listLedgerAccounts'>,
): Promise<ResponseOf<'listLedgerAccounts'>> {
  const filter = { type: input.type ?? null, start: input.q ?? null };
  const [after] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await accounts.read(db, filter, after, input.limit);
  return pageOf(rows, input.limit, total, accountView, (a) => [a.id]);
}

/** @throws LEDGER_ACCOUNT_NOT_FOUND, VALIDATION_FAILED on a cursor that is none of ours */
export async function readStatement(
  db: Db,
  input: InputOf<'getLedgerStatement'>,
): Promise<ResponseOf<'getLedgerStatement'>> {
  const account = (await findAccount(db, input.account)) ?? refuse('LEDGER_ACCOUNT_NOT_FOUND');
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const page = await statement(db, refOf(account.path), {
    cursor: before === null ? null : BigInt(before),
    limit: input.limit,
  });
  return {
    account: accountView(account),
    list: page.lines.map((line) => ({
      id: String(line.id),
      journalId: String(line.journalId),
      kind: line.kind,
      key: line.key,
      amount: formatMoney(BigInt(line.sign) * line.amountCents),
      balanceAfter: line.balanceAfterCents === null ? null : formatMoney(line.balanceAfterCents),
      counterpart: pathOf(line.counterpart),
      createdAt: line.createdAt.toISOString(),
    })),
    hasMore: page.nextCursor !== null,
    nextCursor: page.nextCursor === null ? null : encodeCursor([page.nextCursor]),
  };
}

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readJournals(
  db: Db,
  input: InputOf<'listLedgerJournals'>,
): Promise<ResponseOf<'listLedgerJournals'>> {
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const mover = input.account === undefined ? null : await findMover(db, input.account);
  // An account that was never opened has moved nothing.
  if (input.account !== undefined && mover === null)
    return { list: [], total: 0, hasMore: false, nextCursor: null };
  const filter = {
    kind: input.kind ?? null,
    key: input.key ?? null,
    mover,
    from: dayStart(input.from),
    until: dayEnd(input.to),
  };
  const { rows, total } = await journals.read(db, filter, before, input.limit);
  const postings = await listPostings(
    db,
    rows.map((j) => j.id),
  );
  return pageOf(
    rows,
    input.limit,
    total,
    (j) => journalView(j, postings),
    (j) => [j.id],
  );
}

/** @throws JOURNAL_NOT_FOUND */
export async function readJournal(db: Db, id: bigint): Promise<ResponseOf<'getLedgerJournal'>> {
  const journal = (await findJournal(db, id)) ?? refuse('JOURNAL_NOT_FOUND');
  return journalView(journal, await listPostings(db, [id]));
}

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readCorrections(
  db: Db,
  actor: OperatorActor,
  input: InputOf<'listCorrections'>,
): Promise<ResponseOf<'listCorrections'>> {
  const state = input.state === 'all' ? null : input.state;
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listCorrections(db, state, before, input.limit + 1);
  return pageOf(
    rows,
    input.limit,
    await countCorrections(db, state),
    (c) => correctionView(c, actor.operatorId),
    (c) => [c.id],
  );
}
