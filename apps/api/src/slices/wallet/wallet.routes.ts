// Wallet: the balance and the fund record.
import { balanceOf, type Cents, formatMoney } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { type Handlers, read } from '../../platform/route.ts';
import { countBillRows, listBillRows } from './wallet.sql.ts';
import { billLineView } from './wallet.view.ts';

/** What the wallet shows of later slices; handed in, because it may not call them. */
export interface WalletReaders {
  /** What of a shopper's money is set aside for withdrawals. */
  heldOf(db: Db, userId: bigint): Promise<Cents>;
  /** What of a shopper's money stands in the escrow of their orders. */
  escrowOf(db: Db, userId: bigint): Promise<Cents>;
  /** Journal key → the number of the document behind it, for the keys it knows. */
  referencesOf(db: Db, keys: string[]): Promise<ReadonlyMap<string, string>>;
}

/** The handlers of the wallet. */
export const walletRoutes = (readers: WalletReaders) =>
  ({
    getWallet: read(async (db, actor) => ({
      available: formatMoney(await balanceOf(db, { type: 'shopper_available', ownerId: actor.userId })),
      held: formatMoney(await readers.heldOf(db, actor.userId)),
      inEscrow: formatMoney(await readers.escrowOf(db, actor.userId)),
    })),
    listBill: read(async (db, actor, input) => {
      const { kind = null, from = null, to = null } = input;
      const filter = { userId: actor.userId, kind, from, to };
      const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
      const rows = await listBillRows(db, filter, before, input.limit + 1);
      const total = await countBillRows(db, filter);
      const references = await readers.referencesOf(db, [...new Set(rows.map((row) => row.key))]);
      return pageOf(
        rows,
        input.limit,
        total,
        (row) => billLineView(row, references),
        (row) => [row.id],
      );
    }),
  }) satisfies Handlers;
