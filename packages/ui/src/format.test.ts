// The formatters say exactly what they promise, in Latin digits, and hold together inside right-to-left text.
import { languages } from '@meridian/locales/languages';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatCountry,
  formatDate,
  formatDuration,
  formatList,
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
  it('groups as Intl does, whatever the length', () => {
    const intl = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
    for (const cents of [
      '0',
      '1.5',
      '99.99',
      '999',
      '1000.01',
      '12345',
      '123456.70',
      '1234567',
      '12345678.9',
    ])
      expect(formatMoney(cents)).toBe(`$${intl.format(Number(cents))}`);
  });
  it('writes nothing as zero', () => {
    expect(formatMoney('')).toBe('$0.00');
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
    expect(formatCount(12.5)).toBe('12.5');
    expect(formatCount(-7)).toBe('-7');
    expect(formatPercent(0.982)).toBe('98.2%');
    expect(formatPercent(0.0125, 'en', 2)).toBe('1.25%');
  });
});

describe('counts below a thousand', () => {
  it.each(languages.map(({ tag }) => tag))('are what Intl says in %s, compact or not', (tag) => {
    const plain = new Intl.NumberFormat(`${tag}-u-nu-latn`);
    const compact = new Intl.NumberFormat(`${tag}-u-nu-latn`, { notation: 'compact' });
    for (const count of [0, 7, 42, 100, 999]) {
      expect(formatCount(count, tag)).toBe(plain.format(count));
      expect(formatCount(count, tag, { compact: true })).toBe(compact.format(count));
    }
  });
});

describe('shares', () => {
  it.each(languages.map(({ tag }) => tag))('are what Intl says in %s', (tag) => {
    // English goes through all hundredths of a percent, the others through some.
    const step = tag === 'en' ? 1 : 97;
    for (const digits of [0, 1, 2]) {
      const intl = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
        style: 'percent',
        maximumFractionDigits: digits,
      });
      for (let bps = 0; bps <= 10_000; bps += step)
        expect(formatPercent(bps / 10_000, tag, digits)).toBe(intl.format(bps / 10_000));
      for (const share of [-0.5, 9.999, 10, 12.5])
        expect(formatPercent(share, tag, digits)).toBe(intl.format(share));
    }
  });
});

describe('lists', () => {
  it('are written as the language does', () => {
    expect(formatList(['USDT', 'USDC'])).toBe('USDT and USDC');
    expect(formatList(['Ethereum', 'TRON'], 'de')).toBe('Ethereum und TRON');
  });
  it('run from right to left there, each name whole', () => {
    expect(formatList(['USDT', 'Arbitrum One'], 'ar')).toBe(
      '\u200f\u2068USDT\u2069 و\u2068Arbitrum One\u2069',
    );
  });
});

describe('countries', () => {
  it('are called by their names in the language', () => {
    expect(formatCountry('DE', 'fr')).toBe('Allemagne');
    expect(formatCountry('CN', 'ar')).toBe('الصين');
    expect(formatCountry('PT')).toBe('Portugal');
  });

  it('keep a code that says nothing', () => {
    expect(formatCountry('Q1')).toBe('Q1');
    expect(formatCountry('')).toBe('');
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
  it('says spans, never a day by name: 25 hours ago may be the day before yesterday', () => {
    const now = Date.parse('2026-03-04T00:30:00Z');
    expect(formatRelative(now - 25 * 3_600_000, 'en', now)).toBe('1 day ago');
    expect(formatRelative(now + 25 * 3_600_000, 'en', now)).toBe('in 1 day');
    expect(formatRelative(now - 47 * 3_600_000, 'zh-CN', now)).toBe('1天前');
    expect(formatRelative(now - 8 * 86_400_000, 'en', now)).toBe('1 week ago');
  });
  it.each([
    ['2026-12-31T23:59:59.999Z', 'America/New_York', 'Dec 31, 2026, 6:59 PM'],
    ['2026-12-31T23:59:59.999Z', 'Asia/Kathmandu', 'Jan 1, 2027, 5:44 AM'],
    ['2026-12-31T10:59:59.999Z', 'Pacific/Apia', 'Dec 31, 2026, 11:59 PM'],
    ['2026-12-31T11:00:00.000Z', 'Pacific/Apia', 'Jan 1, 2027, 12:00 AM'],
    ['2028-02-29T23:30:00.000Z', 'UTC', 'Feb 29, 2028, 11:30 PM'],
    ['2028-02-29T23:30:00.000Z', 'Asia/Kathmandu', 'Mar 1, 2028, 5:15 AM'],
    ['2100-02-28T23:59:59.000Z', 'Asia/Kathmandu', 'Mar 1, 2100, 5:44 AM'],
    ['2026-03-08T06:59:59.999Z', 'America/New_York', 'Mar 8, 2026, 1:59 AM'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', 'Mar 8, 2026, 3:00 AM'],
    ['2026-11-01T05:30:00.000Z', 'America/New_York', 'Nov 1, 2026, 1:30 AM'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', 'Nov 1, 2026, 1:30 AM'],
    ['2026-11-01T07:00:00.000Z', 'America/New_York', 'Nov 1, 2026, 2:00 AM'],
  ])('%s reads in %s as %s', (instant, zone, text) => {
    expect(formatDate(instant, 'en', 'dateTime', zone).replaceAll('\u202f', ' ')).toBe(text);
    expect(formatDate(new Date(instant), 'en', 'date', zone)).toBe(text.replace(/, [^,]+$/, ''));
  });
  it('writes days and months in the zone as well', () => {
    expect(formatDate('2026-12-31T23:30:00Z', 'en', 'day', 'Asia/Kathmandu')).toBe('Jan 1');
    expect(formatDate('2026-12-31T23:30:00Z', 'en', 'month', 'America/New_York')).toBe('December 2026');
    expect(formatDate('2026-12-31T23:30:00Z', 'de', 'month', 'Asia/Kathmandu')).toBe('Januar 2027');
  });
  it('is in the zone of the device when none is named', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const at = '2026-06-30T23:59:59Z';
    expect(formatDate(at, 'en', 'dateTime')).toBe(formatDate(at, 'en', 'dateTime', timeZone));
  });
  it('counts down', () => {
    expect(formatDuration(7_092_000)).toBe('1:58:12');
    expect(formatDuration(1)).toBe('0:00:01');
    expect(formatDuration(-4)).toBe('0:00:00');
    expect(formatDuration(49 * 3_600_000)).toBe('49:00:00');
  });
});
