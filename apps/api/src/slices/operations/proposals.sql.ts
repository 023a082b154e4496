// Every statement on proposed changes.
import type { Db, Tx } from '../../platform/db.ts';
import type { DecisionState } from './corrections.sql.ts';

export type ProposalSubject = 'network' | 'chain' | 'payee' | 'setting' | 'wallet';
type Fields = Readonly<Record<string, number | string | boolean>>;

export interface ProposalRow {
  readonly id: bigint;
  readonly subject: ProposalSubject;
  readonly key: string;
  readonly version: number;
  readonly before: Fields;
  readonly change: Fields;
  readonly reason: string;
  readonly state: DecisionState;
  readonly madeBy: bigint;
  readonly madeByName: string;
  readonly madeAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}
const columns = `c.id, c.subject, c.key, c.version, c.before, c.change, c.reason, c.state, c.made_by as "madeBy", m.name as "madeByName", c.made_at as "madeAt",
  d.name as "decidedByName", c.decided_at as "decidedAt", c.note`;
const source =
  'change_proposals c join operators m on m.id = c.made_by left join operators d on d.id = c.decided_by';

export async function insertProposal(
  tx: Tx,
  p: Pick<ProposalRow, 'subject' | 'key' | 'version' | 'before' | 'change' | 'reason' | 'madeBy'>,
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'proposals.insert',
    `insert into change_proposals (subject, key, version, before, change, reason, made_by, made_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8) returning id`,
    [
      p.subject,
      p.key,
      p.version,
      JSON.stringify(p.before),
      JSON.stringify(p.change),
      p.reason,
      p.madeBy,
      tx.now,
    ],
  );
  return id;
}
export const getProposal = (db: Db, id: bigint) =>
  db.one<ProposalRow>('proposals.get', `select ${columns} from ${source} where c.id = $1`, [id]);
export const lockProposal = (tx: Tx, id: bigint) =>
  tx.maybe<ProposalRow>(
    'proposals.lock',
    `select ${columns} from ${source} where c.id = $1 for update of c`,
    [id],
  );
export const updateProposal = (
  tx: Tx,
  p: { id: bigint; state: 'approved' | 'refused'; by: bigint; note: string | null },
) =>
  tx.run(
    'proposals.decide',
    'update change_proposals set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1',
    [p.id, p.state, p.by, tx.now, p.note],
  );

export interface ProposalFilter {
  readonly state: DecisionState | null;
  readonly subject: ProposalSubject | null;
}
const chosen = '($1::text is null or c.state = $1) and ($2::text is null or c.subject = $2)';
export const listProposals = (db: Db, f: ProposalFilter, before: string | null, limit: number) =>
  db.many<ProposalRow>(
    'proposals.list',
    `select ${columns} from ${source} where ${chosen} and ($3::bigint is null or c.id < $3) order by c.id desc limit $4`,
    [f.state, f.subject, before, limit],
  );
export async function countProposals(db: Db, f: ProposalFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'proposals.count',
    `select count(*)::int as count from change_proposals c where ${chosen}`,
    [f.state, f.subject],
  );
  return count;
}
