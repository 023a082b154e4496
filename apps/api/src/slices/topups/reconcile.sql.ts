// The statements of reconciliation: top-ups held against the ledger and the chains. Each answers what is wrong.
import type { Db } from '../../platform/db.ts';

interface Fault {
  ref: string;
  detail: string;
}

/** A passed top-up has one journal of what arrived, to its person; no other has one. Journals written without a top-up (demo, tests) are named by their key. */
export const listWrongCredits = (db: Db) =>
  db.many<Fault>(
    'topups.reconcileCredits',
    `with credits as (
       select split_part(j.key, ':', 2)::bigint as id, count(distinct j.id) as journals, sum(p.amount) as cents, min(a.owner_id) as owner, max(a.owner_id) as other
       from ledger.journal j join ledger.posting p on p.journal_id = j.id join ledger.account a on a.id = p.credit_account
       where j.kind = 'topup.pass' group by 1)
     select 'topup:' || t.id as ref,
       format('status %s, arrived %s, journals %s, credited %s', t.status, t.arrived_cents, coalesce(c.journals, 0), coalesce(c.cents, 0)) as detail
     from topups t left join credits c on c.id = t.id
     where coalesce(c.journals, 0) <> (t.status = 1)::int or (t.status = 1 and (c.cents <> t.arrived_cents or c.owner <> t.user_id or c.other <> t.user_id))`,
  );

/** A credited transfer stands on exactly the top-up that it was credited by, with the same amount. */
export const listWrongTransfers = (db: Db) =>
  db.many<Fault>(
    'topups.reconcileTransfers',
    `select 'transfer:' || m.id as ref, format('%s cents, top-up %s status %s arrived %s', m.cents, t.id, t.status, t.arrived_cents) as detail
     from topups t join chain_transfers m on m.id = t.transfer_id
     where m.topup_id is distinct from t.id or (t.status = 1 and m.cents <> t.arrived_cents) or m.network_id <> t.network_id`,
  );
