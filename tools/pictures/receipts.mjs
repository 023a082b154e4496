// Draws the receipts of the demo world: `node --import tsx tools/pictures/receipts.mjs` writes apps/api/db/demo/receipts/<id>.webp.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { receipts } from '../../apps/api/db/demo/receipts.ts';
import { ensureChromium } from '../lib/chromium.mjs';
import { demo, load } from './shared.mjs';

const sharp = load('sharp');
const folder = path.join(demo, 'receipts');
const width = 320;
const tones = { bank: '#234a7d', chain: '#5b3f8c' };

/** No date: it is shown in a world that is always of today. */
const page = ({ kind, from, amount, place, unreadable }) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: ${width}px; font: 14px/1.45 'Noto Sans', 'Noto Sans CJK SC', 'Noto Sans Arabic', sans-serif; color: #1d2433; background: #fff }
  header { background: ${tones[kind]}; color: #fff; padding: 18px 20px; font-weight: 600; font-size: 16px }
  main { padding: 22px 20px 26px } .tick { color: #13795b; font-weight: 600 } .sum { font-size: 30px; font-weight: 700; margin: 6px 0 18px }
  dl { margin: 0; display: grid; grid-template-columns: 92px 1fr; gap: 10px 12px; border-top: 1px solid #e3e6ec; padding-top: 16px } dt { color: #687086 } dd { margin: 0 }
  .far { filter: blur(5px) brightness(.72) contrast(.6); transform: rotate(-4deg) scale(1.16); }
</style><div class="${unreadable ? 'far' : ''}"><header>${place}</header><main>
  <div class="tick">✓ ${kind === 'bank' ? 'Transfer sent' : 'Sent and confirmed'}</div><div class="sum">${amount}</div>
  <dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${kind === 'bank' ? 'Meridian Payments Ltd<br>Harbour Bank International' : 'Meridian deposit address'}</dd>
  <dt>${kind === 'bank' ? 'Purpose' : 'Network fee'}</dt><dd>${kind === 'bank' ? 'My code for the wallet' : 'paid by the sender'}</dd><dt>State</dt><dd>Completed</dd></dl>
</main></div>`;

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const sheet = await browser.newPage({ viewport: { width, height: 400 } });
for (const receipt of receipts) {
  await sheet.setContent(page(receipt));
  const png = await sheet.screenshot({ fullPage: true });
  await sharp(png)
    .webp({ quality: 70 })
    .toFile(path.join(folder, `${receipt.id}.webp`));
}
await browser.close();
process.stdout.write(`${receipts.length} receipts in ${path.relative(process.cwd(), folder)}\n`);
