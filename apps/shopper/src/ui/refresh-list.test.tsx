// The list goes through its five states at the right distances and times, and asks for the next page early enough.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshList, type RefreshListProps } from './refresh-list.tsx';
import { Screen } from './screen.tsx';
import { resist } from './use-pull.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(props: Partial<RefreshListProps>) {
  const view = render(
    <Screen>
      <RefreshList {...props}>
        <p>first</p>
      </RefreshList>
    </Screen>,
  );
  const list = view.container.querySelector<HTMLElement>('[data-state]') as HTMLElement;
  return { list, state: () => list.dataset.state };
}

function pull(list: HTMLElement, distance: number) {
  fireEvent.touchStart(list, { touches: [{ clientX: 10, clientY: 100 }] });
  fireEvent.touchMove(list, { touches: [{ clientX: 10, clientY: 105 }] });
  fireEvent.touchMove(list, { touches: [{ clientX: 10, clientY: 100 + distance }] });
}

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('pulling', () => {
  it('goes normal, pulling, loosing, loading, success, normal', async () => {
    let finish = () => {};
    const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { list, state } = show({ onRefresh });
    expect(state()).toBe('normal');
    pull(list, 30);
    expect(state()).toBe('pulling');
    fireEvent.touchMove(list, { touches: [{ clientX: 10, clientY: 160 }] });
    expect(state()).toBe('loosing');
    fireEvent.touchEnd(list);
    expect(state()).toBe('loading');
    expect(onRefresh).toHaveBeenCalledOnce();
    finish();
    await tick(0);
    expect(state()).toBe('success');
    await tick(499);
    expect(state()).toBe('success');
    await tick(1 + 300);
    expect(state()).toBe('normal');
  });

  it('springs back without refreshing when let go too early', async () => {
    const onRefresh = vi.fn(async () => {});
    const { list, state } = show({ onRefresh });
    pull(list, 40);
    fireEvent.touchEnd(list);
    await tick(300);
    expect(state()).toBe('normal');
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('does nothing while the list is scrolled or the finger goes sideways', () => {
    const { list, state } = show({ onRefresh: async () => {} });
    (screen.getByRole('main') as HTMLElement).scrollTop = 40;
    pull(list, 80);
    expect(state()).toBe('normal');
    (screen.getByRole('main') as HTMLElement).scrollTop = 0;
    fireEvent.touchStart(list, { touches: [{ clientX: 10, clientY: 100 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: 90, clientY: 110 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: 90, clientY: 220 }] });
    expect(state()).toBe('normal');
  });

  it('shows no success when refreshing failed', async () => {
    const { list, state } = show({ onRefresh: () => Promise.reject(new Error('offline')) });
    pull(list, 60);
    fireEvent.touchEnd(list);
    await tick(0);
    expect(state()).toBe('loading');
    await tick(300);
    expect(state()).toBe('normal');
  });

  it('refreshes by keyboard and says so', async () => {
    const onRefresh = vi.fn(async () => {});
    show({ onRefresh });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('status').textContent).toBe('Refreshing…');
    await tick(0);
    expect(screen.getByRole('status').textContent).toBe('Refreshed');
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('resists more the further it goes', () => {
    expect([resist(50), resist(100), resist(200)]).toEqual([50, 75, 100]);
  });
});

describe('going on', () => {
  function place(end: number, window: number) {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(window);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { bottom: this.hasAttribute('data-state') ? end : window, left: 0 } as DOMRect;
    });
  }

  it('asks for the next page within 300 px of the end, once', async () => {
    place(1101, 800);
    const onMore = vi.fn(() => new Promise(() => {}));
    show({ onMore, hasMore: true });
    expect(onMore).not.toHaveBeenCalled();
    place(1100, 800);
    fireEvent.scroll(screen.getByRole('main'));
    fireEvent.scroll(screen.getByRole('main'));
    expect(onMore).toHaveBeenCalledOnce();
    await tick(0);
    expect(screen.getByText('Loading more…')).toBeTruthy();
  });

  it('stops after a failure until asked again', async () => {
    place(900, 800);
    const onMore = vi.fn(() => Promise.reject(new Error('offline')));
    show({ onMore, hasMore: true });
    await tick(0);
    fireEvent.scroll(screen.getByRole('main'));
    expect(onMore).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledTimes(2);
    await tick(0);
  });

  it('says when that is all, and shows what stands for nothing', () => {
    show({ onMore: async () => {}, hasMore: false });
    expect(screen.getByText('That is all')).toBeTruthy();
    cleanup();
    show({ onMore: async () => {}, hasMore: false, isEmpty: true, empty: <p>nothing</p> });
    expect(screen.getByText('nothing')).toBeTruthy();
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.queryByText('That is all')).toBeNull();
  });
});
