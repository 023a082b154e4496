// The process's configuration, read once from the environment and checked; nothing else reads process.env.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What is read from the environment; docs/operations.md tells what it means. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
  DATABASE_AT_ONCE: z.coerce.number().int().min(1).max(100).optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  ANSWERS_MB: z.coerce.number().int().min(1).max(4096).default(72),
  DATA_DIR: z.string().optional(),
  PAY_CODE_PEPPER: z.string().min(32).optional(),
  SIGNING_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Meridian <no-reply@meridian.example>'),
  CARRIER_WEBHOOK_SECRET: z.string().min(16).optional(),
  DEPOSIT_XPUB_EVM: z.string().optional(),
  DEPOSIT_XPUB_TRON: z.string().optional(),
  CHAIN_NODES: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  JOBS: z.enum(['true', 'false']).default('true'),
  WEB_ROOT: z.string().optional(),
  CONSOLE_ROOT: z.string().optional(),
  DEMO: z.enum(['true', 'false']).default('false'),
});

export interface Config {
  readonly env: 'development' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  /** Migrations run as this; the API itself takes on the runtime role. */
  readonly databaseOwnerUrl: string | null;
  readonly databasePool: number;
  /** How many of one process's connections are at work at the same time; null: as many as suit where the database is. */
  readonly databaseAtOnce: number | null;
  /** Serving processes behind the one port. */
  readonly workers: number;
  /** What one process keeps of ready answers, in bytes. */
  readonly answersBytes: number;
  readonly dataDir: string;
  /** Kept outside the database: whoever reads the hashes alone cannot try codes. */
  readonly payCodePepper: string;
  /** Signs picture links and cursors. */
  readonly signingSecret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly carrierWebhookSecret: string;
  /** Account-level extended public keys that deposit addresses are derived from. */
  readonly depositKeys: { readonly evm?: string; readonly tron?: string };
  /** Chain → addresses of the one or two nodes that are read (two must agree); chains without one are matched by operators. */
  readonly chainNodes: ReadonlyMap<string, readonly string[]>;
  readonly metricsToken: string | null;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly jobs: boolean;
  /** An empty database is filled with the demo world. */
  readonly demo: boolean;
  /** Folder of the built shopper app; absent = API only. */
  readonly webRoot: string | undefined;
  /** Folder of the built operators' console; absent = there is none. */
  readonly consoleRoot: string | undefined;
  /** Answers are checked against the contract (in tests). */
  readonly checkAnswers: boolean;
}

/** A secret that was not configured is made once and kept in the data folder, readable by this account only. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, `${name}.secret`);
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** `ethereum=https://node.example/key, tron=https://one.example|https://other.example`. @throws on anything else; a node's address may be a secret and is in no message */
function nodesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const nodes = new Map<string, readonly string[]>();
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, chain, given] = /^\s*([a-z][a-z0-9-]+)=(\S+)\s*$/.exec(pair) ?? [];
    const urls = given?.split('|') ?? [];
    const isNode = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    if (!chain || nodes.has(chain) || urls.length > 2 || !urls.every(isNode))
      throw new Error('configuration: CHAIN_NODES is chain=url or chain=url|url, …, each chain once');
    nodes.set(chain, urls);
  }
  return nodes;
}

/** Reads and checks the environment. @throws with the names of the variables that are wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = variables.safeParse(environment);
  if (!parsed.success)
    throw new Error(
      `configuration: ${parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`,
    );
  const e = parsed.data;
  const dataDir = path.resolve(e.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  const test = e.NODE_ENV === 'test';
  const secret = (given: string | undefined, name: string) =>
    given ?? (test ? createHash('sha256').update(name).digest('hex') : keptSecret(dataDir, name));
  return {
    env: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL ?? null,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    databaseAtOnce: e.DATABASE_AT_ONCE ?? null,
    workers: e.WORKERS,
    answersBytes: e.ANSWERS_MB * 1024 * 1024,
    dataDir,
    payCodePepper: secret(e.PAY_CODE_PEPPER, 'pay-code-pepper'),
    signingSecret: secret(e.SIGNING_SECRET, 'signing'),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    carrierWebhookSecret: secret(e.CARRIER_WEBHOOK_SECRET, 'carrier-webhook'),
    depositKeys: {
      ...(e.DEPOSIT_XPUB_EVM ? { evm: e.DEPOSIT_XPUB_EVM } : {}),
      ...(e.DEPOSIT_XPUB_TRON ? { tron: e.DEPOSIT_XPUB_TRON } : {}),
    },
    chainNodes: nodesOf(e.CHAIN_NODES ?? ''),
    metricsToken: e.METRICS_TOKEN ?? null,
    trustProxy: e.TRUST_PROXY === 'true',
    logLevel: test ? (environment.LOG_LEVEL ?? 'silent') : e.LOG_LEVEL,
    jobs: e.JOBS === 'true',
    demo: e.DEMO === 'true',
    webRoot: e.WEB_ROOT,
    consoleRoot: e.CONSOLE_ROOT,
    checkAnswers: test,
  };
}
