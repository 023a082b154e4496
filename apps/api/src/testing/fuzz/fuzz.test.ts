// The fuzzer in short: thousands of bent requests to every operation by everybody. `npm run fuzz` runs it for longer.
import { expect, it } from 'vitest';
import { AnswerCache } from '../../platform/answer-cache.ts';
import { watchChanges } from '../../platform/answer-changes.ts';
import type { ReadyAnswer } from '../../platform/ready-answers.ts';
import { withTestApp } from '../app.ts';
import { secrets } from './bystander.ts';
import { describeReport, fuzz } from './runner.ts';
import { createFuzzTarget } from './target.ts';

/** With so many requests nothing is left out. */
const fullRun = 5_000;
const requests = Number(process.env.FUZZ_REQUESTS ?? fullRun);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);

// Shared answers are kept as in a real process; the limits of writes would only hide what lies behind them.
const answers = new AnswerCache<ReadyAnswer>();
const app = withTestApp({ answers, guestWrites: 1e9, personWrites: 1e9, signedWrites: 1e9 });

const say = (line: string) => void process.stdout.write(`${line}\n`);

it(
  `${requests} requests`,
  async () => {
    const changes = watchChanges(app.db, answers, app.services.log);
    await changes.start();
    const target = await createFuzzTarget(app);
    const report = await fuzz(target, { requests, seed, say });
    await app.owner.run('fuzz.touch', 'update addresses set tag = $1 where detail = $2', ['x', secrets[1]]);
    const touched = await target.inspect();
    target.close();
    await changes.stop();
    const words = describeReport(report);
    if (process.env.FUZZ_REQUESTS) say(words);
    expect(report.failures.length + report.worldFaults.length, words).toBe(0);
    // Had anybody changed anything of the bystander's, it would have been seen.
    expect(touched).toEqual([expect.stringContaining("the bystander's addresses changed")]);
    if (requests < fullRun) return;
    for (const what of ['operations', 'callers', 'mutators'] as const) {
      const [tried, all] = report.covered[what];
      expect(tried, what).toBe(all);
    }
    // A fuzzer that is always turned away tries nothing.
    expect(report.neverAnswered.length, words).toBeLessThan(10);
  },
  Math.max(180_000, requests * 60),
);
