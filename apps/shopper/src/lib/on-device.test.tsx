// What only the device knows: not in the server's page, not at its first look in the browser, and at once where there was no such page.
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOnDevice } from './on-device.ts';
import { clearToken, setToken, useSignedIn } from './session.ts';

const seen: string[] = [];
function Country({ read }: { read(): string | undefined }) {
  const country = useOnDevice(read, undefined) ?? 'nowhere';
  seen.push(country);
  return <p>{country}</p>;
}
const Who = () => <p>{useSignedIn() ? 'somebody' : 'a guest'}</p>;

function serve(page: React.ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

afterEach(() => {
  seen.length = 0;
  clearToken();
  document.body.innerHTML = '';
});

describe('what only the device knows', () => {
  it('is told from the first look on where the server drew nothing', () => {
    render(<Country read={() => 'PT'} />);
    expect(seen).toEqual(['PT']);
  });

  it('comes after the server’s page is alive, and nothing of it is drawn away', async () => {
    const page = <Country read={() => 'PT'} />;
    const root = serve(page);
    expect(root.textContent).toBe('nowhere');
    const line = root.firstChild;
    const complaint = vi.fn();
    seen.length = 0;
    await act(() => hydrateRoot(root, page, { onRecoverableError: complaint }));
    expect(seen).toEqual(['nowhere', 'PT']);
    expect([root.textContent, root.firstChild === line]).toEqual(['PT', true]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('draws nothing anew when the server had guessed right', async () => {
    const page = <Country read={() => undefined} />;
    const root = serve(page);
    seen.length = 0;
    await act(() => hydrateRoot(root, page));
    expect(seen).toEqual(['nowhere']);
  });

  it('is followed from then on: somebody logs in and out', async () => {
    setToken('t1');
    const root = serve(<Who />);
    expect(root.textContent).toBe('a guest');
    await act(() => hydrateRoot(root, <Who />));
    expect(screen.getByText('somebody')).toBeTruthy();
    act(() => clearToken());
    expect(screen.getByText('a guest')).toBeTruthy();
  });
});
