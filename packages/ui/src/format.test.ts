// The formatters say exactly what they promise, in Latin digits, and hold together inside right-to-left text.
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDuration,
  formatMoney,
  formatPercent,
  formatRelative,
} from './format.ts';

describe('formatMoney', () => {
  it('writes two places and groups thousands, from a string alone', () => {
    expect(formatMoney('12.30')).toBe('$12.30');
    expect(formatMoney('12.3', 'de')).toBe('$12.30');
    expect(formatMoney('1204')).toBe('$1,204.00');
    expect(formatMoney('90071992547409930.07')).toBe('$90,071,992,547,409,930.07');
  });
  it('writes signs before the currency', () => {
    expect(formatMoney('-5.00')).toBe('-$5.00');
    expect(formatMoney('5.00', 'en', { sign: true })).toBe('+$5.00');
    expect(formatMoney('0.00', 'en', { sign: true })).toBe('$0.00');
  });
  it('is isolated in right-to-left languages', () => {
    expect(formatMoney('12.30', 'ar')).toBe('\u2066$12.30\u2069');
    expect(formatMoney('12.30', 'ur')).toBe('\u2066$12.30\u2069');
  });
});

describe('counts and shares', () => {
  it('uses Latin digits everywhere', () => {
    expect(formatCount(1204)).toBe('1,204');
    expect(formatCount(1204, 'ar')).toMatch(/^1[.,\u066c]?204$/);
    expect(formatCount(12_800, 'en', { compact: true })).toBe('12.8K');
    expect(formatPercent(0.982)).toBe('98.2%');
  });
});

describe('time', () => {
  const at = '2026-11-21T15:04:00Z';
  it('writes dates in a zone', () => {
    expect(formatDate(at, 'en', 'date', 'UTC')).toBe('Nov 21, 2026');
    expect(formatDate(at, 'ar', 'date', 'UTC')).toMatch(/2026/);
  });
  it('says how long ago', () => {
    expect(formatRelative(at, 'en', Date.parse('2026-11-21T15:07:10Z'))).toBe('3 minutes ago');
    expect(formatRelative(at, 'en', Date.parse('2026-11-19T15:04:00Z'))).toBe('in 2 days');
    expect(formatRelative(at, 'en', Date.parse(at))).toBe('now');
  });
  it('counts down', () => {
    expect(formatDuration(7_092_000)).toBe('1:58:12');
    expect(formatDuration(1)).toBe('0:00:01');
    expect(formatDuration(-4)).toBe('0:00:00');
    expect(formatDuration(49 * 3_600_000)).toBe('49:00:00');
  });
});
