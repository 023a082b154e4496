// `npm run build`: everything that is made from sources.
import { build, install } from './lib/steps.mjs';

await install();
await build();
