// Runs the fuzzer: makes requests, sends several at once, checks every answer, looks at the whole world at intervals, and counts.
import { createRandom } from '../../../db/demo/prng.ts';
import { type Expectations, faultsOf } from './checks.ts';
import type { Operation } from './document.ts';
import {
  deal,
  fieldIntentions,
  type Intention,
  type Material,
  mutatorIntentions,
  oneOfEach,
  plainIntentions,
  requestOf,
} from './plan.ts';
import { describeRequest, type FuzzAnswer, type FuzzRequest } from './request.ts';
import { shrink } from './shrink.ts';

/** A server and the world in it. */
export interface Target extends Expectations {
  readonly operations: readonly Operation[];
  readonly callers: readonly string[];
  /** A caller that may do what the operation asks for. */
  ownerOf(operation: Operation): string;
  /** Fresh people and things to ask for; called at the start and after every inspection. */
  renew(): Promise<Material>;
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** Looks at everything that must hold whatever was asked; answers what does not. */
  inspect(): Promise<string[]>;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Requests between two inspections. */
  readonly between?: number;
  readonly atOnce?: number;
  readonly say?: (line: string) => void;
}

export interface Failure {
  readonly faults: readonly string[];
  readonly request: FuzzRequest;
  readonly answer: FuzzAnswer;
  /** How many requests failed in this way. */
  times: number;
}

export interface FuzzReport {
  readonly seed: number;
  readonly requests: number;
  readonly tookMs: number;
  readonly slowestMs: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly inspections: number;
  readonly covered: Readonly<
    Record<'operations' | 'callers' | 'mutators' | 'triples' | 'literals', readonly [number, number]>
  >;
  /** Operations that never succeeded. */
  readonly neverAnswered: readonly string[];
  readonly failures: readonly Failure[];
  readonly worldFaults: readonly string[];
}

const distinctMax = 40;

class Tally {
  readonly statuses: Record<string, number> = {};
  readonly outcomes: Record<string, number> = {};
  readonly answered = new Set<string>();
  readonly seen = new Map<string, Failure>();
  readonly tried = {
    operations: new Set(),
    callers: new Set(),
    mutators: new Set(),
    intentions: new Set<Intention>(),
  };
  slowestMs = 0;

  count({ operation, caller, mutator }: FuzzRequest, intention: Intention, answer: FuzzAnswer): void {
    this.tried.operations.add(operation);
    this.tried.callers.add(caller);
    this.tried.mutators.add(mutator);
    this.tried.intentions.add(intention);
    const error = /"error":"([A-Z_]+)"/.exec(answer.text)?.[1];
    const outcome = error ?? (answer.status === 200 ? 'success' : `status ${answer.status}`);
    this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
    this.slowestMs = Math.max(this.slowestMs, answer.tookMs);
    if (outcome === 'success') this.answered.add(operation.verb);
  }
}

/** Failures are one when the operation and the kinds of its faults are. */
const kindOf = ({ operation }: FuzzRequest, faults: readonly string[]): string =>
  `${operation.verb} ${faults.map((fault) => fault.replaceAll(/\d+|\/[\w/]+/g, '#')).join('; ')}`;

