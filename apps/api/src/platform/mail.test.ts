// Tests of mail: written in the right language, kept or sent after the commit, once, and what is left of a code.
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { withTestDatabase } from '../testing/database.ts';
import { openPool } from './db.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { listMails, type MailOrder, mailJobs, queueMail } from './mail.ts';
import { runtimeRole } from './migrate.ts';
import type { Services } from './services.ts';

const test = withTestDatabase();
const pools: { end(): Promise<void> }[] = [];
afterAll(async () => {
  for (const pool of pools) await pool.end();
});

const order = (to: string, extra: Partial<MailOrder> = {}): MailOrder => ({
  to,
  locale: 'en',
  template: 'verifyEmail',
  args: { name: 'Ada', code: '402818', minutes: 10 },
  dedupeKey: `code:${to}`,
  ...extra,
});
const queue = (...orders: MailOrder[]) =>
  test.db.transaction(async (tx) => {
    for (const one of orders) await queueMail(tx, one);
  });
const mailTo = (to: string) =>
  test.owner.one<{
    subject: string;
    text: string;
    html: string;
    state: string;
    attempts: number;
    sent_at: Date | null;
  }>('test.mail', 'select * from mails where to_address = $1', [to]);

function servicesWith(smtpUrl: string | null): Services {
  const config = { ...readConfig({ NODE_ENV: 'test' }), smtpUrl };
  const files = {
    storePicture: () => Promise.reject(new Error('no pictures here')),
    storePrivatePicture: () => Promise.reject(new Error('no pictures here')),
    read: async () => null,
    readPrivate: async () => null,
  };
  return { config, clock: test.clock, database: test.db, log: createLog('silent'), files };
}

/** The queue's work with this SMTP server, or with none. */
async function drain(smtpUrl: string | null): Promise<void> {
  const pool = openPool({ url: test.url, role: runtimeRole, max: 3 });
  pools.push(pool);
  await createJobs(pool, servicesWith(smtpUrl), mailJobs).drain();
}

describe('queueMail', () => {
  it("writes text and HTML in the reader's direction, escapes what people wrote, and links to nothing", async () => {
    await queue(
      order('plain@example.com', { args: { name: '<b>Ada</b> & "Co"', code: '402818', minutes: 10 } }),
    );
    const mail = await mailTo('plain@example.com');
    expect(mail).toMatchObject({ subject: '402818 is your code to confirm your email', state: 'waiting' });
    expect(mail.text.split('\n\n').slice(0, 3)).toEqual([
      'Hello <b>Ada</b> & "Co",',
      'Enter this code in Meridian to confirm your email address:',
      '402818',
    ]);
    expect(mail.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(mail.html).toContain('>402818</p>');
    expect(mail.html).not.toMatch(/<a |href|http|<b>|<img|<script/);

    await queue(order('rtl@example.com', { locale: 'ar' }));
    const arabic = await mailTo('rtl@example.com');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    // Copied from the mail, the code carries no invisible characters.
    expect(arabic.text).toMatch(/\n402818\n/);
    expect(arabic.html).toContain('>402818</p>');
  });

  it('is once per key, whoever comes twice, and nothing when the transaction fails', async () => {
    await Promise.all(Array.from({ length: 20 }, () => queue(order('once@example.com'))));
    expect(
      await test.owner.many('test.once', "select id from mails where to_address = 'once@example.com'"),
    ).toHaveLength(1);
    const failing = test.db.transaction(async (tx) => {
      await queueMail(tx, order('never@example.com'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await drain(null);
    expect((await listMails(test.db, { to: 'Never@example.com', limit: 20 })).list).toEqual([]);
  });

  it('without SMTP it stays in the local outbox, code and all', async () => {
    await queue(order('local@example.com'));
    await drain(null);
    expect(await mailTo('local@example.com')).toMatchObject({
      state: 'local',
      attempts: 1,
      text: expect.stringContaining('402818'),
    });
  });
});

describe('with an SMTP server', () => {
  const received: string[] = [];
  let refusal: string | null = null;
  let server: net.Server;
  let url: string;
  beforeAll(async () => {
    server = net.createServer((socket) => {
      let data: string | null = null;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          if (data !== null) {
            if (line !== '.') data += `${line}\n`;
            else {
              received.push(data);
              data = null;
              socket.write('250 taken\r\n');
            }
          } else if (line.startsWith('RCPT') && refusal) socket.write(`${refusal}\r\n`);
          else if (line === 'DATA') {
            data = '';
            socket.write('354 go\r\n');
          } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('sends each mail once and keeps no code', async () => {
    await queue(
      order('sent@example.com'),
      order('other@example.com', { template: 'passwordChanged', args: { name: 'Ada' }, dedupeKey: 'x1' }),
    );
    await drain(url);
    await drain(url);
    expect(received).toHaveLength(2);
    expect(received.find((mail) => mail.includes('To: sent@example.com'))).toContain('402818');
    const mail = await mailTo('sent@example.com');
    expect(mail).toMatchObject({ state: 'sent', sent_at: test.clock.now() });
    expect(mail.subject + mail.text + mail.html).not.toContain('402818');
  });

  it('gives up at once when the address is refused for good, and tries again when it is not', async () => {
    refusal = '550 no such mailbox';
    await queue(order('gone@example.com'));
    await drain(url);
    expect(await mailTo('gone@example.com')).toMatchObject({ state: 'failed', attempts: 1 });
    refusal = '451 try later';
    await queue(order('later@example.com'));
    const { id } = await test.owner.one<{ id: bigint }>(
      'test.id',
      "select id from mails where to_address = 'later@example.com'",
    );
    const send = () => mailJobs.errands[0]?.run(servicesWith(url), { mailId: id.toString() });
    for (let attempts = 1; attempts < 10; attempts++) {
      await expect(send()).rejects.toThrow('451');
      expect(await mailTo('later@example.com')).toMatchObject({ state: 'waiting', attempts });
    }
    await send();
    expect(await mailTo('later@example.com')).toMatchObject({ state: 'failed', attempts: 10 });
    refusal = null;
  });

  it('an address cannot smuggle in another header or recipient', async () => {
    received.length = 0;
    await queue(
      order('a@example.com\r\nBcc: eve@example.com', {
        args: { name: 'x\r\nBcc: eve@example.com', code: '111111', minutes: 10 },
        dedupeKey: 'smuggle',
      }),
    );
    await drain(url);
    expect(received.join('\n').split('\n\n')[0] ?? '').not.toMatch(/^Bcc:/m);
  });
});

describe('listMails', () => {
  it('pages newest first without holes, to one address or all, and refuses a broken cursor', async () => {
    await queue(
      ...Array.from({ length: 5 }, (_, i) => order('list@example.com', { dedupeKey: `list-${i}` })),
    );
    const first = await listMails(test.db, { to: 'list@example.com', limit: 2 });
    expect(first).toMatchObject({ total: 5, hasMore: true });
    await queue(order('list@example.com', { dedupeKey: 'list-late' }));
    const second = await listMails(test.db, {
      to: 'list@example.com',
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    const third = await listMails(test.db, {
      to: 'list@example.com',
      limit: 2,
      cursor: second.nextCursor ?? '',
    });
    const ids = [...first.list, ...second.list, ...third.list].map((m) => Number(m.id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(5);
    expect(third.hasMore).toBe(false);
    for (const parts of [['1 or 1=1'], ['-1'], ['1e3'], ['1', '2']]) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
      await expect(listMails(test.db, { limit: 2, cursor })).rejects.toMatchObject({
        error: 'VALIDATION_FAILED',
      });
    }
  });
});
