// The long form: `npm run chaos -- --minutes 30 --seed 7`; prints what happened and ends with 1 when a promise was broken.
import { readOptions } from '../../tools/lib/command-line.mjs';
import { longPlan, shortPlan } from './plans.ts';
import { tellReport } from './report.ts';
import { runChaos } from './run.ts';

const values = readOptions({
  minutes: { type: 'string' },
  seed: { type: 'string' },
  servers: { type: 'string', default: '3' },
  // Processes behind the port of each server.
  workers: { type: 'string', default: '1' },
  shoppers: { type: 'string', default: '12' },
  folder: { type: 'string' },
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
const workers = Number(values.workers);
const say = (line: string) =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${line}\n`);
say(`seed ${seed}${values.minutes ? `, ${values.minutes} minutes` : ', the short form'}`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
const report = await runChaos({
  signal: stopping.signal,
  seed,
  plan: values.minutes === undefined ? shortPlan(workers) : longPlan(Number(values.minutes), workers),
  workers,
  servers: Number(values.servers),
  shoppers: Number(values.shoppers),
  say,
  ...(values.folder === undefined ? {} : { folder: values.folder }),
});
process.stdout.write(`\n${tellReport(seed, report)}\n`);
process.exit(report.findings.length === 0 && report.tally.violations.length === 0 ? 0 : 1);
