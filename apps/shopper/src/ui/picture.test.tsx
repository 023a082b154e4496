// A picture waits until it is near, tries three times, and remembers two hundred.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubNearness } from '../testing/nearness.ts';
import { loadedPictures, RecentSet } from './loaded-pictures.ts';
import { addressesOf, Picture } from './picture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  loadedPictures.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = () => document.querySelector('img');
const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('loads only when it comes near, in batches', async () => {
  const nearness = stubNearness();
  render(<Picture source="/a.webp" alt="A mug" />);
  expect(image()).toBeNull();
  expect(nearness.margins).toEqual(['30%']);
  const box = document.querySelector('[data-picture]') as HTMLElement;
  nearness.come(box);
  await tick(200);
  expect(image()?.getAttribute('src')).toBe('/a.webp');
  fireEvent.load(image() as HTMLImageElement);
  expect(box.dataset.picture).toBe('shown');
});

it('tries three times, further apart, then shows that there is none', async () => {
  render(<Picture source="/b.webp" alt="A mug" eager />);
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  await tick(399);
  expect(image()).toBeNull();
  await tick(1);
  fireEvent.error(image() as HTMLImageElement);
  await tick(1599);
  expect(image()).toBeNull();
  await tick(1);
  fireEvent.error(image() as HTMLImageElement);
  await tick(60_000);
  expect(image()).toBeNull();
  expect(screen.getByRole('img', { name: 'A mug' }).dataset).toBeTruthy();
  expect(document.querySelector('[data-picture="failed"]')).toBeTruthy();
});

it.each([
  ['first', 'high', null],
  [true, null, null],
  ['after', null, 'lazy'],
] as const)(
  'eager %s: priority %s, loading %s, the latter told before the address',
  (eager, priority, loading) => {
    render(<Picture source="/e.webp" alt="" eager={eager} />);
    const names = image()?.getAttributeNames() ?? [];
    expect([image()?.getAttribute('fetchpriority'), image()?.getAttribute('loading')]).toEqual([
      priority,
      loading,
    ]);
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
  },
);

it('starts again with another source, and keeps its box', () => {
  const { rerender } = render(<Picture source={null} ratio={0.75} />);
  expect(document.querySelector('[data-picture="failed"]')).toBeTruthy();
  rerender(<Picture source="/c.webp" ratio={0.75} eager />);
  const box = document.querySelector('[data-picture="waiting"]') as HTMLElement;
  expect(box.style.aspectRatio).toMatch(/^0\.75/);
});

it('shows at once what was loaded before', () => {
  stubNearness();
  loadedPictures.add('/d.webp');
  render(<Picture source="/d.webp" alt="" />);
  expect(image()).toBeTruthy();
  expect(document.querySelector('[data-picture="shown"]')).toBeTruthy();
});

describe('the set of recent ones', () => {
  it('forgets what was used longest ago', () => {
    const recent = new RecentSet(200);
    for (let at = 0; at < 200; at += 1) recent.add(`/${at}`);
    expect(recent.has('/0')).toBe(true);
    recent.add('/200');
    expect(recent.size).toBe(200);
    expect(recent.has('/0')).toBe(true);
    expect(recent.has('/1')).toBe(false);
  });
});

it('writes a srcset from the widths', () => {
  expect(addressesOf({ url: '/p/7-{w}.webp', widths: [320, 640, 960] })).toEqual({
    src: '/p/7-640.webp',
    srcSet: '/p/7-320.webp 320w, /p/7-640.webp 640w, /p/7-960.webp 960w',
  });
  expect(addressesOf({ url: '/p/7-{w}.webp', widths: [160, 320, 640, 1080] }).src).toBe('/p/7-640.webp');
});
