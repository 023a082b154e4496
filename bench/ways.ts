// Ways to start the server, and what turns between them come to.
import { spreadOf } from './report/figures.ts';

/** How the server is started otherwise than usual. */
export interface Way {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** Options of `node` behind the usual ones, whose last one counts. */
  readonly nodeOptions: readonly string[];
}

/** One turn: operations a second, and what each took of the processors. */
export interface Turn {
  readonly perSecond: number;
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly generatorMs: number;
}

/** A way beside the first one. Everything is the median of its turns; quotients are of the turns of one round. */
export interface Compared extends Turn {
  readonly name: string;
  readonly turns: number;
  /** Operations a second, as a part of what the first way did. */
  readonly ofFirst: number;
  /** CPU time of an operation, all three together, in the same way. */
  readonly cpuOfFirst: number;
  /** In how many rounds it did more than the first. */
  readonly won: number;
}

/** `name NAME=value --option`. @throws Error that says what is wrong */
export function wayOf(text: string): Way {
  const [name = '', ...words] = text.trim().split(/\s+/);
  if (!/^\w[\w.-]*$/.test(name)) throw new Error(`${JSON.stringify(text)}: a name comes first`);
  const wrong = words.find((word) => !/^([A-Z][A-Z_]*=.*|--\S+)$/.test(word));
  if (wrong !== undefined) throw new Error(`${wrong}: NAME=value or --option`);
  const env = words
    .filter((word) => !word.startsWith('--'))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
  return { name, env: Object.fromEntries(env), nodeOptions: words.filter((word) => word.startsWith('--')) };
}

const cpuOf = (turn: Turn): number => turn.serverMs + turn.postgresMs + turn.generatorMs;

/** @throws when a way has no turns, or not as many as the first */
export function compare(
  ways: readonly { readonly name: string; readonly turns: readonly Turn[] }[],
): Compared[] {
  const first = ways[0]?.turns ?? [];
  return ways.map(({ name, turns }) => {
    if (turns.length === 0 || turns.length !== first.length)
      throw new Error(`${name}: ${turns.length} turns`);
    const median = (of: (turn: Turn, beside: Turn) => number) =>
      spreadOf(turns.map((turn, i) => of(turn, first[i] as Turn))).median;
    return {
      name,
      turns: turns.length,
      perSecond: median((turn) => turn.perSecond),
      serverMs: median((turn) => turn.serverMs),
      postgresMs: median((turn) => turn.postgresMs),
      generatorMs: median((turn) => turn.generatorMs),
      ofFirst: median((turn, beside) => turn.perSecond / beside.perSecond),
      cpuOfFirst: median((turn, beside) => cpuOf(turn) / cpuOf(beside)),
      won: turns.filter((turn, i) => turn.perSecond > (first[i] as Turn).perSecond).length,
    };
  });
}
