// A toast stays 1200 ms, a loading one until closed; each is said aloud in its tone.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost, toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const seen = () => document.querySelector('[data-kind]');
const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('leaves after 1200 ms', () => {
  act(() => void toast.success('Paid'));
  tick(1199);
  expect(seen()?.hasAttribute('data-leaving')).toBe(false);
  tick(1);
  expect(seen()?.hasAttribute('data-leaving')).toBe(true);
  tick(180);
  expect(seen()).toBeNull();
});

it('announces politely, and errors at once', () => {
  act(() => void toast.show('Copied'));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => void toast.error('Payment failed'));
  expect(screen.getByRole('alert').textContent).toBe('Payment failed');
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

it('has its time from when somebody can see it', () => {
  cleanup();
  toast.show('Please log in first');
  tick(5000);
  render(<ToastHost />);
  expect(screen.getByRole('status').textContent).toBe('Please log in first');
  tick(1199);
  expect(seen()?.hasAttribute('data-leaving')).toBe(false);
  tick(181);
  expect(seen()).toBeNull();
});

it('never closes a loading toast by itself', () => {
  let handle: ReturnType<typeof toast.loading> | undefined;
  act(() => {
    handle = toast.loading('Loading');
  });
  tick(3_600_000);
  expect(seen()?.getAttribute('data-kind')).toBe('loading');
  act(() => handle?.close());
  tick(180);
  expect(seen()).toBeNull();
});

it('lets the next take the place of the last, whose handle is then powerless', () => {
  let first: ReturnType<typeof toast.loading> | undefined;
  act(() => {
    first = toast.loading('Loading');
    toast.success('Saved');
  });
  act(() => first?.close());
  expect(seen()?.textContent).toBe('Saved');
  tick(1199);
  expect(seen()?.hasAttribute('data-leaving')).toBe(false);
});
