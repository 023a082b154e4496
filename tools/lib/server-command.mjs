// How the built server is started: by `npm start`, and by whatever measures or tries it.
import path from 'node:path';

/** Where the server lies that the build makes. */
export const serverFile = path.resolve(import.meta.dirname, '../../apps/api/dist/main.mjs');
/**
 * How V8 keeps its memory (docs/performance.md). 8 MiB for what requests leave behind: with Node's own 16 the server takes 17 MiB more, for 2 % of
 * its CPU time in a purchase. And what is made in a place whose objects once lived long is not put among the old ones from then on: under load that
 * was so of every statement sent and row read, so the whole heap was gone through twice a second to be rid of them (a sixth of a purchase's CPU time).
 * And the collector has no helpers on other cores, which are taken: with 100,000 products 31,200 product pages a second for 26,100, 181 purchases for 161.
 */
export const nodeOptions = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--single-threaded-gc',
];
/** Arguments of `node`. */
export const serverCommand = [...nodeOptions, serverFile];
