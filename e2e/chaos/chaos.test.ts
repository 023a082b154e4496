// The short form: servers and database killed, wires cut, answers swallowed, locks held, a disk filled, and the books stay right.
import { describe, expect, it } from 'vitest';
import { shortPlan, singleFaults } from './plans.ts';
import { tellReport } from './report.ts';
import { runChaos } from './run.ts';

/** A new course of events in every run; a failing one is repeated with CHAOS_SEED. */
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1e9));

describe(`chaos (CHAOS_SEED=${seed})`, () => {
  it('loses nothing, doubles nothing, leaves nothing half done, and comes back', async () => {
    const report = await runChaos({ seed, plan: shortPlan() });
    const told = tellReport(seed, report);
    process.stdout.write(`${told}\n`);
    expect(report.findings, told).toEqual([]);
    expect(report.tally.violations, told).toEqual([]);
    // A run in which nothing was bought or nothing broke would prove nothing.
    expect(report.made.paid).toBeGreaterThan(10);
    expect(report.made['passed by people']).toBeGreaterThan(5);
    expect(report.made['passed by the chain alone']).toBeGreaterThan(2);
    expect(report.made['withdrawals sent']).toBeGreaterThan(5);
    expect(report.made['withdrawals sent back']).toBeGreaterThan(2);
    expect(report.made['of them on the EVM chain']).toBeGreaterThan(1);
    expect(report.made['takings released']).toBeGreaterThan(0);
    expect(report.made['accounts frozen']).toBeGreaterThan(0);
    expect(report.tally.faults['server kills']).toBeGreaterThanOrEqual(10);
    expect(report.tally.faults['database stops']).toBeGreaterThanOrEqual(4);
    expect(new Set(report.tally.recoveries.map((r) => r.fault))).toEqual(new Set(singleFaults));
  }, 600_000);
});
