// Statements: what the house's banks say arrived, imported from their files, line by line held against the top-ups.
import { z } from 'zod';
import { defineRoute, id, idInput, instant, line, listInput, listOf, money, moneyInput } from './core.ts';
import { paths } from './paths.ts';

const tag = 'statements';
const reads = ['finance', 'support', 'admin'] as const;
const day = z.iso.date();

/**
 * What a line came to. `credited`: a top-up was passed on it. `matched`: an open top-up's code and amount. `amount_differs`: the code, another
 * amount. `unknown`: no code of ours. `used`: the code of a top-up that was decided otherwise.
 */
export const statementResults = [
  'credited',
  'matched',
  'amount_differs',
  'unknown',
  'used',
  'other_currency',
  'not_a_credit',
] as const;
/** Credits that nobody is given by themselves: an operator has to look. */
export const unmatchedResults = ['amount_differs', 'unknown', 'used', 'other_currency'] as const;
/** Why a row could not be read. `contradicts`: the bank's id is stored with other words or another amount. */
export const unreadableReasons = [
  'date',
  'date_ahead',
  'amount',
  'currency',
  'too_long',
  'contradicts',
] as const;

export const statementLine = z.object({
  id,
  statementId: id,
  bankName: z.string(),
  row: z.int(),
  bookedOn: day,
  amount: money.meta({ description: 'Signed: negative left the account; in the currency of the line' }),
  currency: z.string(),
  reference: z.string(),
  counterparty: z.string(),
  bankLineId: z.string().nullable(),
  result: z.enum(statementResults),
  topUp: z
    .object({ id, topUpNo: z.string(), amount: money.nullable() })
    .nullable()
    .meta({ description: 'The top-up it credited, or else the one whose code it bears' }),
});
export type StatementLine = z.output<typeof statementLine>;

const statementHead = z.object({
  id,
  bankName: z.string(),
  fileName: z.string(),
  rows: z.int(),
  added: z.int(),
  repeated: z.int().meta({ description: 'Rows that were stored before' }),
  unreadable: z.int(),
  importedBy: z.string(),
  importedAt: instant,
});
export const statement = statementHead.omit({ unreadable: true }).extend({
  results: z.array(z.object({ result: z.enum(statementResults), count: z.int() })),
  unreadable: z.array(z.object({ row: z.int(), reason: z.enum(unreadableReasons), text: z.string() })),
});
export type Statement = z.output<typeof statement>;

const column = line(120);
export const statements = {
  importStatement: defineRoute(paths.importStatement, {
    tag,
    summary:
      'Store the lines of a bank’s CSV file, each once, and hold them against the top-ups. What cannot be read is listed, the rest is stored',
    roles: ['finance', 'admin'],
    bodyLimit: 3 * 1024 * 1024,
    patienceMs: 20_000,
    input: z.strictObject({
      payeeAccount: idInput,
      fileName: line(120),
      csv: z.string().max(2 * 1024 * 1024),
      columns: z
        .strictObject({
          date: column,
          amount: column,
          reference: column,
          currency: column.optional(),
          counterparty: column.optional(),
          lineId: column.optional(),
        })
        .meta({ description: 'The names that the file has for its columns' }),
      decimal: z.enum(['point', 'comma']).meta({ description: 'What stands before the cents' }),
      dates: z
        .enum(['ymd', 'dmy', 'mdy'])
        .meta({ description: 'The order of day, month and year; 2026-03-01 is read in any' }),
    }),
    output: statement,
    errors: ['FORBIDDEN', 'PAYEE_UNKNOWN', 'STATEMENT_FILE_INVALID', 'STATEMENT_COLUMNS_UNFIT'],
  }),
  listStatements: defineRoute(paths.listStatements, {
    tag,
    summary: 'Imported statements, newest first',
    roles: reads,
    input: z.strictObject({ payeeAccount: idInput.optional(), ...listInput(20) }),
    output: listOf(statementHead),
    errors: ['FORBIDDEN'],
  }),
  getStatement: defineRoute(paths.getStatement, {
    tag,
    summary: 'One import: what its lines came to by now, and the rows that could not be read',
    roles: reads,
    input: z.strictObject({ id: idInput }),
    output: statement,
    errors: ['FORBIDDEN', 'STATEMENT_NOT_FOUND'],
  }),
  listStatementLines: defineRoute(paths.listStatementLines, {
    tag,
    summary:
      'Lines of statements, the newest day first; `unmatched` are the credits that somebody has to look at. `total` counts 10,000 at most',
    roles: reads,
    input: z.strictObject({
      statement: idInput.optional(),
      payeeAccount: idInput.optional(),
      result: z.enum(['all', 'unmatched', ...statementResults]).default('all'),
      q: line(80).optional(),
      amount: moneyInput.optional(),
      from: day.optional(),
      to: day.optional(),
      ...listInput(20),
    }),
    output: listOf(statementLine),
    errors: ['FORBIDDEN'],
  }),
};
