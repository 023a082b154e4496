// The shell at work: who gets in, what is kept, where back leads, what is announced.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../lib/session.ts';
import { useTabSearch } from '../lib/tabs.ts';
import { useBack } from '../lib/way.ts';
import { Refused } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const effects: string[] = [];

vi.mock('../routes.tsx', async () => {
  const { listSearch, loginSearch } = await import('../lib/search-params.ts');
  const { later, lead, page, tab } = await import('./rows.tsx');
  const plain = (name: string) => async () => ({ default: () => <Plain name={name} /> });
  return {
    table: {
      '/': lead('/home'),
      '/home': tab('home', async () => ({ default: Counting })),
      '/explore': tab('explore', async () => ({ default: Exploring }), { search: listSearch }),
      '/bag': tab('bag', plain('bag')),
      '/detail/:product?': page('detail', plain('detail')),
      '/shop/:id?': page('shop', plain('shop')),
      '/login': page('login', plain('login'), { search: loginSearch }),
      '/comment': later(),
    },
  };
});

function Plain({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={useBack()}>
        back
      </button>
    </>
  );
}
function Counting() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    effects.push('home on');
    return () => {
      effects.push('home off');
    };
  }, []);
  return <button type="button" onClick={() => setCount(count + 1)}>{`home ${count}`}</button>;
}
function Exploring() {
  return <p>exploring {useTabSearch('explore').q ?? 'everything'}</p>;
}

const go = (router: { navigate(to: { href: string }): Promise<void> }, href: string) =>
  act(() => router.navigate({ href }));
const pathOf = (router: { shown: { href: string } }) => router.shown.href;

beforeEach(() => {
  effects.length = 0;
});

describe('access', () => {
  it('leads / to the home page, also for guests', async () => {
    const { router } = await renderApp('/');
    expect(pathOf(router)).toBe('/home');
    expect(await screen.findByText('home 0')).toBeTruthy();
  });

  it('asks a guest to log in first, and remembers where they wanted to go', async () => {
    const { router } = await renderApp('/home');
    await go(router, '/bag?x=1');
    expect(pathOf(router)).toBe('/login?redirect=%2Fbag%3Fx%3D1');
    expect(screen.getAllByText('Please log in first').length).toBeGreaterThan(0);
  });

  it('lets a guest into the open pages', async () => {
    const { router, api } = await renderApp('/detail/5');
    expect(pathOf(router)).toBe('/detail/5');
    expect(api.of('getUserInfo')).toHaveLength(0);
  });

  it('knows who is logged in before the page opens, once', async () => {
    const { router, api } = await renderApp('/bag', { signedIn: true });
    expect(pathOf(router)).toBe('/bag');
    await go(router, '/home');
    expect(api.of('getUserInfo')).toHaveLength(1);
    expect(api.of('getUserInfo')[0]?.headers.token).toBe('test-token');
  });

  it('sends a logged-in visitor of /login to the start', async () => {
    const { router } = await renderApp('/login', { signedIn: true });
    expect(pathOf(router)).toBe('/home');
  });

  it('logs out and asks to log in again when user info is refused', async () => {
    const { router, api } = await renderApp('/bag', {
      signedIn: true,
      api: { getUserInfo: new Refused('INTERNAL_ERROR', 'Our fault') },
    });
    expect(api.of('logout')).toHaveLength(1);
    expect(getToken()).toBeNull();
    expect(pathOf(router)).toBe('/login?redirect=%2Fbag');
  });

  it('goes to the start when the logout cannot be reached either, without asking in circles', async () => {
    const down = new Error('down');
    const { router, api } = await renderApp('/bag', {
      signedIn: true,
      api: { getUserInfo: down, logout: down },
    });
    expect(pathOf(router)).toBe('/home');
    expect(getToken()).toBe('test-token');
    expect(api.of('getUserInfo')).toHaveLength(1);
  });

  it('answers with the not-found page for what is not open yet and for what does not exist', async () => {
    const { router } = await renderApp('/comment', { signedIn: true });
    expect(await screen.findByText('Nothing here')).toBeTruthy();
    await go(router, '/nowhere');
    expect(screen.getByText('Nothing here')).toBeTruthy();
    expect(document.title).toBe('Page not found · Meridian');
  });
});

