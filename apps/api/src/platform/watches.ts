// Watches: work that goes round for as long as the process lives, such as looking at what the world outside has done.
import { setMaxListeners } from 'node:events';
import type { Services } from './services.ts';

export interface Watch {
  readonly name: string;
  /** Rest between two rounds. */
  readonly everyMs: number;
  /** What it goes round for, each apart: one that is slow holds no other up. */
  readonly lanes: (services: Services) => readonly string[];
  /** One round, in any number of processes at once; true when there is more to do without a rest. It ends soon after `signal`. */
  readonly round: (services: Services, lane: string, signal: AbortSignal) => Promise<boolean>;
}

/** Begins them all; `stop` waits for the rounds that run. */
export function startWatches(services: Services, watches: readonly Watch[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Every question that is open hears of it; that many are no leak.
  setMaxListeners(0, signal);
  const goRound = async (watch: Watch, lane: string): Promise<void> => {
    while (!signal.aborted) {
      const more = await watch.round(services, lane, signal).catch((error) => {
        services.log.warn({ err: error, watch: watch.name, lane }, 'a watch goes on later');
        return false;
      });
      if (!more) await rest(watch.everyMs, signal);
    }
  };
  const running = watches.flatMap((watch) => watch.lanes(services).map((lane) => goRound(watch, lane)));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener('abort', end, { once: true });
  });
}
