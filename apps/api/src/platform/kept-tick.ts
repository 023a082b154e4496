// What `process.nextTick` hands over, kept once, so that V8 does not forget how such objects look.
import { executionAsyncResource } from 'node:async_hooks';

let kept: object | null = null;

/**
 * Keeps the object of one tick for good. Node writes it with computed keys (its async ids), and V8 compiles such a literal for the one
 * hidden class that it has met. A collection in an idle moment finds no tick alive and drops that class; the next tick has a new
 * one, and from then on every tick is written by the slow way, for as long as the process lives: 6 % of the samples of a server that sends product pages.
 * A tick that lives keeps the class (docs/performance.md).
 */
export function keepTick(): void {
  process.nextTick(() => {
    kept = executionAsyncResource();
  });
}

/** What is kept; null before the first tick. */
export const keptTick = (): object | null => kept;
