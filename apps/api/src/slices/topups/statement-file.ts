// A bank's CSV file → the cells that were asked for, with the row each stands on. Takes what banks really write: BOM, CRLF, semicolons, words above the header.
import type { InputOf } from '@meridian/contract';
import { type CsvRecord, readRecords } from '../../platform/csv.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RawLine } from './statement.rules.ts';

type Columns = InputOf<'importStatement'>['columns'];

const rowsMax = 5_000;
const recordMax = 20_000;
/** The header stands within so many rows; above it banks write whose account it is. */
const headerWithin = 40;

/** Reads the file. @throws STATEMENT_FILE_INVALID when a quote is never closed, or it is too long; STATEMENT_COLUMNS_UNFIT when no row has the columns, or one twice */
export function readStatementFile(text: string, columns: Columns): RawLine[] {
  const names = new Map(
    Object.entries(columns).flatMap(([field, name]) => (name === undefined ? [] : [[field, folded(name)]])),
  );
  let invalid: number | null = null;
  for (const separator of [';', ',', '\t']) {
    const records = readRecords(text, separator, recordMax);
    if (typeof records === 'number') {
      invalid ??= records;
      continue;
    }
    const at = records.slice(0, headerWithin).findIndex(({ record }) => hasAll(record.map(folded), names));
    if (at === -1) continue;
    if (records.length - at - 1 > rowsMax) refuse('STATEMENT_FILE_INVALID', { args: { line: rowsMax } });
    return linesBelow(records, at, names);
  }
  if (invalid !== null) refuse('STATEMENT_FILE_INVALID', { args: { line: invalid } });
  return refuse('STATEMENT_COLUMNS_UNFIT');
}

const folded = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function hasAll(header: readonly string[], names: ReadonlyMap<string, string>): boolean {
  const isHeader = [...names.values()].every((name) => header.includes(name));
  // Which of two of the same name is meant is nothing to guess at.
  if (isHeader && [...names.values()].some((name) => header.indexOf(name) !== header.lastIndexOf(name)))
    refuse('STATEMENT_COLUMNS_UNFIT');
  return isHeader;
}

function linesBelow(
  records: readonly CsvRecord[],
  at: number,
  names: ReadonlyMap<string, string>,
): RawLine[] {
  const header = records[at]?.record.map(folded) ?? [];
  return records.slice(at + 1).map(({ record, info }) => {
    const cell = (field: string): string => record[header.indexOf(names.get(field) ?? '\n')] ?? '';
    return {
      // The parser counts lines where a record ends; it begins as many earlier as it has breaks within.
      row: info.lines - (record.join('').match(/\r\n|\r|\n/g)?.length ?? 0),
      date: cell('date'),
      amount: cell('amount'),
      currency: cell('currency'),
      reference: cell('reference'),
      counterparty: cell('counterparty'),
      lineId: cell('lineId'),
    };
  });
}
