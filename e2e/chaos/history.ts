// The history: what was asked, written before the call, and what was answered, written after it; every line is on disk before work goes on.
import fs from 'node:fs';

/** What a call is about. The verbs of the contract whose effects are checked afterwards. */
export type Act =
  | 'register'
  | 'resetPayCode'
  | 'saveAddress'
  | 'addCartItem'
  | 'createOrder'
  | 'payOrder'
  | 'cancelOrder'
  | 'shipOrder'
  | 'recordCarrierScan'
  | 'receiveOrder'
  | 'createTopUp'
  | 'saveDestination'
  | 'createWithdrawal'
  | 'cancelWithdrawal'
  | DeskAct
  // What happens outside the house, and is a fact as soon as it is written here.
  | 'depositOnChain'
  | 'payOutside';
/** What operators do. */
export type DeskAct =
  | 'claimTopUp'
  | 'passTopUp'
  | 'refuseTopUp'
  | 'approveWithdrawal'
  | 'takeWithdrawal'
  | 'releaseWithdrawal'
  | 'recordPayout'
  | 'refuseWithdrawal'
  | 'freezeUser'
  | 'unfreezeUser';

export interface Intent {
  readonly t: 'intent';
  readonly at: number;
  readonly op: number;
  readonly act: Act;
  /** `shopper:12`, `merchant:3`, `carrier`, or the account name of somebody who registers. */
  readonly who: string;
  /** The idempotency key; null where the verb has none. */
  readonly key: string | null;
  readonly input: Readonly<Record<string, unknown>>;
}
export type Ending =
  | {
      readonly t: 'acknowledged';
      readonly at: number;
      readonly op: number;
      readonly data: Readonly<Record<string, unknown>>;
    }
  | { readonly t: 'refused'; readonly at: number; readonly op: number; readonly error: string }
  /** Given up without a word from the server: it may have happened or not. */
  | { readonly t: 'unknown'; readonly at: number; readonly op: number };
export interface FaultLine {
  readonly t: 'fault';
  readonly at: number;
  readonly fault: string;
  readonly phase: 'begins' | 'ends' | 'recovered';
  readonly ms?: number;
}
export type Line = Intent | Ending | FaultLine;

/** One thing that somebody wanted, and how it ended; without an ending the caller itself was cut off. */
export interface Operation {
  readonly intent: Intent;
  readonly ending: Ending | null;
}

export interface History {
  /** Resolves when the line is on disk. Lines that come together share one fsync. */
  append(line: Line): Promise<void>;
  close(): Promise<void>;
}

let facts = 0;
/** Writes down what happened outside the house: nobody answers it. Facts are numbered below zero. */
export async function noteFact(
  history: History,
  act: 'depositOnChain' | 'payOutside',
  who: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  facts -= 1;
  await history.append({ t: 'intent', at: Date.now(), op: facts, act, who, key: null, input });
}

/** Opens a new history file. */
export async function openHistory(file: string): Promise<History> {
  const handle = await fs.promises.open(file, 'ax');
  let waiting: { text: string; done: () => void; failed: (error: unknown) => void }[] = [];
  let writing: Promise<void> | null = null;
  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await handle.appendFile(batch.map((entry) => entry.text).join(''));
        await handle.datasync();
        for (const entry of batch) entry.done();
      } catch (error) {
        for (const entry of batch) entry.failed(error);
      }
    }
    writing = null;
  };
  return {
    append: (line) =>
      new Promise((done, failed) => {
        waiting.push({ text: `${JSON.stringify(line)}\n`, done, failed });
        writing ??= write();
      }),
    close: async () => {
      await writing;
      await handle.close();
    },
  };
}

/** The operations of a history file, in the order in which they were meant; a last line that was cut off is left out. */
export function readHistory(file: string): Operation[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return operationsOf(lines.map((line) => JSON.parse(line) as Line));
}

/** Intents joined with their endings. @throws when a line ends what nobody meant to do */
export function operationsOf(lines: readonly Line[]): Operation[] {
  const operations = new Map<number, { intent: Intent; ending: Ending | null }>();
  for (const line of lines) {
    if (line.t === 'fault') continue;
    if (line.t === 'intent') operations.set(line.op, { intent: line, ending: null });
    else {
      const operation = operations.get(line.op);
      if (!operation) throw new Error(`operation ${line.op} ended without having begun`);
      operation.ending = line;
    }
  }
  return [...operations.values()];
}
