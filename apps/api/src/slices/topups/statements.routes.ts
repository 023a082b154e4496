// Statements of the house's banks: imported by operators, line by line held against the top-ups.
import { type Handlers, read, write } from '../../platform/route.ts';
import { importStatement } from './import-statement.ts';
import { readLines, readStatement, readStatements } from './read-statements.ts';
import type { OperatorNames } from './read-top-ups.ts';

/** `operatorNames` comes from a later slice. */
export function statementsRoutes(operatorNames: OperatorNames) {
  return {
    importStatement: write<'importStatement'>(async (tx, actor, input) =>
      readStatement(tx, await importStatement(tx, actor, input), operatorNames),
    ),
    listStatements: read<'listStatements'>((db, _actor, input) => readStatements(db, input, operatorNames)),
    getStatement: read<'getStatement'>((db, _actor, input) => readStatement(db, input.id, operatorNames)),
    listStatementLines: read<'listStatementLines'>((db, _actor, input) => readLines(db, input)),
  } satisfies Handlers;
}
