// Every statement on the audit log: entries are added and read, never changed; the database numbers and chains them.
import type { OperatorRole } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';
import { narrowedList, orderOf, when } from '../../platform/narrowed.sql.ts';

export interface NewAudit {
  readonly operatorId: bigint;
  readonly verb: string;
  readonly target: string | null;
  readonly outcome: string;
  /** JSON. */
  readonly detail: string;
  readonly ip: string;
  readonly requestId: string;
}
/** The last statement of its transaction: from here to the commit all other operators' writes wait. False when who acted may not any more. */
export async function insertAuditOf(
  tx: Tx,
  a: NewAudit,
  roles: readonly OperatorRole[] | null,
): Promise<boolean> {
  const rows = await tx.run(
    'audit.insertOf',
    `insert into audit_log (at, operator_id, verb, target, outcome, detail, ip, request_id)
     select $1::timestamptz, o.id, $3, $4, $5, $6, $7, $8 from operators o where o.id = $2 and o.disabled_at is null and ($9::text[] is null or o.roles && $9)`,
    [tx.now, a.operatorId, a.verb, a.target, a.outcome, a.detail, a.ip, a.requestId, roles],
  );
  return rows === 1;
}
/** The same, whoever it is and whatever they may. */
export const insertAudit = (tx: Tx, a: NewAudit) =>
  tx.run(
    'audit.insert',
    `insert into audit_log (at, operator_id, verb, target, outcome, detail, ip, request_id) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.now, a.operatorId, a.verb, a.target, a.outcome, a.detail, a.ip, a.requestId],
  );

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly operator: string;
  readonly verb: string;
  readonly target: string | null;
  readonly outcome: string;
  readonly detail: string;
  readonly ip: string;
  readonly hash: string;
}
export interface AuditFilter {
  /** Name or e-mail. */
  readonly operator: string | null;
  readonly verb: string | null;
  readonly target: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
}
/** Newest first. */
export const auditEntries = narrowedList<AuditFilter, AuditRow>({
  names: { count: 'audit.count', page: 'audit.list' },
  from: () => 'audit_log a',
  where: (f, bind, before) => [
    when(
      f.operator,
      (text) =>
        `a.operator_id in (select o.id from operators o where lower(${bind(text)}) in (o.email, lower(o.name)))`,
    ),
    when(f.verb, (verb) => `a.verb = ${bind(verb)}`),
    when(f.target, (target) => `a.target = ${bind(target)}`),
    when(f.from, (from) => `a.at >= ${bind(from)}`),
    when(f.until, (until) => `a.at < ${bind(until)}`),
    when(before, (id) => `a.id < ${bind(id)}::bigint`),
  ],
  page: ({ where, total, limit }) =>
    `select a.id, a.at, o.name as operator, a.verb, a.target, a.outcome, a.detail, a.ip, encode(a.hash, 'hex') as hash
      from audit_log a join operators o on o.id = a.operator_id${where} order by ${orderOf('a.id', total)} desc limit ${limit}`,
});

/** Entries whose number or hash is not what the one before and their own words make it. */
export const listBrokenLinks = (db: Db) =>
  db.many<{ ref: string; detail: string }>(
    'audit.listBroken',
    `select 'entry ' || l.id as ref, case when l.id <> l.before_id + 1 then 'follows entry ' || l.before_id else 'its hash is not that of its words' end as detail
     from (select a.id, a.hash, lag(a.id, 1, 0::bigint) over w as before_id, lag(a.hash, 1, ''::bytea) over w as before_hash, a as entry
       from audit_log a window w as (order by a.id)) l
     where l.id <> l.before_id + 1 or l.hash <> audit_hash(l.before_hash, l.entry) order by l.id limit 100`,
  );
/** The newest entry, whose hash stands for all before it; null while there is none. */
export const findAuditHead = (db: Db) =>
  db.maybe<{ id: bigint; hash: string }>(
    'audit.head',
    `select id, encode(hash, 'hex') as hash from audit_log order by id desc limit 1`,
  );
export const findAuditHash = (db: Db, id: bigint) =>
  db.maybe<{ hash: string }>(
    'audit.findHash',
    `select encode(hash, 'hex') as hash from audit_log where id = $1`,
    [id],
  );

/** Notes where the log ends, once a day (UTC); null when it was noted today, or there is nothing to note. */
export const insertAnchor = (tx: Tx) =>
  tx.maybe<{ entry: bigint; hash: string }>(
    'audit.anchor',
    `insert into audit_anchors (day, entry, hash, noted_at)
     select ($1::timestamptz at time zone 'UTC')::date, a.id, a.hash, $1 from audit_log a order by a.id desc limit 1
     on conflict (day) do nothing returning entry, encode(hash, 'hex') as hash`,
    [tx.now],
  );
/** Ends noted on earlier days that the log does not have any more. */
export const listLostAnchors = (db: Db) =>
  db.many<{ ref: string; detail: string }>(
    'audit.listLostAnchors',
    `select 'entry ' || n.entry as ref, 'is not the one that was noted on ' || n.day as detail
     from audit_anchors n left join audit_log a on a.id = n.entry where a.hash is distinct from n.hash order by n.day limit 100`,
  );
