// docs/order-life.md held against the graph, the settings and the words.
import fs from 'node:fs';
import { orderStates, orderTransitions, parcelStates } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import * as numbers from './orders.settings.ts';
import { orderEvents } from './write-order.ts';

const root = new URL('../../../../../', import.meta.url);
const page = fs.readFileSync(new URL('docs/order-life.md', root), 'utf8');
const rowsOf = (title: string): string[][] => {
  const section = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^[| -]+$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

describe('docs/order-life.md', () => {
  it('has every state', () => {
    expect(rowsOf('States').map(([state]) => state)).toEqual(orderStates.map((s) => `\`${s}\``));
  });
  it('has every step of the graph', () => {
    expect(rowsOf('Steps')).toEqual(
      orderTransitions.map((t) => [
        `\`${t.verb}\``,
        t.from.map((s) => `\`${s}\``).join(' '),
        t.to === 'back' ? 'back' : `\`${t.to}\``,
        t.by.join(', '),
        `\`${t.event}\``,
      ]),
    );
  });
  it('tells every timer with its setting and default', () => {
    for (const [, when = '', setting = ''] of rowsOf('Timers')) {
      const found = Object.values(numbers).find(
        (n) => typeof n === 'object' && 'key' in n && `\`${n.key}\`` === setting,
      );
      expect(found, setting).toBeDefined();
      expect(when).toContain(String((found as { defaultValue: number }).defaultValue));
    }
  });
});

describe('the words', () => {
  const english: Record<string, string> = JSON.parse(
    fs.readFileSync(new URL('packages/locales/messages/en/order.json', root), 'utf8'),
  );
  it('exist for every event of the log, every parcel state and every reason of the timers', () => {
    const keys = [
      ...orderEvents.map((e) => `order.event.${e}`),
      ...parcelStates.map((s) => `order.parcel.${s}`),
      'order.cancelReason.expired',
      'order.cancelReason.not_shipped',
    ];
    expect(keys.filter((key) => !english[key])).toEqual([]);
  });
  it('cover every event of the graph', () => {
    expect(
      orderTransitions.map((t) => t.event).filter((e) => !(orderEvents as readonly string[]).includes(e)),
    ).toEqual([]);
  });
});
