// Hands a job to a load generator and waits for what it measured.
import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadJob, LoadResult, Said } from './jobs.ts';

/** MiB. What a second of load leaves behind has to fit, or the collector takes half of the generator's time in every third run. */
const youngSpace = 64;
/** How much longer than its time a generator may take before it is ended. */
const graceMs = 60_000;

/** `begun` is told when what runs from then on counts. @throws when the generator ends without an answer. */
export function runLoad(job: LoadJob, begun: () => void = () => {}): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'generator.ts'), {
      execArgv: ['--import', 'tsx', `--max-semi-space-size=${youngSpace}`],
    });
    const warmSeconds = 'warmSeconds' in job ? job.warmSeconds : 0;
    const late = setTimeout(() => child.kill('SIGKILL'), (warmSeconds + job.seconds) * 1000 + graceMs);
    let result: LoadResult | undefined;
    child.on('message', (message) => {
      const said = message as Said;
      if ('result' in said) result = said.result;
      else begun();
    });
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      if (result) resolve(result);
      else reject(new Error(`the load generator ended with ${signal ?? code}`));
    });
    child.send(job);
  });
}
