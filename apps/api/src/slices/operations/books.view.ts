// Ledger rows and corrections → contract shapes.
import type { Correction, LedgerAccount, LedgerJournal } from '@meridian/contract';
import { type AccountRow, formatMoney, type JournalRow, type PostingRow } from '../../ledger/index.ts';
import type { CorrectionRow } from './corrections.sql.ts';

const maybeMoney = (cents: bigint | null) => (cents === null ? null : formatMoney(cents));

export const accountView = (a: AccountRow): LedgerAccount => ({
  id: String(a.id),
  account: a.path,
  type: a.type as LedgerAccount['type'],
  balance: formatMoney(a.balance),
  postings: a.postings === null ? null : Number(a.postings),
});

export const journalView = (j: JournalRow, postings: readonly PostingRow[]): LedgerJournal => {
  const own = postings.filter((p) => p.journalId === j.id);
  return {
    id: String(j.id),
    kind: j.kind as LedgerJournal['kind'],
    key: j.key,
    actor: j.actor,
    reverses: j.reverses === null ? null : String(j.reverses),
    createdAt: j.createdAt.toISOString(),
    amount: formatMoney(own.reduce((sum, p) => sum + p.amount, 0n)),
    postings: own.map((p) => ({
      id: String(p.id),
      debit: p.debit,
      credit: p.credit,
      amount: formatMoney(p.amount),
      debitBalance: maybeMoney(p.debitBalance),
      creditBalance: maybeMoney(p.creditBalance),
    })),
  };
};

export const correctionView = (c: CorrectionRow, reader: bigint): Correction => ({
  id: String(c.id),
  correctionNo: c.correctionNo,
  account: c.account,
  direction: c.direction,
  amount: formatMoney(c.amountCents),
  reason: c.reason,
  reverses: c.reverses === null ? null : String(c.reverses),
  state: c.state,
  madeBy: c.madeByName,
  madeAt: c.madeAt.toISOString(),
  isMine: c.madeBy === reader,
  decidedBy: c.decidedByName,
  decidedAt: c.decidedAt?.toISOString() ?? null,
  note: c.note,
});
