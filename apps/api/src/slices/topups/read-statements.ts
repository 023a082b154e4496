// Reading statements for their lists and pages: a fixed number of statements of SQL, however many lines.
import { type InputOf, type ResponseOf, unmatchedResults } from '@meridian/contract';
import { parseMoney } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OperatorNames } from './read-top-ups.ts';
import { headView, lineView, statementView } from './statement.view.ts';
import { countResults, type LineFilter, statementLines } from './statement-lines.sql.ts';
import { countStatements, findStatement, listStatements } from './statements.sql.ts';

const nameIn = (names: ReadonlyMap<bigint, string>, id: bigint) => names.get(id) ?? `operator:${id}`;

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readStatements(
  db: Db,
  input: InputOf<'listStatements'>,
  operatorNames: OperatorNames,
): Promise<ResponseOf<'listStatements'>> {
  const account = input.payeeAccount ?? null;
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const rows = await listStatements(db, account, before, input.limit + 1);
  const names = await operatorNames(
    db,
    rows.map((s) => s.importedBy),
  );
  return pageOf(
    rows,
    input.limit,
    await countStatements(db, account),
    (s) => headView(s, nameIn(names, s.importedBy)),
    (s) => [s.id],
  );
}

/** @throws STATEMENT_NOT_FOUND */
export async function readStatement(db: Db, id: bigint, operatorNames: OperatorNames) {
  const row = (await findStatement(db, id)) ?? refuse('STATEMENT_NOT_FOUND');
  const names = await operatorNames(db, [row.importedBy]);
  return statementView(row, nameIn(names, row.importedBy), await countResults(db, id));
}

const resultsOf = (result: InputOf<'listStatementLines'>['result']): LineFilter['results'] =>
  result === 'all' ? null : result === 'unmatched' ? unmatchedResults : [result];

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readLines(
  db: Db,
  input: InputOf<'listStatementLines'>,
): Promise<ResponseOf<'listStatementLines'>> {
  const filter: LineFilter = {
    statementId: input.statement ?? null,
    payeeAccountId: input.payeeAccount ?? null,
    results: resultsOf(input.result),
    q: input.q ?? null,
    cents: input.amount === undefined ? null : parseMoney(input.amount),
    from: input.from ?? null,
    to: input.to ?? null,
  };
  const place = decodeParts(input.cursor, [cursorPart.day, cursorPart.id]);
  const before = place && { bookedOn: place[0], id: place[1] };
  const { rows, total } = await statementLines.read(db, filter, before, input.limit);
  return pageOf(rows, input.limit, total, lineView, (l) => [l.bookedOn, l.id]);
}
