// Every statement on evidence pictures.
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';

export interface Evidence {
  readonly id: string;
  readonly userId: bigint;
  readonly picture: StoredPicture;
}
export const insertEvidence = (tx: Tx, e: Evidence & { readonly sha256: Buffer }) =>
  tx.run(
    'topups.insertEvidence',
    'insert into evidence (id, user_id, sha256, picture, created_at) values ($1, $2, $3, $4::jsonb, $5)',
    [e.id, e.userId, e.sha256, JSON.stringify(e.picture), tx.now],
  );
/** A person's own. */
export const findEvidence = (db: Db, userId: bigint, id: string) =>
  db.maybe<Evidence>(
    'topups.findEvidence',
    'select id, user_id as "userId", picture from evidence where id = $1 and user_id = $2',
    [id, userId],
  );
export async function countEvidenceSince(db: Db, userId: bigint, since: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'topups.countEvidence',
    'select count(*)::int as count from evidence where user_id = $1 and created_at > $2',
    [userId, since],
  );
  return count;
}
