// Composes the drawn products (kind "emoji" in objects.json): a Fluent 3D picture on the studio's
// backdrop, with a soft contact shadow and a cast shadow. Makes missing pictures only.
//   node compose.mjs [--only id,id] [--out folder] [--force]
import fs from 'node:fs';
import path from 'node:path';
import { arrangements, dyed, keepHue } from './arrangements.mjs';
import { demo, flag, load, modules, option, save, writeManifest } from './shared.mjs';

const sharp = load('sharp');
const SIZE = 640;
const assets = path.join(modules, '@lobehub/fluent-emoji-3d/assets');
const out = option('out') ?? path.join(demo, 'pictures');
const only = option('only')?.split(',');
fs.mkdirSync(out, { recursive: true });

// ---- colour helpers, 0..1
const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
function toHsl([r, g, b]) {
  const M = Math.max(r, g, b),
    m = Math.min(r, g, b),
    d = M - m,
    l = (M + m) / 2;
  if (!d) return [0, 0, l];
  const h = M === r ? ((g - b) / d + 6) % 6 : M === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [h / 6, d / (1 - Math.abs(2 * l - 1) || 1e-6), l];
}
function toRgb([h, s, l]) {
  const f = (n) => {
    const k = (n + h * 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [f(0), f(8), f(4)];
}
const turn = (a, b) => ((a - b + 1.5) % 1) - 0.5;

// the same backdrop as in studio.js
function backdrop(hex, lift = 0) {
  const [h, hs] = toHsl(rgb(hex)),
    s = 0.45 + 0.55 * Math.min(1, hs * 1.3),
    at = (k, l) => `hsl(${Math.round(h * 360)},${(k * s).toFixed(1)}%,${l + lift}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${at(46, 96.4)}"/><stop offset=".5" stop-color="${at(42, 94)}"/><stop offset=".62" stop-color="${at(34, 90.6)}"/><stop offset="1" stop-color="${at(34, 93)}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
const tints = {
  computer: '#9fb3c6',
  electrical: '#c9b296',
  outdoors: '#a3b79b',
  family: '#cdb48e',
  health: '#9cc2b4',
  mens: '#a5afc0',
  womens: '#d3a9b0',
  food: '#d6ba8a',
  phone: '#a9a8d2',
  toys: '#e2c47c',
};

// Turns the main hue of a picture to the wanted colour and leaves other hues alone;
// a calm version of the original when no other colour is wanted.
function recolour(data, target, protectedHues = []) {
  let x = 0,
    y = 0,
    sl = 0,
    ss = 0,
    n = 0;
  const each = (f) => {
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] > 8) f(i, toHsl([data[i] / 255, data[i + 1] / 255, data[i + 2] / 255]));
  };
  const free = (h) => !protectedHues.some(([a, b]) => h * 360 >= a && h * 360 <= b);
  each((_i, [h, s, l]) => {
    if (!free(h)) return;
    const w = s * (1 - Math.abs(2 * l - 1));
    x += Math.cos(h * 6.2832) * w;
    y += Math.sin(h * 6.2832) * w;
    if (s > 0.15) {
      sl += l * w;
      ss += s * w;
      n += w;
    }
  });
  const main = (Math.atan2(y, x) / 6.2832 + 1) % 1,
    [th, ts, tl] = toHsl(rgb(target)),
    ml = sl / (n || 1),
    ms = ss / (n || 1);
  each((i, [h, s, l]) => {
    const near = free(h) ? Math.max(0, Math.min(1, (0.17 - Math.abs(turn(h, main))) / 0.05)) : 0;
    if (!near || s < 0.05) return;
    const want = [
      (th + turn(h, main) * 0.45 + 1) % 1,
      Math.min(1, s * Math.min(1.25, (ts + 0.12) / ms)),
      Math.min(0.97, Math.max(0.05, l + (tl - ml) * 0.75 * (1 - Math.abs(2 * l - 1) * 0.5))),
    ];
    const c = toRgb(want),
      o = [data[i], data[i + 1], data[i + 2]];
    for (let k = 0; k < 3; k++) data[i + k] = Math.round(o[k] + (c[k] * 255 - o[k]) * near);
  });
}
// the original colours, a little quieter, to stand beside the renders
function calm(data) {
  for (let i = 0; i < data.length; i += 4) {
    const [h, s, l] = toHsl([data[i] / 255, data[i + 1] / 255, data[i + 2] / 255]);
    const c = toRgb([h, s * 0.84, l]);
    for (let k = 0; k < 3; k++) data[i + k] = Math.round(c[k] * 255);
  }
}

async function subject(object, colour, index) {
  const { data, info } = await sharp(path.join(assets, `${object.code}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const protectedHues = keepHue[object.id] ?? [];
  if (index > 0 || dyed.has(object.id)) recolour(data, colour.hex, protectedHues);
  else calm(data);
  return sharp(data, { raw: info }).trim({ threshold: 6 }).png().toBuffer();
}
async function sized(png, w, { mirror, rotate } = {}) {
  let s = sharp(png);
  if (mirror) s = s.flop();
  if (rotate)
    s = sharp(await s.png().toBuffer()).rotate(rotate, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const trimmed = await sharp(await s.png().toBuffer())
    .trim({ threshold: 6 })
    .png()
    .toBuffer();
  const m = await sharp(trimmed).metadata(),
    k = w / Math.max(m.width, m.height);
  return sharp(trimmed)
    .resize(Math.round(m.width * k), Math.round(m.height * k), { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.3, m2: 0.7 })
    .png()
    .toBuffer({ resolveWithObject: true });
}
// a silhouette in ink, squeezed and leaned over to the left and back, blurred
async function shadows(png, info, x, floor, hang) {
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  const layer = Buffer.alloc(SIZE * SIZE),
    lean = hang ? 0 : 0.62,
    squash = hang ? 1 : 0.26;
  const put = (px, py, a) => {
    if (px >= 0 && py >= 0 && px < SIZE && py < SIZE) {
      const i = py * SIZE + px;
      if (a > layer[i]) layer[i] = a;
    }
  };
  for (let v = 0; v < info.height; v++)
    for (let u = 0; u < info.width; u++) {
      const a = alpha[v * info.width + u];
      if (a < 40) continue;
      const up = info.height - 1 - v;
      if (hang) put(Math.round(x + u - 12), Math.round(floor - up + 16), a);
      else {
        const px = Math.round(x + u - up * lean * 0.55),
          py = Math.round(floor - 3 - up * squash);
        put(px, py, a);
        put(px, py - 1, a);
      }
    }
  const ink = async (mask, blur, opacity) => {
    const soft = await sharp(mask, { raw: { width: SIZE, height: SIZE, channels: 1 } })
      .blur(blur)
      .raw()
      .toBuffer();
    const rgba = Buffer.alloc(SIZE * SIZE * 4);
    for (let i = 0; i < SIZE * SIZE; i++) {
      rgba[i * 4] = 30;
      rgba[i * 4 + 1] = 24;
      rgba[i * 4 + 2] = 20;
      rgba[i * 4 + 3] = soft[i * (soft.length / (SIZE * SIZE))] * opacity;
    }
    return {
      input: await sharp(rgba, { raw: { width: SIZE, height: SIZE, channels: 4 } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    };
  };
  const cast = await ink(layer, hang ? 16 : 9, hang ? 0.2 : 0.15);
  if (hang) return [cast];
  // contact: where the lowest part of the silhouette stands
  const foot = Buffer.alloc(SIZE * SIZE),
    band = Math.round(info.height * 0.1);
  for (let u = 0; u < info.width; u++)
    for (let v = info.height - band; v < info.height; v++)
      if (alpha[v * info.width + u] > 60) {
        const up = info.height - 1 - v,
          y0 = Math.round(floor - 2 - up * 0.55);
        for (let t = 0; t < 9; t++) {
          const i = (y0 + t - 3) * SIZE + Math.round(x + u);
          if (i >= 0 && i < foot.length) foot[i] = 255;
        }
      }
  return [cast, await ink(foot, 13, 0.3), await ink(foot, 4.5, 0.34)];
}

async function picture(object, colour, index, angle) {
  const png = await subject(object, colour, index),
    b = angle === 'b',
    plan = arrangements[object.id] ?? {};
  const spots = (b && plan.b) || plan.a || [{ x: 0.5, size: 1 }];
  const hex = rgb(colour.hex),
    grey = Math.max(...hex) - Math.min(...hex) < 0.086;
  const tint = b
    ? tints[object.category]
    : grey || colour.id === 'multicolour'
      ? tints[object.category]
      : colour.hex;
  const layers = [];
  const big = SIZE * (plan.scale ?? 0.62) * (b ? 1.12 : 1);
  for (const s of spots) {
    const { data, info } = await sized(png, big * (s.size ?? 1), {
      mirror: Boolean(s.mirror) !== b,
      rotate: (s.rotate ?? 0) + (b && !plan.upright ? -6 : 0),
    });
    const cx = (b ? 1 - s.x : s.x) * SIZE,
      x = Math.round(cx - info.width / 2);
    const hang = plan.hang;
    const floor = Math.round(
      hang
        ? SIZE / 2 + info.height / 2
        : Math.min(SIZE * 0.9, SIZE * (0.515 + (s.y ?? 0)) + (big * (plan.height ?? info.height / big)) / 2),
    );
    layers.push(...(await shadows(data, info, x, floor, hang)), {
      input: data,
      left: x,
      top: floor - info.height,
    });
  }
  const base = await sharp(Buffer.from(backdrop(tint)))
    .png()
    .toBuffer();
  return sharp(base).composite(layers).removeAlpha().png().toBuffer();
}

const objects = JSON.parse(fs.readFileSync(path.join(demo, 'objects.json'), 'utf8')).filter(
  (o) => o.kind === 'emoji' && (!only || only.includes(o.id)),
);
let n = 0;
for (const o of objects)
  for (const [i, c] of o.colours.entries())
    for (const angle of i ? 'a' : 'ab') {
      const file = path.join(out, `${o.id}--${c.id}--${angle}.webp`);
      if (fs.existsSync(file) && !flag('force')) continue;
      await save(await picture(o, c, i, angle), file);
      n++;
    }
console.log(`${n} pictures`);
if (!option('out')) writeManifest();
