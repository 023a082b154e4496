// How the built server is started: by `npm start`, and by whatever measures or tries it.
import path from 'node:path';

/** Where the server lies that the build makes. */
export const serverFile = path.resolve(import.meta.dirname, '../../apps/api/dist/main.mjs');
/**
 * How V8 keeps its memory (docs/performance.md). What is made in a place whose objects once lived long is not put among the old ones from then on: under load that
 * was so of every statement sent and row read, so the whole heap was gone through twice a second to be rid of them (a sixth of a purchase's CPU time).
 * And what is young is collected without helpers, fifty times a second a few milliseconds; what is old is gone through by one on another core. The server
 * alone took 60 to 120 ms for that, in steps over up to half a second.
 */
export const nodeOptions = ['--no-allocation-site-pretenuring', '--no-parallel-scavenge'];
/** Arguments of `node`. */
export const serverCommand = [...nodeOptions, serverFile];