describe('kept tabs', () => {
  it('keep their state, hide, and run no effects while hidden', async () => {
    const { router } = await renderApp('/home');
    fireEvent.click(await screen.findByText('home 0'));
    await go(router, '/detail/5');
    expect(effects).toEqual(['home on', 'home off']);
    expect(screen.getByText('home 1').closest<HTMLElement>('[data-tab]')?.style.display).toBe('none');
    await go(router, '/home');
    expect(screen.getByText('home 1').closest<HTMLElement>('[data-tab]')?.style.display).not.toBe('none');
    expect(effects).toEqual(['home on', 'home off', 'home on']);
  });

  it('keep their query while another page is in front; the tab bar leads back to it', async () => {
    const { router } = await renderApp('/explore?q=lamp');
    expect(await screen.findByText('exploring lamp')).toBeTruthy();
    await go(router, '/home');
    expect(screen.getByText('exploring lamp')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore?q=lamp');
  });

  it('keep a query that was left again before it was drawn', async () => {
    const { router } = await renderApp('/explore?q=lamp');
    await go(router, '/home');
    await act(async () => {
      void router.navigate({ href: '/explore?q=vase' });
      await router.navigate({ href: '/home' });
    });
    expect(pathOf(router)).toBe('/home');
    expect(screen.getByText('exploring vase')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore?q=vase');
  });

  it('are forgotten at logout, but for the one in front', async () => {
    const { router } = await renderApp('/bag', { signedIn: true });
    await go(router, '/home');
    expect(screen.getByText('bag')).toBeTruthy();
    await act(async () => (await import('../api/session.ts')).endSession());
    expect(screen.queryByText('bag')).toBeNull();
    expect(screen.getByText('home 0')).toBeTruthy();
  });

  it('do not keep the product page', async () => {
    const { router } = await renderApp('/detail/5');
    await go(router, '/home');
    expect(screen.queryByText('detail')).toBeNull();
  });
});

describe('the tab bar', () => {
  it('stands under tabs only and shows how full the bag is', async () => {
    const { router } = await renderApp('/home', { signedIn: true, api: { countCart: { count: 3 } } });
    expect(await screen.findByRole('link', { name: 'Bag, 3 items' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    await go(router, '/detail/5');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('back', () => {
  const stored = () => JSON.parse(localStorage.getItem('Meridian-History') ?? '[]');

  it('goes the way back with the flag, and a tab begins the way anew', async () => {
    const { router } = await renderApp('/home');
    await go(router, '/shop/1');
    await go(router, '/detail/5');
    expect(stored()).toEqual(['/home', '/shop/1', '/detail/5']);
    fireEvent.click(screen.getByText('back'));
    await waitFor(() => expect(router.shown.pathname).toBe('/shop/1'));
    await waitFor(() => expect(stored()).toEqual(['/home', '/shop/1']));
    await go(router, '/explore');
    expect(stored()).toEqual(['/explore']);
  });

  it('follows an explicit path of ours and no other', async () => {
    const { router } = await renderApp('/home');
    await go(router, '/detail/5?backUrl=/shop/9');
    fireEvent.click(screen.getByText('back'));
    await waitFor(() => expect(pathOf(router)).toBe('/shop/9'));
    await go(router, '/detail/6?backUrl=//evil.example');
    fireEvent.click(screen.getByText('back'));
    await waitFor(() => expect(router.shown.pathname).toBe('/shop/9'));
  });

  it('leads home for who came straight here', async () => {
    const { router } = await renderApp('/detail/5');
    fireEvent.click(await screen.findByText('back'));
    await waitFor(() => expect(pathOf(router)).toBe('/home?back=1'));
  });
});

describe('arriving', () => {
  it('titles the window, tells the screen reader and moves the focus to the heading', async () => {
    const { router } = await renderApp('/home');
    await waitFor(() => expect(document.title).toBe('Home · Meridian'));
    await go(router, '/detail/5');
    expect(document.title).toBe('Product · Meridian');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('detail'));
    expect(screen.getAllByRole('status').some((status) => status.textContent === 'Product')).toBe(true);
  });
});

describe('a session that ends', () => {
  it('is told and leads to the login page a second later', async () => {
    const { router, api } = await renderApp('/bag', { signedIn: true });
    vi.useFakeTimers();
    const { call } = await import('../api/client.ts');
    api.answers.listCart = new Refused('AUTH_REQUIRED', 'Please log in again');
    setToken('test-token');
    await act(async () => {
      await call('listCart', {}).catch(() => undefined);
    });
    expect(pathOf(router)).toBe('/bag');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    await waitFor(() => expect(pathOf(router)).toBe('/login?redirect=%2Fbag'));
    expect(getToken()).toBeNull();
  });
});
