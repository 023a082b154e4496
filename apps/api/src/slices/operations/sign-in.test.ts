// Signing in with a second factor: enrolled at the first sign-in, each code good once, tries counted, recovery codes, sessions.
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import {
  codeOf,
  cookieOf,
  createOperator,
  enrolOperator,
  operatorPassword,
  startOperatorSignIn,
} from '../../testing/operators.ts';
import { codeAt, newRecoveryCodes, recoveryCodeOf, stepOfCode } from './second-factor.rules.ts';

const app = withTestApp({ max: 30 });
const password = operatorPassword;
const start = async (email: string) => (await app.data('operatorLogin', { email, password })).ticket;
const verify = (ticket: string, code: string) => app.call('verifyOperatorCode', { ticket, code });
/** The next codes of an authenticator are those of a later step. */
const later = (seconds = 30) => app.clock.advance(seconds * 1000);

describe('the first sign-in', () => {
  it('enrols an authenticator, tells ten recovery codes once, and opens the session', async () => {
    const { email, ticket, secret, uri, code } = await startOperatorSignIn(app);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(email));
    const { body, headers } = await verify(ticket, code);
    expect(body).toMatchObject({ code: 1, data: { operator: { email } } });
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    expect(String(headers['set-cookie'])).toMatch(
      /^Meridian-Operator=[\w-]{43}; .*HttpOnly.*SameSite=Strict/,
    );
    expect(await app.data('getOperatorInfo', {}, cookieOf(headers))).toMatchObject({ email });
    expect((await app.data('operatorLogin', { email, password })).enrol).toBeNull();
  });

  it('keeps neither the secret nor a recovery code in the database', async () => {
    const { secret, recoveryCodes } = await enrolOperator(app);
    const { text } = await app.owner.one<{ text: string }>(
      'test.dump',
      `select (select string_agg(o::text, ' ') from operators o) || (select string_agg(c::text, ' ') from operator_recovery_codes c)
         || (select string_agg(s::text, ' ') from operator_sign_ins s) || (select string_agg(a::text, ' ') from audit_log a) as text`,
    );
    for (const word of [secret, ...recoveryCodes]) {
      expect(text).not.toContain(word);
      expect(text).not.toContain(Buffer.from(word).toString('hex'));
    }
  });

  it('begun twice, enrols once', async () => {
    const colleague = await createOperator(app);
    const [first, second] = [
      await startOperatorSignIn(app, colleague),
      await startOperatorSignIn(app, colleague),
    ];
    const answers = await Promise.all([verify(first.ticket, first.code), verify(second.ticket, second.code)]);
    expect(answers.map(({ body }) => body.error ?? 'in').sort()).toEqual(['SIGN_IN_EXPIRED', 'in']);
  });
});

describe('a code', () => {
  it('is good once, and the one of a step before a used one not at all', async () => {
    const { email, secret } = await enrolOperator(app);
    later(60);
    expect((await verify(await start(email), codeOf(app, secret))).body.code).toBe(1);
    for (const steps of [0, -1])
      expect((await verify(await start(email), codeOf(app, secret, steps))).body.error).toBe(
        'SECOND_FACTOR_WRONG',
      );
    expect((await verify(await start(email), codeOf(app, secret, 1))).body.code).toBe(1);
  });

  it('sent by twenty at once lets one in', async () => {
    const { email, secret } = await enrolOperator(app);
    later(60);
    const tickets: string[] = [];
    for (let i = 0; i < 20; i += 1) tickets.push(await start(email));
    const code = codeOf(app, secret);
    const answers = await Promise.all(tickets.map((ticket) => verify(ticket, code)));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('of another authenticator, of yesterday or of no digits is wrong; after five tries the ticket is over', async () => {
    const { email, secret } = await enrolOperator(app);
    const other = await enrolOperator(app);
    later(60);
    const ticket = await start(email);
    for (const code of [codeOf(app, other.secret), codeOf(app, secret, -2880), 'abcdef', '000 00', '123456'])
      expect((await verify(ticket, code)).body.error, code).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(ticket, codeOf(app, secret))).body.error).toBe('SIGN_IN_EXPIRED');
  });

  it('guessed by a hundred at once over many tickets is slowed for everybody', async () => {
    const { email, secret } = await enrolOperator(app);
    later(60);
    const tickets: string[] = [];
    for (let i = 0; i < 4; i += 1) tickets.push(await start(email));
    const answers = await Promise.all(
      tickets.flatMap((ticket) => Array.from({ length: 25 }, () => verify(ticket, '000000'))),
    );
    const tried = answers.filter(({ body }) => body.error === 'SECOND_FACTOR_WRONG');
    expect(tried.length).toBeLessThanOrEqual(7);
    const right = await verify(await start(email), codeOf(app, secret));
    expect(right.body.error).toBe('LOGIN_SLOWED');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    later(16 * 60);
    expect((await verify(await start(email), codeOf(app, secret))).body.code).toBe(1);
  });

  it('comes too late after five minutes, and for a dismissed operator', async () => {
    const { email, secret, operatorId } = await enrolOperator(app);
    const ticket = await start(email);
    later(301);
    expect((await verify(ticket, codeOf(app, secret))).body.error).toBe('SIGN_IN_EXPIRED');
    const again = await start(email);
    await app.owner.run('test.dismiss', 'update operators set disabled_at = $2 where id = $1', [
      operatorId,
      app.clock.now(),
    ]);
    expect((await verify(again, codeOf(app, secret))).body.error).toBe('SIGN_IN_EXPIRED');
  });

  it('alone opens nothing: a made-up ticket is over', async () => {
    expect((await verify('A'.repeat(43), '123456')).body.error).toBe('SIGN_IN_EXPIRED');
  });
});

