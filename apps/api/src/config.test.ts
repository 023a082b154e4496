// Tests of the configuration: that its page is true, of chains' nodes, and that no key that could spend comes in.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { readConfig, variables } from './config.ts';
import { testPhrase } from './testing/chain/coin.ts';

const nodes = (text: string) => [...readConfig({ NODE_ENV: 'test', CHAIN_NODES: text }).chainNodes];

describe('docs/operations.md', () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const inTicks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]+) \|.*\| ([^|]+) \|$/gm)].map(
    ([, names = '', values = '']) => ({
      names: inTicks(names),
      values: inTicks(values),
    }),
  );

  it('has a row for every variable, and for no other', () => {
    expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(variables.shape).sort());
  });
  it('tells the defaults as they are', () => {
    // The sender's name shares a row with the address that mail goes through, and is nobody's concern without it.
    const { MAIL_FROM: _, ...defaults } = variables.parse({});
    const told = Object.fromEntries(
      rows.flatMap(({ names, values }) => names.map((name, i) => [name, values[i]])),
    );
    for (const [name, value] of Object.entries(defaults)) expect(told[name], name).toBe(String(value));
  });
});

describe('CHAIN_NODES', () => {
  it('names one or two nodes for each chain', () => {
    expect(nodes('')).toEqual([]);
    expect(nodes(' ethereum=https://a.example/key?x=1, tron=http://b.example|https://c.example ')).toEqual([
      ['ethereum', ['https://a.example/key?x=1']],
      ['tron', ['http://b.example', 'https://c.example']],
    ]);
  });
  it.each([
    'ethereum',
    'ethereum=',
    'ethereum=node',
    'ethereum=file:///etc/passwd',
    'ethereum=https://a.example|https://b.example|https://c.example',
    'ethereum=https://a.example|',
    'ethereum=https://a.example,ethereum=https://b.example',
  ])('%j is none', (text) => {
    expect(() => nodes(text)).toThrow(/CHAIN_NODES/);
    expect(() => nodes(text)).not.toThrow(/example/);
  });
});

describe('the process', () => {
  it('does not start with a private key, and does not repeat it', () => {
    const key = mnemonicToAccount(testPhrase, { path: "m/44'/60'/0'" }).getHdKey().privateExtendedKey;
    const main = path.join(import.meta.dirname, 'main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DEPOSIT_XPUB_EVM: key,
        DATABASE_URL: 'postgres://nowhere.invalid/x',
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('DEPOSIT_XPUB_EVM must be an account-level extended PUBLIC key');
    expect(stdout + stderr).not.toContain(key);
  });
});
