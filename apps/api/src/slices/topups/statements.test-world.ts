// Statements of banks and what came of their lines, for the tests of both.
import type { RequestOf } from '@meridian/contract';
import { balanceOf } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import type { TestApp } from '../../testing/app.ts';
import { createOperator, type Shopper } from '../../testing/fixtures.ts';
import { importStatement } from './import-statement.ts';
import { readLines, readStatement } from './read-statements.ts';
import { readTopUpAudit } from './read-top-ups.ts';
import { getTopUp } from './topups.sql.ts';

export const columns = {
  date: 'Date',
  amount: 'Amount',
  currency: 'Cur',
  reference: 'Text',
  counterparty: 'From',
  lineId: 'Id',
} as const;
export const header = 'Date,Amount,Cur,Text,From,Id';
let ids = 0;
const nextId = () => {
  ids += 1;
  return `L${ids}`;
};
/** A line of a file, paid on the day of the tests. */
export const paid = (
  amount: string,
  text: string,
  given: { id?: string; cur?: string; date?: string } = {},
) =>
  `${given.date ?? '2026-03-01'},${amount},${given.cur ?? 'USD'},"${text}",Mia Test,${given.id ?? nextId()}`;
export const fileOf = (...lines: string[]) => [header, ...lines].join('\n');

type Given = Partial<RequestOf<'importStatement'>>;
/** What is done with statements in a world; `world` may be opened later. */
export function statementActs(world: TestApp) {
  async function take(account: bigint, csv: string, given: Given = {}, by?: OperatorActor) {
    const operator = by ?? (await createOperator(world.owner));
    const input = {
      fileName: 'march.csv',
      csv,
      columns,
      decimal: 'point',
      dates: 'ymd',
      ...given,
      payeeAccount: account,
    } as const;
    const id = await world.db.transaction((tx) => importStatement(tx, operator, input));
    return readStatement(world.db, id, async () => new Map());
  }
  const linesOf = async (statement: bigint | string, result: 'all' | 'unmatched' = 'all') =>
    (await readLines(world.db, { statement: BigInt(statement), result, limit: 100 })).list;
  const lineOf = async (statement: string) => BigInt((await linesOf(statement))[0]?.id ?? 0);
  const codeOf = async (id: bigint) => (await getTopUp(world.db, id)).reference ?? '';
  const audit = (id: bigint, by = 0n) =>
    readTopUpAudit(world.db, by, id, async () => new Map(), world.services);
  const balance = (who: Shopper) => balanceOf(world.db, { type: 'shopper_available', ownerId: who.userId });
  const byLine = (lineId: bigint) => ({ by: 'line', lineId }) as const;
  return { take, linesOf, lineOf, codeOf, audit, balance, byLine };
}