describe('a recovery code', () => {
  it('lets in once, however it is typed', async () => {
    const { email, recoveryCodes } = await enrolOperator(app);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    expect((await verify(await start(email), typed)).body.code).toBe(1);
    expect((await verify(await start(email), first)).body.error).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(await start(email), second)).body.code).toBe(1);
  });

  it('of somebody else is worth nothing', async () => {
    const [mine, theirs] = [await enrolOperator(app), await enrolOperator(app)];
    const answer = await verify(await start(mine.email), theirs.recoveryCodes[0] ?? '');
    expect(answer.body.error).toBe('SECOND_FACTOR_WRONG');
  });
});

describe('sessions', () => {
  it('are listed to their owner, and everybody’s to an administrator only', async () => {
    const mine = await enrolOperator(app);
    const boss = await enrolOperator(app, await createOperator(app, ['admin']));
    const { list } = await app.data('listOperatorSessions', {}, mine.credentials);
    expect(list).toMatchObject([{ email: mine.email, isThis: true }]);
    const all = await app.data('listOperatorSessions', { everybody: true }, boss.credentials);
    expect(all.list.map((s) => s.email)).toEqual(expect.arrayContaining([mine.email, boss.email]));
    const refused = await app.call('listOperatorSessions', { everybody: true }, mine.credentials);
    expect(refused.body.error).toBe('FORBIDDEN');
  });

  it('end one by one, or all but this one', async () => {
    const mine = await enrolOperator(app);
    const boss = await enrolOperator(app, await createOperator(app, ['admin']));
    const second = cookieOf((await verify(await start(mine.email), mine.recoveryCodes[0] ?? '')).headers);
    const third = cookieOf((await verify(await start(mine.email), mine.recoveryCodes[1] ?? '')).headers);
    expect(await app.data('endOtherSessions', {}, second)).toEqual({ ended: 2 });
    for (const gone of [mine.credentials, third])
      expect((await app.call('getOperatorInfo', {}, gone)).status).toBe(401);
    const [open] = (await app.data('listOperatorSessions', {}, second)).list;
    await app.data('revokeOperatorSession', { id: open?.id ?? '' }, boss.credentials);
    expect((await app.call('getOperatorInfo', {}, second)).status).toBe(401);
    const twice = await app.call('revokeOperatorSession', { id: open?.id ?? '' }, boss.credentials);
    expect(twice.body.error).toBe('SESSION_NOT_FOUND');
  });

  it('a lost authenticator is forgotten by a colleague, never by oneself, and ends the sessions', async () => {
    const mine = await enrolOperator(app, await createOperator(app, ['admin']));
    const boss = await enrolOperator(app, await createOperator(app, ['admin']));
    const reset = (who: bigint, by: typeof mine) =>
      app.call('resetOperatorCode', { id: String(who), reason: 'phone lost' }, by.credentials);
    expect((await reset(mine.operatorId, mine)).body.error).toBe('FOUR_EYES');
    expect((await reset(mine.operatorId, boss)).body.code).toBe(1);
    expect((await app.call('getOperatorInfo', {}, mine.credentials)).status).toBe(401);
    expect((await app.data('operatorLogin', { email: mine.email, password })).enrol).not.toBeNull();
  });
});

describe('the rules', () => {
  it('know the codes of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ] as const) {
      expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(BigInt(Math.floor(seconds / 30)));
      expect(codeAt(secret, new Date(seconds * 1000))).toEqual({ code, seconds: 30 - (seconds % 30) });
      expect(stepOfCode(secret, code, new Date((seconds + 60) * 1000))).toBeNull();
    }
  });

  it('read recovery codes as people type them', () => {
    const [code = ''] = newRecoveryCodes();
    expect(recoveryCodeOf(code.replaceAll('-', '').toLowerCase())).toBe(code);
    for (const none of ['', '123456', `${code}A`, code.replace(/.$/, '1')])
      expect(recoveryCodeOf(none)).toBeNull();
  });
});
