// Keeping a picture as evidence: checked, stripped and re-encoded outside any transaction, then noted as this person's.
import { createHash, randomBytes } from 'node:crypto';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { PictureInvalid, type StoredPicture } from '../../platform/files.ts';
import { signedPictureUrl } from '../../platform/private-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { countEvidenceSince, insertEvidence } from './evidence.sql.ts';
import { topUpNumbers } from './topups.settings.ts';

const dayMs = 24 * 3_600_000;

/** @throws PICTURE_INVALID, PICTURE_TOO_LARGE, UPLOADS_TOO_MANY */
export async function uploadEvidence(database: Database, actor: ShopperActor, scope: StepScope) {
  const bytes = scope.request.body;
  if (!Buffer.isBuffer(bytes)) return refuse('PICTURE_INVALID');
  const { uploadsPerDay } = await topUpNumbers(database);
  const since = new Date(scope.now.getTime() - dayMs);
  if ((await countEvidenceSince(database, actor.userId, since)) >= uploadsPerDay) refuse('UPLOADS_TOO_MANY');
  const picture = await storeOrRefuse(scope, bytes);
  const id = randomBytes(16).toString('hex');
  const sha256 = createHash('sha256').update(bytes).digest();
  await database.transaction((tx) => insertEvidence(tx, { id, userId: actor.userId, sha256, picture }));
  return { upload: id, url: signedPictureUrl(scope.services, picture) };
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
