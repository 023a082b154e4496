// Draws the app's icons from the mark, an open ring: one SVG for the browser tab, PNGs on paper for home screens.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './lib/steps.mjs';

const accent = '#0b6b57';
const paper = '#f5f3ee';
const folder = path.join(root, 'apps/shopper/public');

/** The ring of the app's mark (radius 7.5, stroke 3, a gap of 11.2 on the 20 grid), scaled round the middle. */
const ring = (scale) =>
  `<g transform="translate(10 10) scale(${scale}) translate(-10 -10)"><circle cx="10" cy="10" r="7.5" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="36 11.2"/></g>`;
const drawing = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><title>Meridian</title>${body}</svg>\n`;

fs.writeFileSync(path.join(folder, 'icon.svg'), drawing(ring(1)));
// Launchers cut a circle or a squircle out of the picture: the mark stays inside the safe middle.
const onPaper = Buffer.from(drawing(`<rect width="20" height="20" fill="${paper}"/>${ring(0.6)}`));
for (const size of [192, 512]) {
  await sharp(onPaper, { density: 72 * (size / 20) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `icon-${size}.png`));
}
