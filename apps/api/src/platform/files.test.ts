// Pictures: what is taken and refused, kept once, never upscaled, without metadata, and how they are served.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, localFiles, type PictureInvalid, pictureView, registerMedia } from './files.ts';

let folder: string;
let files: Files;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'meridian-files-'));
  files = localFiles(folder);
  app = Fastify() as unknown as FastifyInstance;
  registerMedia(app, files);
});
afterAll(async () => {
  await app.close();
  await fs.rm(folder, { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const reasonOf = (bytes: Buffer) =>
  files.storePicture(bytes).then(
    () => 'stored',
    (error) => (error as PictureInvalid).reason,
  );

describe('storing', () => {
  it.each([
    [2000, 1000, [160, 320, 640, 1080]],
    [700, 300, [160, 320, 640, 700]],
    [640, 640, [160, 320, 640]],
    [100, 50, [100]],
  ])('%i px wide is kept in %j', async (width, height, widths) => {
    const stored = await files.storePicture(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ width, height, widths });
    for (const w of stored.widths)
      expect(
        await sharp((await files.read(`${stored.key}-${w}.webp`)) ?? undefined).metadata(),
      ).toMatchObject({ format: 'webp', width: w });
  });
  it('turns the picture upright and drops its metadata', async () => {
    const stored = await files.storePicture(
      await plain(400, 200)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect(stored).toMatchObject({ width: 200, height: 400 });
    const bytes = await files.read(`${stored.key}-200.webp`);
    expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined();
    expect(bytes?.includes('secret')).toBe(false);
  });
  it('keeps the same bytes once, also when twenty come at once', async () => {
    const bytes = await plain(333, 222).webp().toBuffer();
    const all = await Promise.all(Array.from({ length: 20 }, () => files.storePicture(bytes)));
    expect(new Set(all.map((s) => s.key)).size).toBe(1);
    const kept = await fs.readdir(path.join(folder, all[0]?.key.slice(0, 2) ?? ''));
    expect(kept.filter((name) => name.startsWith(all[0]?.key ?? '-')).sort()).toEqual([
      `${all[0]?.key}-160.webp`,
      `${all[0]?.key}-320.webp`,
      `${all[0]?.key}-333.webp`,
      `${all[0]?.key}.json`,
    ]);
  });
  it('refuses what is no picture, whatever it is called', async () => {
    expect(
      await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    ).toBe('not_a_picture');
    expect(await reasonOf(Buffer.from('GIF89a'))).toBe('not_a_picture');
    expect(await reasonOf(await plain(10, 10).tiff().toBuffer())).toBe('not_a_picture');
    expect(await reasonOf(Buffer.alloc(0))).toBe('not_a_picture');
    expect(await reasonOf(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>')]))).toBe(
      'damaged',
    );
    const png = await plain(800, 800).png({ compressionLevel: 0 }).toBuffer();
    expect(await reasonOf(png.subarray(0, png.length / 2))).toBe('damaged');
    expect(await reasonOf(Buffer.concat([png.subarray(0, 64), Buffer.alloc(5 * 1024 * 1024)]))).toBe(
      'too_large',
    );
  });
  it('refuses a picture that would unfold into too many pixels', async () => {
    const bomb = await plain(6000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await reasonOf(bomb)).toBe('too_many_pixels');
  });
});

describe('serving', () => {
  it('answers for ever, as nothing but a picture', async () => {
    const stored = await files.storePicture(await plain(320, 240).jpeg().toBuffer());
    const view = pictureView(stored, 'A lamp');
    expect(view).toEqual({
      url: `/media/${stored.key}-{w}.webp`,
      widths: [160, 320],
      width: 320,
      height: 240,
      alt: 'A lamp',
    });
    const answer = await app.inject(view.url.replace('{w}', '320'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
  it('has nothing at any other name', async () => {
    const { key } = await files.storePicture(await plain(320, 240).jpeg().toBuffer());
    for (const name of [
      `${key}-640.webp`,
      `${key}.json`,
      `${key}-320.png`,
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fpackage.json',
      `${key}-320.webp%00`,
      'a',
    ]) {
      expect((await app.inject(`/media/${name}`)).statusCode).toBe(404);
    }
  });
});
