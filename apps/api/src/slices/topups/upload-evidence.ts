// Keeping a picture as evidence: checked, stripped and re-encoded outside any transaction, then noted as this person's.
import { createHash, randomBytes } from 'node:crypto';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database, Db } from '../../platform/db.ts';
import { PictureInvalid, type StoredPicture } from '../../platform/files.ts';
import { signedPictureUrl } from '../../platform/private-pictures.ts';
import { takeHit } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { lockUser } from '../accounts/index.ts';
import { countEvidenceSince, insertEvidence } from './evidence.sql.ts';
import { topUpNumbers } from './topups.settings.ts';

const dayMs = 24 * 3_600_000;
const triesPerUpload = 2;

/** @throws PICTURE_INVALID, PICTURE_TOO_LARGE, UPLOADS_TOO_MANY */
export async function uploadEvidence(database: Database, actor: ShopperActor, scope: StepScope) {
  const bytes = scope.request.body;
  if (!Buffer.isBuffer(bytes)) return refuse('PICTURE_INVALID');
  const { uploadsPerDay } = await topUpNumbers(database);
  await refuseTooMany(database, actor, uploadsPerDay, scope.now);
  await takeTry(database, actor, uploadsPerDay, scope.now);
  const picture = await storeOrRefuse(scope, bytes);
  const id = randomBytes(16).toString('hex');
  const sha256 = createHash('sha256').update(bytes).digest();
  await database.transaction(async (tx) => {
    // Many at once were all let in above: one after the other they are counted again.
    await lockUser(tx, actor.userId);
    await refuseTooMany(tx, actor, uploadsPerDay, scope.now);
    await insertEvidence(tx, { id, userId: actor.userId, sha256, picture });
  });
  return { upload: id, url: signedPictureUrl(scope.services, picture) };
}

/** What is tried at once is drawn before it is counted: tries have a bound of their own, so that they do not fill the disk. */
async function takeTry(db: Database, { userId }: ShopperActor, perDay: number, now: Date): Promise<void> {
  const hit = await takeHit(db, `evidence:${userId}`, triesPerUpload * perDay, dayMs / 1000, now);
  if (!hit.allowed) refuse('UPLOADS_TOO_MANY');
}

async function refuseTooMany(db: Db, { userId }: ShopperActor, perDay: number, now: Date): Promise<void> {
  if ((await countEvidenceSince(db, userId, new Date(now.getTime() - dayMs))) >= perDay)
    refuse('UPLOADS_TOO_MANY');
}

async function storeOrRefuse(scope: StepScope, bytes: Buffer): Promise<StoredPicture> {
  try {
    return await scope.services.files.storePrivatePicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureInvalid)) throw error;
    const large = error.reason === 'too_large' || error.reason === 'too_many_pixels';
    return refuse(large ? 'PICTURE_TOO_LARGE' : 'PICTURE_INVALID');
  }
}
