// A bank's file before it is sent: its text, its header, and a guess at what its columns mean, for the operator to confirm.

/** What a column may be to us. */
export const statementFields = ['date', 'amount', 'reference', 'currency', 'counterparty', 'lineId'] as const;
export type StatementField = (typeof statementFields)[number];
export type StatementColumns = Partial<Record<StatementField, string>>;

export interface StatementGuess {
  /** The columns by their names. */
  readonly header: readonly string[];
  /** The first rows below it. */
  readonly rows: readonly (readonly string[])[];
  readonly columns: StatementColumns;
  readonly decimal: 'point' | 'comma';
  readonly dates: 'ymd' | 'dmy' | 'mdy';
}

/** Text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where it is that, else what banks of the last century write. */
export function textOf(bytes: ArrayBuffer): string {
  const [a, b] = new Uint8Array(bytes.slice(0, 2));
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const lookAt = 60;
const shownRows = 3;

/** The first records of a text, quotes heeded. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let [record, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const end = () => {
    record.push(cell.trim());
    if (record.some((c) => c !== '')) records.push(record);
    [record, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && records.length < lookAt; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '"') {
      if (quoted && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = !quoted;
    } else if (quoted) cell += letter;
    else if (letter === separator) {
      record.push(cell.trim());
      cell = '';
    } else if (letter === '\n' || letter === '\r') end();
    else cell += letter;
  }
  end();
  return records;
}

/** Names that banks give their columns, the likeliest first. */
const known: Record<StatementField, RegExp> = {
  date: /^(booking ?date|buchungs(tag|datum)|transaction date|posting date|date|datum|fecha|data|交易日期|记账日期|日期|تاريخ.*|التاريخ)$|date|datum|日期|تاريخ/i,
  amount: /^(amount|betrag|umsatz|importe|montant|金额|交易金额|المبلغ)$|amount|betrag|金额|مبلغ/i,
  reference:
    /^(reference|description|details|text|verwendungszweck|zweck|memo|narrative|payment details|摘要|附言|备注|البيان|الوصف)$|zweck|descr|refer|detail|narrat|memo|摘要|附言|وصف|بيان/i,
  currency: /^(currency|ccy|cur|währung|waehrung|divisa|币种|العملة)$|currency|währung|币种|عملة/i,
  counterparty:
    /^(counterparty|payer|name|from|sender|beneficiary.*payer|auftraggeber.*|对方户名|付款人|المُرسِل|المرسل)$|counterpart|payer|auftraggeber|sender|户名|付款人|مرسل/i,
  lineId:
    /^(id|line ?id|transaction ?id|entry ?ref(erence)?|bank ?reference|流水号|交易流水号|رقم العملية)$|transaction ?id|流水|رقم العملية/i,
};

function guessColumns(header: readonly string[]): StatementColumns {
  const taken = new Set<string>();
  const columns: StatementColumns = {};
  // What is named outright first, so that a looser match does not take it.
  for (const strict of [true, false])
    for (const field of statementFields) {
      if (columns[field] !== undefined) continue;
      const found = header.find((name) => {
        const match = known[field].exec(name);
        return name !== '' && !taken.has(name) && match !== null && (!strict || match[0] === name);
      });
      if (found === undefined) continue;
      columns[field] = found;
      taken.add(found);
    }
  return columns;
}

const commaCents = /,\d{1,2}\)?-?$/;
const pointCents = /\.\d{1,2}\)?-?$/;
function guessDecimal(amounts: readonly string[]): StatementGuess['decimal'] {
  const count = (pattern: RegExp) => amounts.filter((text) => pattern.test(text)).length;
  return count(commaCents) > count(pointCents) ? 'comma' : 'point';
}

function guessDates(days: readonly string[]): StatementGuess['dates'] {
  if (days.some((day) => /^\d{4}\D/.test(day))) return 'ymd';
  const parts = days.map((day) => day.split(/\D/).map(Number));
  if (parts.some(([a = 0]) => a > 12)) return 'dmy';
  if (parts.some(([, b = 0]) => b > 12)) return 'mdy';
  // Only Americans write slashes and mean the month first; who has only points means the day.
  return days.some((day) => day.includes('/')) ? 'mdy' : 'dmy';
}

/** Null when there is no row that looks like a header. */
export function guessStatement(text: string): StatementGuess | null {
  const bare = text.replace(/^\ufeff/, '');
  let best: { header: string[]; at: number; records: string[][]; found: number } | null = null;
  for (const separator of [';', ',', '\t']) {
    const records = recordsOf(bare, separator);
    for (const [at, header] of records.slice(0, 40).entries()) {
      const found = Object.keys(guessColumns(header)).length;
      if (header.length > 2 && found > (best?.found ?? 0)) best = { header, at, records, found };
    }
  }
  if (!best) return null;
  const { header, at, records } = best;
  const columns = guessColumns(header);
  const below = records.slice(at + 1);
  const cells = (name: string | undefined) =>
    name === undefined ? [] : below.map((row) => row[header.indexOf(name)] ?? '').filter(Boolean);
  return {
    header,
    rows: below.slice(0, shownRows),
    columns,
    decimal: guessDecimal(cells(columns.amount)),
    dates: guessDates(cells(columns.date)),
  };
}
