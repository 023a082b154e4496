// The router by itself: who overtakes whom, who is sent elsewhere, what is asked before a page is left, what a file that is gone does.
import { describe, expect, it, vi } from 'vitest';
import { memoryHistory } from './history.ts';
import { createRouter, type Place } from './router.ts';
import { hrefOf, type Params, type Path, paramsOf } from './table.ts';

const screen = () => null;
const at = (href: string) => ({ href });

/** A table of two pages: `/slow` arrives when it is let go. */
function world(first = '/home', guard = (_place: Place): string | null => null) {
  let letGo: ((fails?: Error) => void) | undefined;
  const slow = () =>
    new Promise<{ default: typeof screen }>((resolve, reject) => {
      letGo = (fails) => (fails ? reject(fails) : resolve({ default: screen }));
    });
  const ready = async () => ({ default: screen });
  const history = memoryHistory(first);
  const router = createRouter({
    table: {
      '/': { leadsTo: '/home' },
      '/home': { load: ready, search: (raw) => ({ q: raw.q }) },
      '/slow': { load: slow },
    },
    lost: { load: ready },
    guard,
    history,
  });
  const ways: string[] = [];
  router.onArrival(({ place, how }) => ways.push(`${how} ${place.href}`));
  return {
    router,
    history,
    ways,
    /** Waits until the page is asked for, and lets it come or fail. */
    async letGo(fails?: Error) {
      await vi.waitFor(() => expect(letGo).toBeDefined());
      letGo?.(fails);
      letGo = undefined;
    },
  };
}

describe('a path and its parts', () => {
  const path = '/detail/:product?/:mer?' as Path;
  it.each([
    ['/detail', {}],
    ['/detail/5', { product: '5' }],
    ['/detail/5/a%2Fb', { product: '5', mer: 'a/b' }],
    ['/detail/%zz', { product: '%zz' }],
  ])('%s has %j', (pathname, params) => {
    expect(paramsOf(path, pathname)).toEqual(params);
  });
  it.each(['/Detail/5', '/detail/5/6/7', '/details'])('%s does not fit', (pathname) => {
    expect(paramsOf(path, pathname)).toBeNull();
  });
  it('make an address together, the empty ones left out', () => {
    const target = {
      to: path,
      params: { product: 'a/b', mer: undefined } as Params,
      search: { back: true },
      hash: 'x',
    };
    expect(hrefOf(target as never)).toBe('/detail/a%2Fb?back=1#x');
  });
});

describe('a navigation', () => {
  it('keeps the old page until the new one is there, and says so', async () => {
    const { router, letGo } = world();
    await router.start();
    const going = router.navigate(at('/slow'));
    expect([router.shown.href, router.latest.href, router.busy]).toEqual(['/home', '/slow', true]);
    await letGo();
    await going;
    expect([router.shown.href, router.busy]).toEqual(['/slow', false]);
  });

  it('changes the page in the same moment when nothing has to be fetched', async () => {
    const { router } = world();
    await router.start();
    void router.navigate({ href: '/home?q=a?b=c&x=1', replace: true });
    expect(router.shown.search).toEqual({ q: 'a?b=c' });
  });

  it('is overtaken by a later one', async () => {
    const { router, letGo, ways } = world();
    await router.start();
    const first = router.navigate(at('/slow'));
    // Already asked for, it still comes too late.
    await Promise.resolve();
    await router.navigate(at('/home?q=later'));
    await letGo();
    await first;
    expect(router.shown.href).toBe('/home?q=later');
    expect(ways).toEqual(['replace /home', 'push /home?q=later']);
  });

  it('is one push when it is sent elsewhere', async () => {
    const { router, ways } = world('/', ({ pathname }) => (pathname === '/slow' ? '/home?q=login' : null));
    await router.start();
    await router.navigate(at('/slow'));
    expect(ways).toEqual(['replace /home', 'push /home?q=login']);
    expect(router.shown.index).toBe(1);
  });

  it('outside the table shows what is lost', async () => {
    const { router } = world('/nowhere');
    await router.start();
    expect([router.shown.path, router.rowOf('/nowhere')]).toEqual([null, null]);
    expect(router.shown.screen).toBe(screen);
  });

  it('whose screen cannot be fetched breaks when drawn, and can be tried again', async () => {
    const { router, letGo } = world();
    await router.start();
    const going = router.navigate(at('/slow'));
    await letGo(new Error('no line'));
    await going;
    expect(() => (router.shown.screen as typeof screen)()).toThrow('no line');
    const again = router.again();
    await letGo();
    await again;
    expect(router.shown.screen).toBe(screen);
  });
});

describe('a step back', () => {
  it('comes to the entry, which has taken the flag', async () => {
    const { router, ways } = world();
    await router.start();
    await router.navigate(at('/home?q=two'));
    router.back('/home?back=1', false);
    expect(router.shown).toMatchObject({ href: '/home?back=1', index: 0 });
    expect(ways.at(-1)).toBe('pop /home?back=1');
  });

  it('is taken back when the page is not to be left', async () => {
    const { router, history } = world();
    await router.start();
    await router.navigate(at('/home?q=two'));
    const asked = vi.fn(async () => true);
    const stop = router.block(asked);
    history.step(-1);
    await vi.waitFor(() => expect(history.entry().href).toBe('/home?q=two'));
    await router.navigate(at('/home?q=three'));
    expect([asked.mock.calls.length, router.shown.href]).toEqual([2, '/home?q=two']);
    stop();
    await router.navigate(at('/home?q=three'));
    expect(router.shown.href).toBe('/home?q=three');
  });
});
