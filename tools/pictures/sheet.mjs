// Contact sheet, for looking at many pictures at once:
//   node sheet.mjs sheet.png [--from folder] [--match text] [--size 170] [--columns 8] [--skip n] [--take n]
import fs from 'node:fs';
import path from 'node:path';
import { demo, load, option } from './shared.mjs';

const sharp = load('sharp');
const from = option('from') ?? path.join(demo, 'pictures');
const size = Number(option('size') ?? 170),
  columns = Number(option('columns') ?? 8);
const match = (option('match') ?? '').split(',');
const skip = Number(option('skip') ?? 0);
const files = fs
  .readdirSync(from)
  .filter((f) => f.endsWith('.webp') && match.some((m) => f.includes(m)))
  .sort()
  .slice(skip, skip + Number(option('take') ?? 999));
const tiles = await Promise.all(
  files.map(async (f, i) => [
    {
      input: await sharp(path.join(from, f)).resize(size, size).toBuffer(),
      left: (i % columns) * (size + 6),
      top: Math.floor(i / columns) * (size + 22),
    },
    {
      input: Buffer.from(
        `<svg width="${size}" height="16"><text x="2" y="12" font-family="sans-serif" font-size="11" fill="#333">${f.slice(0, -5)}</text></svg>`,
      ),
      left: (i % columns) * (size + 6),
      top: Math.floor(i / columns) * (size + 22) + size,
    },
  ]),
);
await sharp({
  create: {
    width: columns * (size + 6),
    height: Math.ceil(files.length / columns) * (size + 22),
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles.flat())
  .png()
  .toFile(process.argv[2]);
console.log(files.length, 'pictures');
