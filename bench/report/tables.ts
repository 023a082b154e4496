// The figures as tables that people read: in the terminal and in the documents, the same.
import { type ScenarioName, titles } from '../scenario-names.ts';
import { type Figures, type ScenarioFigures, type Spread, spreadOf, type WorldFigures } from './figures.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const perSecond = (value: number): string => (value < 100 ? value.toFixed(1) : whole(value));
const ms = (value: number | null): string => (value === null ? '–' : value.toFixed(value < 10 ? 2 : 0));
const mebibytes = (bytes: number | null): string => (bytes === null ? '–' : `${whole(bytes / 2 ** 20)} MiB`);
const range = (of: Spread, text: (value: number) => string): string =>
  `${text(of.median)} (${text(of.min)} – ${text(of.max)})`;

/** A table in Markdown, its columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, c) => Math.max(title.length, ...rows.map((row) => (row[c] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, c) => (c === 0 ? (cells[c] ?? '').padEnd(width) : (cells[c] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, c) => (c === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const head = [
  'what',
  'per second: median (least – most)',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'p99 at half of the wanted load (least – most)',
  'p99 at half of the measured load',
  'CPU ms: server',
  'database',
  'generator',
  'ceiling',
  'of it (least – most)',
  'errors',
];

function titleOf({ name, processes, coreShare }: ScenarioFigures): string {
  if (processes === undefined) return titles[name];
  const title = `${titles[name]}, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
  return coreShare === undefined ? title : `${title} of ${coreShare} cores`;
}

function rowOf(s: ScenarioFigures): string[] {
  return [
    titleOf(s),
    range(s.perSecond, perSecond),
    ms(s.p50Ms),
    ms(s.p95Ms),
    ms(s.p99Ms),
    s.halfWanted ? range(s.halfWanted.p99Ms, ms) : '–',
    s.halfMeasured ? range(s.halfMeasured.p99Ms, ms) : '–',
    ms(s.serverMs),
    ms(s.postgresMs),
    s.generatorShare === null ? 'awake' : `${ms(s.generatorMs)} (${whole(s.generatorShare * 100)} %)`,
    s.ceiling ? `${perSecond(s.ceiling.perSecond.median)} ${s.ceiling.title}` : '–',
    s.ceiling ? range(s.ceiling.share, (share) => share.toFixed(2)) : '–',
    String(s.errors),
  ];
}

function worldText(world: WorldFigures): string {
  const start = world.startMs;
  const facts = [
    `${whole(world.products)} products, ${whole(world.skus)} SKUs, database ${mebibytes(world.databaseBytes)}, filled in ${whole(world.loadSeconds)} s.`,
    start
      ? `Start on the existing database: ${whole(start.server.median)} ms; with the embedded database started as well: ${whole(start.withDatabase.median)} ms.`
      : '',
    world.reconcile
      ? `Reconciliation of ${whole(world.reconcile.postings)} postings by every rule: ${world.reconcile.seconds.median.toFixed(1)} s (${world.reconcile.seconds.min.toFixed(1)} – ${world.reconcile.seconds.max.toFixed(1)}), ${world.reconcile.faults} faults.`
      : '',
    `Memory of the server after the load: ${mebibytes(world.serverBytes)}.`,
  ];
  const steps = world.scenarios
    .filter((s) => Object.keys(s.stepsMs).length > 0)
    .map(
      (s) =>
        `Medians of the steps of "${titles[s.name]}", ms: ${Object.entries(s.stepsMs)
          .map(([step, value]) => `${step} ${ms(value)}`)
          .join(', ')}.`,
    );
  return [
    `### ${whole(world.products)} products`,
    facts.filter((fact) => fact !== '').join(' '),
    ...(world.scenarios.length > 0 ? [table(head, world.scenarios.map(rowOf))] : []),
    ...steps,
  ].join('\n\n');
}

/**
 * How many times slower each thing became from the smallest catalogue to the largest, turn by turn: 1.00 = not at all. The middles of
 * both, which may be of different minutes, would tell what neighbours took from one of them as well.
 */
export function growth(worlds: readonly WorldFigures[]): { name: ScenarioName; times: Spread }[] {
  const sorted = [...worlds].sort((a, b) => a.products - b.products);
  const [small, large] = [sorted[0], sorted.at(-1)];
  if (!small || !large || small.products === large.products) return [];
  return small.scenarios.flatMap((s) => {
    const grown = large.scenarios.find((l) => l.name === s.name && l.processes === s.processes);
    if (!grown || s.processes !== undefined) return [];
    const times = s.turnsPerSecond.map((rate, n) => rate / (grown.turnsPerSecond[n] as number));
    return [{ name: s.name, times: spreadOf(times) }];
  });
}

/** What was measured in longer rounds than the others, in the words of the first line. */
function longerRounds({ seconds, worlds }: Figures): string {
  const longer = worlds.flatMap(({ scenarios }) => scenarios.filter((s) => s.seconds > seconds));
  const texts = new Set(longer.map((s) => `${titleOf(s)}: ${s.seconds} s`));
  return texts.size > 0 ? ` (${[...texts].join('; ')})` : '';
}

/** Everything, in Markdown. */
export function report(figures: Figures): string {
  const { machine } = figures;
  const grown = growth(figures.worlds);
  return [
    `${figures.date.slice(0, 10)}; ${machine.cpu}, ${machine.cpus} cores shared by server, database and load; ${mebibytes(machine.memoryBytes)} memory; Node ${figures.node}; PostgreSQL ${figures.postgres} embedded, fsync on; ${figures.concurrency} at once, ${figures.rounds} rounds of ${figures.seconds} s each${longerRounds(figures)}.`,
    ...figures.worlds.map(worldText),
    ...(grown.length > 0
      ? [
          '### Growth',
          table(
            ['what', 'times slower with the largest catalogue (least – most)'],
            grown.map((g) => [titles[g.name], range(g.times, (times) => times.toFixed(2))]),
          ),
        ]
      : []),
  ].join('\n\n');
}
