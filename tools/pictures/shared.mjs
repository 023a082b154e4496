// What the two picture scripts share: where things are, options, the manifest.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
export const demo = path.join(root, 'apps/api/db/demo');
export const modules = path.resolve(process.env.PICTURES_MODULES ?? root, 'node_modules');
export const load = createRequire(path.join(modules, 'x.js'));
const sharp = load('sharp');

export const flag = (name) => process.argv.includes(`--${name}`);
export const option = (name) => {
  const i = process.argv.indexOf(`--${name}`);
  return i > 0 ? process.argv[i + 1] : undefined;
};

// WebP at quality 75, lower only when a picture would exceed its budget
export async function save(input, file, budget = 25 * 1024) {
  let bytes;
  for (const quality of [76, 70, 62, 54, 44]) {
    bytes = await sharp(input)
      .resize(640, 640, { kernel: 'lanczos3' })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= budget) break;
  }
  const part = `${file}.part`;
  fs.writeFileSync(part, bytes);
  fs.renameSync(part, file);
  return bytes.length;
}

// the manifest lists what really exists
export function writeManifest() {
  const folder = path.join(demo, 'pictures');
  const list = fs
    .readdirSync(folder)
    .filter((f) => /^[a-z0-9-]+?--[a-z0-9-]+--[abc]\.webp$/.test(f))
    .sort()
    .map((file) => {
      const [object, colour, angle] = file.slice(0, -5).split('--');
      return { object, colour, angle, file };
    });
  const file = path.join(folder, 'manifest.json');
  fs.writeFileSync(`${file}.part`, `[\n${list.map((x) => `  ${JSON.stringify(x)}`).join(',\n')}\n]\n`);
  fs.renameSync(`${file}.part`, file);
  return list;
}
