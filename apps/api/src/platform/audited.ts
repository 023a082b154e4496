// Where the door and the audit log meet: an operator's write ends with its entry, in the same transaction.
import { contract, type Verb } from '@meridian/contract';
import type { OperatorActor } from './actors.ts';
import type { Tx } from './db.ts';
import type { Handler } from './route.ts';

/** Writes down what an operator did; handed in by app.ts, because the log belongs to a slice. */
export type Audit = (
  tx: Tx,
  actor: OperatorActor,
  verb: Verb,
  input: unknown,
  answer: unknown,
) => Promise<void>;

/** The same handler with its entry at the end: no deed without it, no entry without the deed. */
export function audited(verb: Verb, handler: Handler<Verb>, audit: Audit): Handler<Verb> {
  if (handler.kind !== 'write' || contract[verb].audience !== 'operator') return handler;
  return {
    kind: 'write',
    run: async (tx, actor, input, services) => {
      const answer = await handler.run(tx, actor, input, services);
      await audit(tx, actor as unknown as OperatorActor, verb, input, answer);
      return answer;
    },
  };
}
