// Pictures: checked, re-encoded, kept once under their content's hash, and served for ever.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@meridian/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** What a row keeps of a picture: the key of its files, the size as it came, and the widths it exists in (px). */
export interface StoredPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export type PictureFault = 'too_large' | 'not_a_picture' | 'too_many_pixels' | 'damaged';

/** Bytes that cannot become a picture, and why. */
export class PictureInvalid extends Error {
  readonly reason: PictureFault;
  constructor(reason: PictureFault) {
    super(reason);
    this.name = 'PictureInvalid';
    this.reason = reason;
  }
}

/** Where files lie. A name is a flat file name; `write` is atomic and writing the same name again is harmless. */
export interface FileDriver {
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | null>;
}

export interface Files {
  /** Checks, re-encodes and keeps a picture; the same bytes are kept once. @throws PictureInvalid */
  storePicture(bytes: Buffer): Promise<StoredPicture>;
  /** The same for a picture that is shown by signed address only; its key begins with `p`. @throws PictureInvalid */
  storePrivatePicture(bytes: Buffer): Promise<StoredPicture>;
  /** One file of a stored picture, `<key>-<width>.webp`; null when there is none. Never a private one. */
  read(name: string): Promise<Buffer | null>;
  /** One file of a private picture; who asks was checked before. */
  readPrivate(name: string): Promise<Buffer | null>;
}

/** What an upload may call itself; its first bytes decide. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const pictureBytesMax = 5 * 1024 * 1024;
const pixelsMax = 25_000_000;
/** The least is for what is shown as small as a thumb: categories, lines of a bag or an order. */
const targetWidths = [160, 320, 640, 1080] as const;
const largestWidth = Math.max(...targetWidths);
/** A 25-megapixel picture takes 100 MB while it is open, so only a few are open at once. */
const atOnce = 2;

/** JPEG, PNG or WebP by their first bytes; what the sender calls it does not count. */
export function looksLikePicture(bytes: Buffer): boolean {
  const hex = bytes.subarray(0, 8).toString('hex');
  const riff =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' || riff;
}

/** Files over a driver. */
export function createFiles(driver: FileDriver): Files {
  const gate = createGate(atOnce);
  const store = async (bytes: Buffer, keyOf: (hash: string) => string) => {
    if (bytes.length > pictureBytesMax) throw new PictureInvalid('too_large');
    if (!looksLikePicture(bytes)) throw new PictureInvalid('not_a_picture');
    const key = keyOf(createHash('sha256').update(bytes).digest('hex'));
    const known = await driver.read(`${key}.json`);
    if (known) return JSON.parse(known.toString('utf8')) as StoredPicture;
    return gate(() => encode(driver, key, bytes));
  };
  return {
    storePicture: (bytes) => store(bytes, (hash) => hash.slice(0, 40)),
    storePrivatePicture: (bytes) => store(bytes, (hash) => `p${hash.slice(0, 39)}`),
    read: (name) => (mediaName.test(name) ? driver.read(name) : Promise.resolve(null)),
    readPrivate: (name) => (privateName.test(name) ? driver.read(name) : Promise.resolve(null)),
  };
}

async function encode(driver: FileDriver, key: string, bytes: Buffer): Promise<StoredPicture> {
  try {
    const { width, height } = await sizeOf(bytes);
    if (width * height > pixelsMax) throw new PictureInvalid('too_many_pixels');
    const largest = Math.min(width, largestWidth);
    const widths = [...targetWidths.filter((w) => w < largest), largest];
    for (const w of widths) {
      const webp = await sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax })
        .autoOrient()
        .resize({ width: w })
        .webp({ quality: 80 })
        .toBuffer();
      await driver.write(`${key}-${w}.webp`, webp);
    }
    const stored: StoredPicture = { key, width, height, widths };
    // Written last: while it is missing, the picture counts as not stored.
    await driver.write(`${key}.json`, Buffer.from(JSON.stringify(stored)));
    return stored;
  } catch (error) {
    if (error instanceof PictureInvalid || isSystemFault(error)) throw error;
    throw new PictureInvalid('damaged');
  }
}

/** Width and height as a viewer sees them, after the camera's rotation. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
const isSystemFault = (error: unknown) =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';

/** Lets `limit` pieces of work run at a time; the others wait in line. */
function createGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Files in a folder of this machine. */
export const localFiles = (folder: string): Files => createFiles(localDriver(folder));

function localDriver(folder: string): FileDriver {
  const place = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async write(name, bytes) {
      const target = place(name);
      const draft = `${target}.${randomBytes(6).toString('hex')}`;
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(draft, bytes);
      await fs.rename(draft, target);
    },
    async read(name) {
      try {
        return await fs.readFile(place(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** A stored picture as the contract has it; `{w}` in the url stands for one of the widths. */
export const pictureView = (stored: StoredPicture, alt: string): Picture => ({
  url: `/media/${stored.key}-{w}.webp`,
  widths: [...stored.widths],
  width: stored.width,
  height: stored.height,
  alt,
});

const mediaName = /^[0-9a-f]{40}-[1-9]\d{0,3}\.webp$/;
const privateName = /^p[0-9a-f]{39}-[1-9]\d{0,3}\.webp$/;

/** Serves `/media/<key>-<width>.webp`. A name stands for its content, so the answer may be kept for ever. */
export function registerMedia(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/media/:name', { logLevel: 'warn' }, async (request, reply) => {
    const bytes = await files.read(request.params.name);
    if (!bytes) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(bytes);
  });
}
