// A photo that is larger than the server takes is drawn smaller before it is sent.

/** What the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const mostBytes = 5 * 1024 * 1024;
const longestEdge = 2560;

export type PictureFault = 'type' | 'unreadable';

/** Why a file is no picture that could be sent; null when it is one. */
export const pictureFault = (file: Blob): PictureFault | null =>
  (pictureTypes as readonly string[]).includes(file.type) ? null : 'type';

/** The file itself when it is small enough, else a smaller picture of the same. @throws when it cannot be read */
export async function sendable(file: Blob): Promise<Blob> {
  if (file.size <= mostBytes) return file;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85),
  );
}
