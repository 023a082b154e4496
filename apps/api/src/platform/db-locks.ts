// Locks on names, for what has no row to lock: those that are asked for one behind the other are taken by one statement.
import type { Send } from './db-connection.ts';

interface Asked {
  readonly name: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const texts: string[] = [];
function textOf(count: number): string {
  texts[count] ??=
    `select ${Array.from({ length: count }, (_, i) => `pg_advisory_xact_lock(hashtextextended($${i + 1}, 0))`).join(', ')}`;
  return texts[count];
}

/** `lock` as a transaction has it, and `send` for all its other statements: what was asked for before them is taken before them. */
export function withLocks(send: Send): { lock(name: string): Promise<void>; send: Send } {
  let asked: Asked[] = [];
  const take = (): void => {
    if (asked.length === 0) return;
    const taken = asked;
    asked = [];
    send(
      `locks.${taken.length}`,
      textOf(taken.length),
      taken.map((one) => one.name),
    ).then(
      () => {
        for (const one of taken) one.resolve();
      },
      (error) => {
        for (const one of taken) one.reject(error);
      },
    );
  };
  return {
    lock: (name) =>
      new Promise((resolve, reject) => {
        if (asked.push({ name, resolve, reject }) === 1) queueMicrotask(take);
      }),
    send: (name, text, values) => {
      take();
      return send(name, text, values);
    },
  };
}
