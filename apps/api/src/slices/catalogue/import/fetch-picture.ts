// The errand: fetch one picture that an import named, keep it, and show it. Failures are noted; the product stands without.
import { PictureInvalid, pictureBytesMax, type StoredPicture } from '../../../platform/files.ts';
import type { Services } from '../../../platform/services.ts';
import { FetchFailed, fetchPublic, type Network, openNetwork } from './fetch-public.ts';
import { findPicture, updatePicture, updateShownPictures } from './import.sql.ts';

/** Runs outside a transaction until the picture is stored; done once however often it is called. */
export async function fetchPicture(
  services: Services,
  pictureId: bigint,
  network: Network = openNetwork,
): Promise<void> {
  const picture = await findPicture(services.database, pictureId);
  if (picture?.state !== 'waiting') return;
  const { stored, reason } = await storeFrom(services, picture.url, network);
  await services.database.transaction(async (tx) => {
    if (await updatePicture(tx, pictureId, stored, reason)) await updateShownPictures(tx, picture.productId);
  });
}

async function storeFrom(
  services: Services,
  url: string,
  network: Network,
): Promise<{ stored: StoredPicture; reason: null } | { stored: null; reason: string }> {
  try {
    return {
      stored: await services.files.storePicture(await fetchPublic(url, pictureBytesMax, network)),
      reason: null,
    };
  } catch (error) {
    if (error instanceof FetchFailed || error instanceof PictureInvalid)
      return { stored: null, reason: error.reason };
    throw error;
  }
}
