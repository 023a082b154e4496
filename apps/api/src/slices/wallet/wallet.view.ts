// Ledger lines as the contract shows them.
import type { BillLine } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import type { BillRow } from './wallet.sql.ts';

/** `references`: journal key → number of the document behind it. */
export const billLineView = (row: BillRow, references: ReadonlyMap<string, string>): BillLine => ({
  id: row.id.toString(),
  kind: row.kind,
  amount: formatMoney(row.signedCents),
  balanceAfter: formatMoney(row.balanceAfterCents),
  reference: references.get(row.key) ?? null,
  createdAt: row.createdAt.toISOString(),
});
