// Rows of statements and their lines → contract shapes.
import type { Statement, StatementLine, TopUpAudit } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import type { Unreadable } from './statement.rules.ts';
import type { LineRow, OfferedRow } from './statement-lines.sql.ts';
import type { StatementRow } from './statements.sql.ts';

export const lineView = (l: LineRow): StatementLine => ({
  id: String(l.id),
  statementId: String(l.statementId),
  bankName: l.bankName,
  row: l.row,
  bookedOn: l.bookedOn,
  amount: formatMoney(l.cents),
  currency: l.currency,
  reference: l.reference,
  counterparty: l.counterparty,
  bankLineId: l.bankLineId,
  result: l.result,
  topUp:
    l.topUpId === null
      ? null
      : {
          id: String(l.topUpId),
          topUpNo: l.topUpNo ?? '',
          amount: l.topUpCents === null ? null : formatMoney(l.topUpCents),
        },
});
export const offeredLineView = (l: OfferedRow): Omit<TopUpAudit['lines'][number], 'second'> => ({
  ...lineView(l),
  named: l.named,
  importedBy: String(l.importedBy),
});

/** What a list shows of an import; `importedBy` is the operator's name. */
export const headView = (s: StatementRow, importedBy: string) => ({
  id: String(s.id),
  bankName: s.bankName,
  fileName: s.fileName,
  rows: s.rows,
  added: s.added,
  repeated: s.repeated,
  unreadable: s.unreadableCount,
  importedBy,
  importedAt: s.importedAt.toISOString(),
});
export const statementView = (
  s: StatementRow & { readonly unreadable: Unreadable[] },
  importedBy: string,
  results: Statement['results'],
): Statement => ({ ...headView(s, importedBy), results, unreadable: s.unreadable });
