// The report of a run in words and figures.
import type { RunReport } from './run.ts';

/** One table of everything that was counted, then what was found. */
export function tellReport(
  seed: number,
  { tally, findings, made, seconds, drainedMs, skipped }: RunReport,
): string {
  const found = (verdict: string) => findings.filter((f) => f.verdict === verdict).length;
  const recoveries = tally.recoveries.map((r) => r.ms).sort((a, b) => a - b);
  const at = (share: number) =>
    ((recoveries[Math.floor((recoveries.length - 1) * share)] ?? 0) / 1000).toFixed(2);
  const rows: [string, string | number][] = [
    ['seed', seed],
    ['seconds', Math.round(seconds)],
    ['servers started in', `${(tally.startMs / 1000).toFixed(1)} s`],
    ['calls (tries)', `${tally.calls} (${tally.tries})`],
    ['acknowledged, refused, given up', `${tally.acknowledged}, ${tally.refused}, ${tally.unknown}`],
    ['tries without an answer', tally.broken],
    ['503, 429', `${tally.unavailable}, ${tally.throttled}`],
    ['longest answer', `${(tally.longestAnswerMs / 1000).toFixed(2)} s`],
    ...Object.entries(tally.faults),
    ['write again: median, slowest', `${at(0.5)} s, ${at(1)} s`],
    ['queue empty after', `${(drainedMs / 1000).toFixed(1)} s`],
    ...Object.entries(made),
    ['lost', found('lost')],
    ['doubled', found('doubled')],
    ['half done', found('half done')],
    ['miscounted, unexplained, books', `${found('miscounted')}, ${found('unexplained')}, ${found('books')}`],
    ['broken promises', tally.violations.length],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...Object.entries(tally.refusals).map(([what, times]) => `refused: ${what} ×${times}`),
    ...skipped.map((what) => `skipped: ${what}`),
    ...tally.violations.slice(0, 40).map((what) => `BROKEN: ${what}`),
    ...findings.slice(0, 40).map((f) => `FOUND: ${f.verdict}: ${f.detail}`),
  ].join('\n');
}
