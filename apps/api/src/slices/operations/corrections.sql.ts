// Every statement on corrections.
import type { Db, Tx } from '../../platform/db.ts';

export type DecisionState = 'proposed' | 'approved' | 'refused';

export interface CorrectionRow {
  readonly id: bigint;
  readonly correctionNo: string;
  readonly account: string;
  readonly direction: 'credit' | 'debit';
  readonly amountCents: bigint;
  readonly reason: string;
  readonly reverses: bigint | null;
  readonly state: DecisionState;
  readonly madeBy: bigint;
  readonly madeByName: string;
  readonly madeAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}
const columns = `c.id, c.correction_no as "correctionNo", c.account, c.direction, c.amount_cents as "amountCents", c.reason, c.reverses, c.state, c.made_by as "madeBy", m.name as "madeByName",
  c.made_at as "madeAt", d.name as "decidedByName", c.decided_at as "decidedAt", c.note`;
const source =
  'corrections c join operators m on m.id = c.made_by left join operators d on d.id = c.decided_by';

/** Null when the number is taken. */
export async function insertCorrection(
  tx: Tx,
  c: Pick<
    CorrectionRow,
    'correctionNo' | 'account' | 'direction' | 'amountCents' | 'reason' | 'reverses' | 'madeBy'
  >,
): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'corrections.insert',
    `insert into corrections (account, direction, amount_cents, reason, reverses, made_by, made_at, correction_no) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (correction_no) do nothing returning id`,
    [c.account, c.direction, c.amountCents, c.reason, c.reverses, c.madeBy, tx.now, c.correctionNo],
  );
  return row?.id ?? null;
}
/** Correction id → number, for the journals of the fund record. */
export const listCorrectionNos = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; correctionNo: string }>(
    'corrections.listNos',
    'select id, correction_no as "correctionNo" from corrections where id = any($1::bigint[])',
    [ids],
  );
export const getCorrection = (db: Db, id: bigint) =>
  db.one<CorrectionRow>('corrections.get', `select ${columns} from ${source} where c.id = $1`, [id]);
export const lockCorrection = (tx: Tx, id: bigint) =>
  tx.maybe<CorrectionRow>(
    'corrections.lock',
    `select ${columns} from ${source} where c.id = $1 for update of c`,
    [id],
  );
export const updateCorrection = (
  tx: Tx,
  c: { id: bigint; state: 'approved' | 'refused'; by: bigint; note: string | null },
) =>
  tx.run(
    'corrections.decide',
    'update corrections set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1',
    [c.id, c.state, c.by, tx.now, c.note],
  );

export const listCorrections = (db: Db, state: DecisionState | null, before: string | null, limit: number) =>
  db.many<CorrectionRow>(
    'corrections.list',
    `select ${columns} from ${source} where ($1::text is null or c.state = $1) and ($2::bigint is null or c.id < $2) order by c.id desc limit $3`,
    [state, before, limit],
  );
export async function countCorrections(db: Db, state: DecisionState | null): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'corrections.count',
    'select count(*)::int as count from corrections where $1::text is null or state = $1',
    [state],
  );
  return count;
}

/** Approved corrections without exactly one journal of their amount, and corrections' journals without one. */
export const listWrongCorrections = (db: Db) =>
  db.many<{ ref: string; detail: string }>(
    'reconcile.r10',
    `with made as (
       select j.key, count(*)::int as postings, sum(p.amount)::bigint as cents, min(case when a.path = 'adjustment' then b.path else a.path end) as account,
         min(case when a.path = 'adjustment' then 'credit' else 'debit' end) as direction
       from ledger.journal j join ledger.posting p on p.journal_id = j.id
       join ledger.account a on a.id = p.debit_account join ledger.account b on b.id = p.credit_account
       where j.kind = 'ledger.adjust' group by j.id, j.key)
     select coalesce('correction ' || c.id, m.key) as ref,
       case when m.key is null then 'approved, and has no journal' when c.id is null then 'a journal without an approved correction'
         else 'the journal says ' || m.direction || ' ' || m.account || ' ' || m.cents end as detail
     from (select * from corrections where state = 'approved') c full join made m on m.key = 'adjust:' || c.id
     where c.id is null or m.key is null or (m.account, m.direction, m.cents, m.postings) is distinct from (c.account, c.direction, c.amount_cents, 1)`,
  );
