// Reading the transfers that wait, for the operators' list.
import type { InputOf, ParkedTransfer, ResponseOf } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { accountBriefs } from '../accounts/index.ts';
import { type ParkedRow, parkedTransfers } from './parked-transfers.sql.ts';

const parkedView = (m: ParkedRow, account: string): ParkedTransfer => ({
  id: String(m.id),
  network: m.chainName,
  coin: m.coin,
  txHash: m.txHash,
  to: m.toAddress,
  amount: formatMoney(m.cents),
  raw: m.raw,
  userId: m.userId === null ? null : String(m.userId),
  account,
  reason: m.parked,
  missing: m.missingCents === null ? null : formatMoney(m.missingCents),
  seenAt: m.seenAt.toISOString(),
});

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readParked(
  db: Db,
  input: InputOf<'listParkedTransfers'>,
): Promise<ResponseOf<'listParkedTransfers'>> {
  const filter = { parked: input.reason ?? null, networkId: input.network ?? null, q: input.q ?? null };
  const [after] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await parkedTransfers.read(db, filter, after, input.limit);
  const briefs = await accountBriefs(
    db,
    rows.map((m) => m.userId).filter((id) => id !== null),
  );
  return pageOf(
    rows,
    input.limit,
    total,
    (m) => parkedView(m, (m.userId && briefs.get(m.userId)?.account) || ''),
    (m) => [m.id],
  );
}
