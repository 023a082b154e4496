// The fund record, read from the ledger's postings; nothing here writes.
import type { BillLine } from '@meridian/contract';
import { pathOf } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';

export interface BillRow {
  id: bigint;
  kind: BillLine['kind'];
  key: string;
  /** Positive when the balance grew. */
  signedCents: bigint;
  balanceAfterCents: bigint;
  createdAt: Date;
}

const pathFor = (userId: bigint) => pathOf({ type: 'shopper_available', ownerId: userId });

/** A shopper's lines newest first, older than the posting `before`, of one kind or all. Each side is read by its own index. */
export const listBillRows = (
  db: Db,
  userId: bigint,
  kind: string | null,
  before: string | null,
  limit: number,
) =>
  db.many<BillRow>(
    'wallet.listBill',
    `select l.id, l.kind, l.key, l.signed as "signedCents", l.balance as "balanceAfterCents", l.created_at as "createdAt"
     from ledger.account a
     cross join lateral (
       (select p.id, -p.amount as signed, p.debit_balance as balance, j.kind, j.key, j.created_at
        from ledger.posting p join ledger.journal j on j.id = p.journal_id
        where p.debit_account = a.id and ($3::bigint is null or p.id < $3) and ($2::text is null or j.kind = $2)
        order by p.id desc limit $4)
       union all
       (select p.id, p.amount, p.credit_balance, j.kind, j.key, j.created_at
        from ledger.posting p join ledger.journal j on j.id = p.journal_id
        where p.credit_account = a.id and ($3::bigint is null or p.id < $3) and ($2::text is null or j.kind = $2)
        order by p.id desc limit $4)
     ) l
     where a.path = $1 and a.asset = 'USD'
     order by l.id desc limit $4`,
    [pathFor(userId), kind, before, limit],
  );

/** How many lines there are in all, of one kind or all. */
export async function countBillRows(db: Db, userId: bigint, kind: string | null): Promise<number> {
  const { total } = await db.one<{ total: number }>(
    'wallet.countBill',
    `select count(*)::int as total
     from ledger.account a
     join ledger.posting p on p.debit_account = a.id or p.credit_account = a.id
     where a.path = $1 and a.asset = 'USD'
       and ($2::text is null or exists (select from ledger.journal j where j.id = p.journal_id and j.kind = $2))`,
    [pathFor(userId), kind],
  );
  return total;
}
