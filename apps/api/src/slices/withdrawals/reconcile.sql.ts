// The statements of reconciliation: withdrawals held against the ledger. Each answers what is wrong.
import type { Db } from '../../platform/db.ts';

interface Fault {
  ref: string;
  detail: string;
}

/** What is set aside is the amount while a withdrawal is open, and nothing afterwards; none without a withdrawal. */
export const listWrongHolds = (db: Db) =>
  db.many<Fault>(
    'withdrawals.reconcileHolds',
    `select 'withdrawal:' || coalesce(w.id, a.owner_id) as ref,
       format('status %s, amount %s, held %s', coalesce(w.status::text, 'none'), w.amount_cents, coalesce(a.credits - a.debits, 0)) as detail
     from withdrawals w full join (select * from ledger.account where type = 'shopper_held') a on a.owner_id = w.id
     where coalesce(a.credits - a.debits, 0) <> case when w.status = 0 then w.amount_cents else 0 end`,
  );

/** One request journal from its person; one final journal when it ended, its parts the amount less charge and the charge, or all back to its person. */
export const listWrongJournals = (db: Db) =>
  db.many<Fault>(
    'withdrawals.reconcileJournals',
    `with moves as (
       select split_part(j.key, ':', 2)::bigint as id, j.kind, count(distinct j.id) as journals,
         sum(case when d.type = 'shopper_available' and d.owner_id = w.user_id then p.amount else 0 end) as taken,
         sum(case when c.type = 'shopper_available' and c.owner_id = w.user_id then p.amount else 0 end) as returned,
         sum(case when c.type = 'withdrawal_fee_income' then p.amount else 0 end) as fee,
         sum(case when c.type in ('bank_clearing', 'chain_clearing') then p.amount else 0 end) as paid
       from ledger.journal j join ledger.posting p on p.journal_id = j.id join ledger.account d on d.id = p.debit_account join ledger.account c on c.id = p.credit_account
       left join withdrawals w on w.id = split_part(j.key, ':', 2)::bigint
       where j.kind in ('withdraw.request', 'withdraw.pass', 'withdraw.refuse') group by 1, 2),
     sums as (
       select id, coalesce(sum(journals) filter (where kind = 'withdraw.request'), 0) as requests, coalesce(sum(journals) filter (where kind = 'withdraw.pass'), 0) as passes,
         coalesce(sum(journals) filter (where kind = 'withdraw.refuse'), 0) as refusals, sum(taken) as taken, sum(returned) as returned, sum(fee) as fee, sum(paid) as paid
       from moves group by id)
     select 'withdrawal:' || coalesce(w.id, s.id) as ref,
       format('status %s, requests %s, passes %s, refusals %s, fee %s, paid %s, returned %s', coalesce(w.status::text, 'none'), s.requests, s.passes, s.refusals, s.fee, s.paid, s.returned) as detail
     from withdrawals w full join sums s on s.id = w.id
     where w.id is null or s.id is null or s.requests <> 1 or s.taken <> w.amount_cents
       or s.passes <> (w.status = 1)::int or s.refusals <> (w.status = 2)::int
       or (w.status = 1 and (s.fee <> w.fee_cents or s.paid <> w.amount_cents - w.fee_cents))
       or (w.status = 2 and s.returned <> w.amount_cents)`,
  );
