// What the tests of accounts stand on: services and jobs over a test database, and people who call.
import { randomBytes } from 'node:crypto';
import type { InputOf } from '@meridian/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../config.ts';
import type { GuestActor, ShopperActor } from '../../platform/actors.ts';
import { openPool } from '../../platform/db.ts';
import { createJobs, type Jobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { mailJobs } from '../../platform/mail.ts';
import { runtimeRole } from '../../platform/migrate.ts';
import type { StepScope } from '../../platform/route.ts';
import type { Services } from '../../platform/services.ts';
import { findSession } from '../../platform/sessions.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { register } from './register.ts';
import { resetPayCode } from './reset-pay-code.ts';

export const password = 'correct horse 7';
export const payCode = '402818';

export interface AccountsWorld extends TestDatabase {
  services: Services;
  jobs: Jobs;
  scope(): StepScope;
  guest(extra?: Partial<GuestActor>): GuestActor;
  /** Somebody who has just registered; with `payCode` set when asked. */
  shopper(
    extra?: Partial<InputOf<'register'>> & { withPayCode?: boolean },
  ): Promise<ShopperActor & { email: string; token: string }>;
  /** The mails to an address, newest first, after everything queued was done. */
  mailsTo(address: string): Promise<{ subject: string; text: string; state: string }[]>;
  /** The newest code mailed to an address, of mails whose subject speaks of `about`. */
  codeTo(address: string, about?: string): Promise<string>;
}

/** For the top of a test file; reach through the object. */
export function withAccounts(): AccountsWorld {
  const world = {} as AccountsWorld;
  beforeAll(async () => {
    const database = await openTestDatabase({ max: 30 });
    const config = readConfig({ NODE_ENV: 'test' });
    const log = createLog('silent');
    const files = {
      storePicture: async () => Promise.reject(new Error('no pictures here')),
      storePrivatePicture: async () => Promise.reject(new Error('no pictures here')),
      readPrivate: async () => null,
      read: async () => null,
    };
    const services: Services = { config, clock: database.clock, database: database.db, log, files };
    const pool = openPool({ url: database.url, role: runtimeRole, max: 4 });
    const jobs = createJobs(pool, services, {
      listeners: [...mailJobs.listeners, ...accountsJobs.listeners],
      sweeps: accountsJobs.sweeps,
      errands: [...mailJobs.errands, ...accountsJobs.errands],
    });
    Object.assign(world, database, { services, jobs, ...callers(world) });
    world.drop = async () => {
      await pool.end();
      await database.drop();
    };
  });
  afterAll(() => world.drop?.());
  return world;
}

/** Every caller comes from an address of their own, so that tests do not slow each other. */
const newIp = () => `2001:db8:${randomBytes(12).toString('hex').match(/.{4}/g)?.join(':')}`;

function callers(world: AccountsWorld): Partial<AccountsWorld> {
  const request = { headers: { 'user-agent': 'test' } } as FastifyRequest;
  const scope = (): StepScope => ({ now: world.clock.now(), services: world.services, request });
  const guest: AccountsWorld['guest'] = (extra = {}) => ({
    audience: 'guest',
    locale: 'en',
    ip: newIp(),
    requestId: 'test',
    shopper: null,
    ...extra,
  });
  const mailsTo: AccountsWorld['mailsTo'] = async (address) => {
    await world.jobs.drain();
    return world.owner.many(
      'test.mails',
      'select subject, text, state from mails where to_address = $1 order by id desc',
      [address],
    );
  };
  return {
    scope,
    guest,
    mailsTo,
    async shopper({ withPayCode = false, ...extra } = {}) {
      const email = extra.account ?? `${randomBytes(6).toString('hex')}@example.com`;
      const input = { account: email, password, givenName: 'Ada', familyName: 'Byron', ...extra };
      const { userinfo } = await register(world.db, guest(), input, scope());
      const session = await findSession(world.db, 'shopper', userinfo.token, world.clock.now());
      const actor: ShopperActor = {
        audience: 'shopper',
        locale: 'en',
        ip: newIp(),
        requestId: 'test',
        userId: BigInt(userinfo.id),
        sessionId: session?.sessionId ?? 0n,
      };
      if (withPayCode)
        await resetPayCode(world.db, actor, { oldPayCode: '', newPayCode: payCode, password }, scope());
      return { ...actor, email, token: userinfo.token };
    },
    async codeTo(address, about = '') {
      const [code] = (await mailsTo(address))
        .filter((mail) => mail.subject.includes(about))
        .flatMap((mail) => /^\d{6}$/m.exec(mail.text) ?? []);
      if (!code) throw new Error(`no code was mailed to ${address}`);
      return code;
    },
  };
}

/** The refusal that a promise must end in. */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<{ error: string; detail: Record<string, unknown> }> {
  const { Refusal } = await import('../../platform/refusal.ts');
  try {
    await promise;
  } catch (error) {
    if (error instanceof Refusal)
      return { error: error.error, detail: error.detail as Record<string, unknown> };
    throw error;
  }
  throw new Error('nothing was refused');
}
