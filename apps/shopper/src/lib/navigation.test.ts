// The way back: what each kind of arrival does to the list, and where "back" leads.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Arrival,
  backStep,
  readWay,
  recordVisit,
  type Visit,
  withBackFlag,
  withoutBackFlag,
  writeWay,
} from './navigation.ts';

const paths = (way: readonly Visit[]) => way.map((visit) => visit.path);
const arrive = (
  way: readonly Visit[],
  path: string,
  index: number,
  action: Arrival['action'] = 'push',
  resets = false,
) => recordVisit(way, { path, index, action, resets });
const walk = (...steps: [string, number][]) =>
  steps.reduce<Visit[]>((way, [path, index]) => arrive(way, path, index), []);

describe('the back flag', () => {
  it('is added and taken away without touching the rest', () => {
    expect(withBackFlag('/searchs?q=a%20b#x')).toBe('/searchs?q=a+b&back=1#x');
    expect(withBackFlag('/home')).toBe('/home?back=1');
    expect(withoutBackFlag('/home?back=1')).toBe('/home');
    expect(withoutBackFlag('/searchs?q=a&back=1')).toBe('/searchs?q=a');
    expect(withoutBackFlag('/address?backUrl=%2Fcheckout')).toBe('/address?backUrl=%2Fcheckout');
  });
});

describe('recordVisit', () => {
  it('lengthens the way by pushes and begins it anew at a tab', () => {
    const way = walk(['/home', 0], ['/detail/1', 1], ['/shop/2', 2]);
    expect(paths(way)).toEqual(['/home', '/detail/1', '/shop/2']);
    expect(paths(arrive(way, '/bag', 3, 'push', true))).toEqual(['/bag']);
  });

  it('replaces the last place, and another query of a place is the same place', () => {
    const way = walk(['/home', 0], ['/login', 1]);
    expect(paths(arrive(way, '/checkout', 1, 'replace'))).toEqual(['/home', '/checkout']);
    expect(paths(arrive(walk(['/home', 0], ['/searchs?q=a', 1]), '/searchs?q=b', 2))).toEqual([
      '/home',
      '/searchs?q=b',
    ]);
  });

  it('is back where it was after a login that was met on the way', () => {
    const way = walk(['/home', 0], ['/detail/1', 1], ['/login', 2]);
    expect(paths(arrive(way, '/detail/1', 2, 'replace'))).toEqual(['/home', '/detail/1']);
  });

  it('shortens the way when the browser goes back, and lengthens it when it goes forward', () => {
    const way = walk(['/home', 0], ['/detail/1', 1], ['/shop/2', 2]);
    const back = arrive(way, '/detail/1?back=1', 1, 'pop');
    expect(back).toEqual([
      { path: '/home', index: 0 },
      { path: '/detail/1', index: 1 },
    ]);
    expect(paths(arrive(back, '/shop/2', 2, 'pop'))).toEqual(['/home', '/detail/1', '/shop/2']);
  });

  it('survives a reload, and forgets the way of yesterday', () => {
    const stored: Visit[] = [
      { path: '/home', index: null },
      { path: '/detail/1', index: null },
    ];
    expect(paths(arrive(stored, '/detail/1', 4, 'boot'))).toEqual(['/home', '/detail/1']);
    expect(paths(arrive(stored, '/shop/2', 0, 'boot'))).toEqual(['/shop/2']);
  });

  it('keeps at most fifty places', () => {
    let way: Visit[] = [];
    for (let i = 0; i < 80; i += 1) way = arrive(way, `/detail/${i}`, i);
    expect(way).toHaveLength(50);
    expect(way.at(-1)?.path).toBe('/detail/79');
  });
});

describe('the stored way', () => {
  beforeEach(() => localStorage.clear());

  it('is a plain list of paths and drops what is none', () => {
    writeWay([
      { path: '/home', index: 3 },
      { path: '/detail/1', index: 4 },
    ]);
    expect(localStorage.getItem('Meridian-History')).toBe('["/home","/detail/1"]');
    localStorage.setItem('Meridian-History', '["/home","//evil.example","javascript:x",4,"/bag"]');
    expect(paths(readWay())).toEqual(['/home', '/bag']);
    localStorage.setItem('Meridian-History', '{broken');
    expect(readWay()).toEqual([]);
  });
});

describe('backStep', () => {
  const way = walk(['/home', 0], ['/searchs?q=a', 1], ['/detail/1', 2]);

  it('lets the browser step when the previous place lies right behind', () => {
    expect(backStep(way, 2, undefined)).toEqual({ kind: 'browser', path: '/searchs?q=a&back=1' });
  });
  it('replaces when it lies elsewhere', () => {
    expect(backStep(way, 5, undefined)).toEqual({ kind: 'replace', path: '/searchs?q=a&back=1' });
    expect(
      backStep(
        way.map((visit) => ({ ...visit, index: null })),
        2,
        undefined,
      ).kind,
    ).toBe('replace');
  });
  it('goes home when there is no way', () => {
    expect(backStep([], 0, undefined)).toEqual({ kind: 'replace', path: '/home?back=1' });
  });
  it('follows an explicit path, and only one of ours', () => {
    expect(backStep(way, 2, '/myPurchases')).toEqual({ kind: 'explicit', path: '/myPurchases' });
    expect(backStep(way, 2, '//evil.example').kind).toBe('browser');
    expect(backStep(way, 2, 'javascript:alert(1)').kind).toBe('browser');
  });
});
