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

/** What a passed top-up of a chain credited is what its transfers brought, on its network; a transfer belongs to one top-up of its own person. */
export const listWrongTransfers = (db: Db) =>
  db.many<Fault>(
    'topups.reconcileTransfers',
    `with brought as (
       select topup_id as id, sum(cents) as cents, count(distinct network_id) as networks, min(network_id) as network, min(user_id) as owner, max(user_id) as other
       from chain_transfers where topup_id is not null group by topup_id)
     select 'topup:' || t.id as ref, format('status %s, arrived %s, transfers %s of %s', t.status, t.arrived_cents, b.cents, b.network) as detail
     from topups t left join brought b on b.id = t.id
     where (t.method = 'chain' and t.status = 1 and (b.id is null or b.cents <> t.arrived_cents))
       or (b.id is not null and (t.method <> 'chain' or t.status = 2 or b.networks <> 1 or b.network <> t.network_id or b.owner <> t.user_id or b.other <> t.user_id))
       or (t.transfer_id is not null and not exists (select from chain_transfers m where m.id = t.transfer_id and m.topup_id = t.id))`,
  );

/** A top-up that passed on a line of a bank's statement credited what the line says, on the account it is of, and no other did; one whose line bears its code says so truly. Lines that credit nothing are all on their list. */
export const listWrongLines = (db: Db) =>
  db.many<Fault>(
    'topups.reconcileLines',
    `select 'topup:' || t.id as ref, format('arrived %s, line %s of %s %s', t.arrived_cents, t.statement_line_id, l.cents, l.currency) as detail
     from topups t left join statement_lines l on l.id = t.statement_line_id
     where t.statement_line_id is not null and (t.status <> 1 or t.method <> 'bank' or l.credit_cents is distinct from t.arrived_cents
         or l.payee_account_id <> t.payee_account_id or exists (select from topups o where o.statement_line_id = t.statement_line_id and o.id <> t.id))
       or t.named_line_id is not null and (t.named_line_id is distinct from t.statement_line_id or position(replace(t.reference, '-', '') in l.flat) = 0)
     union all select 'line:' || l.id, 'came in, credits nothing, and is not among those to be looked at'
     from statement_lines l where l.cents > 0 and not exists (select from statement_lines_open o where o.line_id = l.id)
       and not exists (select from topups t where t.statement_line_id = l.id)
     union all select 'line:' || o.line_id, 'is credited, and still among those to be looked at'
     from statement_lines_open o join topups t on t.statement_line_id = o.line_id`,
  );

/** What the ledger says came in by a network is what was credited of its transfers. */
export const listWrongNetworks = (db: Db) =>
  db.many<Fault>(
    'topups.reconcileNetworks',
    `with credited as (
       select m.network_id as network, sum(m.cents) as cents from chain_transfers m join topups t on t.id = m.topup_id where t.status = 1 group by 1),
     posted as (
       select split_part(a.path, ':', 2) as network, sum(p.amount) as cents
       from ledger.journal j join ledger.posting p on p.journal_id = j.id join ledger.account a on a.id = p.debit_account
       where j.kind = 'topup.pass' and a.type = 'chain_clearing' group by 1)
     select 'network:' || coalesce(c.network, p.network) as ref, format('transfers %s, journals %s', coalesce(c.cents, 0), coalesce(p.cents, 0)) as detail
     from credited c full join posted p on p.network = c.network where coalesce(c.cents, 0) <> coalesce(p.cents, 0)`,
  );