/** Sends so many requests. Nothing is thrown for a failure: it stands in the report. */
export async function fuzz(target: Target, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, between = 2_500, atOnce = 8, say = () => {} } = options;
  const startedAt = performance.now();
  const fields = fieldIntentions(target.operations, (operation) => target.ownerOf(operation));
  const triples = mutatorIntentions(target.operations, target.callers);
  // Whoever may not enter is turned away before anything is read; those who may get a deck of their own.
  const inside = triples.filter(({ caller, operation }) => target.mayEnter(caller, operation));
  // And before anything is used up, every operation is asked for as it is meant: a fuzzer that is always turned away tries nothing.
  const plain = plainIntentions(target.operations, (operation) => target.ownerOf(operation));
  const random = createRandom(seed);
  const plainDeck = deal(plain, random);
  const decks = [deal(fields, random), deal(inside, random, oneOfEach(inside)), deal(triples, random)];
  const tally = new Tally();
  const worldFaults = new Set<string>();
  let inspections = 0;

  const one = async (number: number, material: Material, sinceRenewed: number): Promise<void> => {
    const deck = sinceRenewed < plain.length ? plainDeck : decks[number % decks.length];
    const intention = deck?.next().value as Intention;
    const request = requestOf(intention, number, seed, material);
    const answer = await target.send(request);
    tally.count(request, intention, answer);
    const faults = faultsOf(request, answer, target);
    if (faults.length > 0) await keepFailure(target, tally, request, answer, faults);
  };

  for (let done = 0; done < requests; done += between) {
    const material = await target.renew();
    const upTo = Math.min(requests, done + between);
    let next = done;
    const worker = async () => {
      while (next < upTo) {
        next += 1;
        await one(next - 1, material, next - 1 - done);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    for (const fault of await target.inspect()) worldFaults.add(`before request ${upTo}: ${fault}`);
    inspections += 1;
    say(`${upTo} requests, ${tally.seen.size} kinds of failures, ${worldFaults.size} faults of the world`);
  }

  const { tried } = tally;
  const triedOf = (deck: readonly Intention[]) => deck.filter((one) => tried.intentions.has(one)).length;
  return {
    seed,
    requests,
    tookMs: performance.now() - startedAt,
    slowestMs: tally.slowestMs,
    statuses: tally.statuses,
    outcomes: tally.outcomes,
    inspections,
    covered: {
      operations: [tried.operations.size, target.operations.length],
      callers: [tried.callers.size, target.callers.length],
      mutators: [tried.mutators.size, new Set([...fields, ...triples].map(({ mutator }) => mutator)).size],
      triples: [triedOf(triples), triples.length],
      literals: [triedOf(fields), fields.length],
    },
    neverAnswered: target.operations.map(({ verb }) => verb).filter((verb) => !tally.answered.has(verb)),
    failures: [...tally.seen.values()],
    worldFaults: [...worldFaults],
  };
}

async function keepFailure(
  target: Target,
  tally: Tally,
  request: FuzzRequest,
  answer: FuzzAnswer,
  faults: readonly string[],
): Promise<void> {
  const kind = kindOf(request, faults);
  const known = tally.seen.get(kind);
  if (known) known.times += 1;
  if (known || tally.seen.size >= distinctMax) return;
  const failure: Failure = { faults, request, answer, times: 1 };
  tally.seen.set(kind, failure);
  const smallest = await shrink(request, async (candidate) => {
    const again = faultsOf(candidate, await target.send(candidate), target);
    return kindOf(candidate, again) === kind;
  });
  tally.seen.set(kind, { ...failure, request: smallest, times: tally.seen.get(kind)?.times ?? 1 });
}

/** The report in words; failures with the request that shows them. */
export function describeReport(report: FuzzReport): string {
  const table = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const lines = [
    `${report.requests} requests in ${(report.tookMs / 1000).toFixed(1)} s, seed ${report.seed}, slowest ${Math.round(report.slowestMs)} ms`,
    `statuses: ${table(report.statuses)}`,
    `outcomes: ${table(report.outcomes)}`,
    `covered: ${Object.entries(report.covered)
      .map(([what, [tried, all]]) => `${what} ${tried}/${all}`)
      .join(', ')}; ${report.inspections} inspections`,
    `never answered: ${report.neverAnswered.join(', ') || 'none'}`,
    ...report.worldFaults.map((fault) => `FAULT OF THE WORLD ${fault}`),
    ...report.failures.map(
      ({ faults, request, answer, times }) =>
        `\nFAILED ${times}×: ${request.operation.verb} as ${request.caller}, ${request.mutator} (seed ${report.seed}, request ${request.number})\n` +
        `${faults.join('\n')}\n${describeRequest(request)}\n→ ${answer.status} ${answer.text.slice(0, 600)}`,
    ),
  ];
  return lines.join('\n');
}
