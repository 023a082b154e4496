// The act of importing a bank's statement: each line stored once, held against the top-ups by the codes in it. It moves no money.
import { createHash } from 'node:crypto';
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findPayeeAccount } from '../networks/index.ts';
import {
  codesIn,
  isUnreadable,
  planLines,
  type ReadLine,
  readLine,
  type Unreadable,
} from './statement.rules.ts';
import { readStatementFile } from './statement-file.ts';
import {
  insertLines,
  insertNames,
  insertNamesOf,
  insertStatement,
  listStoredLines,
  lockStatements,
} from './statements.sql.ts';

/** Answers the id of the import. @throws PAYEE_UNKNOWN, STATEMENT_FILE_INVALID, STATEMENT_COLUMNS_UNFIT */
export async function importStatement(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'importStatement'>,
): Promise<bigint> {
  const account =
    (await findPayeeAccount(tx, input.payeeAccount, true)) ??
    refuse('PAYEE_UNKNOWN', { fields: { payeeAccount: 'PAYEE_UNKNOWN' } });
  const rows = readStatementFile(input.csv, input.columns).map((raw) => readLine(raw, input, tx.now));
  const lines = rows.filter((row): row is ReadLine => !isUnreadable(row));
  await lockStatements(tx);
  const plan = planLines(lines, await storedAround(tx, account.id, lines));
  const unreadable = [
    ...rows.filter(isUnreadable),
    ...plan.contradicting.map(
      ({ row, reference }): Unreadable => ({ row, reason: 'contradicts', text: reference }),
    ),
  ].sort((a, b) => a.row - b.row);
  const id = await insertStatement(tx, {
    payeeAccountId: account.id,
    fileName: input.fileName,
    sha256: createHash('sha256').update(input.csv).digest(),
    rows: rows.length,
    added: plan.added.length,
    repeated: plan.repeated,
    unreadable,
    importedBy: actor.operatorId,
  });
  if (plan.added.length > 0) {
    const stored = await insertLines(tx, id, account.id, plan.added);
    await nameLines(
      tx,
      stored.filter((line) => line.creditCents !== null),
    );
  }
  return id;
}

/** A file of two megabytes may hold two million codes, and hardly any of them is one of ours: so many are looked up at a time. */
const codesAtOnce = 10_000;
async function nameLines(
  tx: Tx,
  lines: readonly { readonly id: bigint; readonly reference: string; readonly counterparty: string }[],
): Promise<void> {
  let found: { lineId: bigint; code: string }[] = [];
  for (const { id: lineId, reference, counterparty } of lines)
    for (const code of codesIn(reference, counterparty)) {
      found.push({ lineId, code });
      if (found.length < codesAtOnce) continue;
      await insertNames(tx, found);
      found = [];
    }
  if (found.length > 0) await insertNames(tx, found);
}

function storedAround(tx: Tx, payeeAccountId: bigint, lines: readonly ReadLine[]) {
  const days = [...new Set(lines.map((line) => line.bookedOn))];
  const ids = lines.map((line) => line.bankLineId).filter((id) => id !== null);
  return listStoredLines(tx, payeeAccountId, days, ids);
}

const metAgainMs = 90 * 86_400_000;
/** A bank top-up is announced: the lines of the last months that bear its code. The caller shares the statements. */
export const meetStatements = (tx: Tx, topUpId: bigint) =>
  insertNamesOf(tx, topUpId, new Date(tx.now.getTime() - metAgainMs).toISOString().slice(0, 10));
