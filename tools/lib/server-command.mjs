// How the built server is started: by `npm start`, and by whatever measures or tries it.
import path from 'node:path';

/** Where the server lies that the build makes. */
export const serverFile = path.resolve(import.meta.dirname, '../../apps/api/dist/main.mjs');
/** MiB for what requests leave behind. With Node's own 16 the server takes 17 MiB more and answers no more of them (docs/performance.md). */
export const nodeOptions = ['--max-semi-space-size=8'];
/** Arguments of `node`. */
export const serverCommand = [...nodeOptions, serverFile];
