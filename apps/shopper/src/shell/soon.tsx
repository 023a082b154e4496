// Finds a screen by its folder, so that the app runs while screens are still being written.
import type { Screen, ScreenLoader } from './rows.tsx';

const found = import.meta.glob<{ default: Screen }>('../screens/*/*-screen.tsx');

/** The loader of `screens/<name>/<name>-screen.tsx`, or of an empty page that names it. */
export function soon(name: string): ScreenLoader {
  const file = `../screens/${name}/${name}-screen.tsx`;
  return found[file] ?? (() => Promise.resolve({ default: () => <h1 style={{ padding: 24 }}>{name}</h1> }));
}
