// Mail: written in the transaction that causes it, in the reader's language, and sent after the commit; without SMTP it stays in the local outbox.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { MessageKey } from '@meridian/locales';
import { languageOf } from '@meridian/locales/languages';
import { translatorOf } from '@meridian/locales/server';
import { createTransport } from 'nodemailer';
import { pageOf } from './cursor.ts';
import { cursorPart, decodeParts } from './cursor-parts.ts';
import type { Db, Tx } from './db.ts';
import { addErrand, type Errand, type JobParts } from './jobs.ts';
import { type MailText, mailHtml, mailText } from './mail-layout.ts';
import { emit, listen } from './outbox.ts';
import type { Services } from './services.ts';

const attemptsMax = 10;

type TemplateOf<K> = K extends `mail.${infer Name}.subject` ? Name : never;
/** What we write about: every `mail.<template>.subject` of the messages. */
export type MailTemplate = TemplateOf<MessageKey>;

export interface MailOrder {
  readonly to: string;
  /** File code of the reader's language. */
  readonly locale: string;
  /** `mail.<template>.subject` and `mail.<template>.body`; a blank line parts the paragraphs of the body. */
  readonly template: MailTemplate;
  /** Arguments of both texts. `code` is shown large; `name` greets. */
  readonly args: Readonly<Record<string, string | number>>;
  /** The same key again is the same mail. Keys that begin with `code:` have their code blanked once delivered. */
  readonly dedupeKey: string;
}

/** Subject and paragraphs in the reader's language. @throws when the template has no English text. */
function compose(order: MailOrder): MailText {
  const t = translatorOf(order.locale);
  const language = languageOf(order.locale);
  const find = (key: string): string => {
    const text = t.find(`mail.${key}`, order.args);
    if (text === undefined) throw new Error(`no message mail.${key}`);
    return text;
  };
  const code = order.args.code === undefined ? null : String(order.args.code);
  const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '').trim();
  return {
    tag: language.tag,
    direction: language.direction,
    subject: bare(find(`${order.template}.subject`)),
    greeting: find(order.args.name ? 'frame.greeting' : 'frame.greetingPlain'),
    paragraphs: find(`${order.template}.body`)
      .split(/\n\s*\n/)
      .map((text) => ({
        text: code !== null && bare(text) === code ? code : text.trim(),
        isCode: bare(text) === code,
      })),
    safety: find('frame.safety'),
    sender: find('frame.sender'),
  };
}

/** Queues one mail. Nothing is sent before this transaction commits. */
export async function queueMail(tx: Tx, order: MailOrder): Promise<void> {
  const mail = compose(order);
  const row = await tx.maybe<{ id: bigint }>(
    'mails.queue',
    `insert into mails (to_address, subject, text, html, locale, dedupe_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (dedupe_key) do nothing returning id`,
    [order.to, mail.subject, mailText(mail), mailHtml(mail), order.locale, order.dedupeKey, tx.now],
  );
  if (row) await emit(tx, 'mail.queued', row.id.toString(), { mailId: row.id.toString() });
}

interface WaitingMail {
  to_address: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
}
const findWaiting = (db: Db, id: bigint) =>
  db.maybe<WaitingMail>(
    'mails.findWaiting',
    `select to_address, subject, text, html, attempts from mails where id = $1 and state = 'waiting'`,
    [id],
  );
const updateState = (db: Db, id: bigint, state: 'waiting' | 'local' | 'failed', now: Date) =>
  db.run(
    'mails.updateState',
    `update mails set state = $2::text, attempts = attempts + 1, sent_at = case when $2::text = 'local' then $3::timestamptz end
     where id = $1 and state = 'waiting'`,
    [id, state, now],
  );
/** A code that reached its reader is nobody else's business: operators read this table. */
const updateSent = (db: Db, id: bigint, now: Date) =>
  db.run(
    'mails.updateSent',
    `update mails set state = 'sent', attempts = attempts + 1, sent_at = $2,
       subject = case when dedupe_key like 'code:%' then regexp_replace(subject, '\\m[0-9]{6}\\M', '······', 'g') else subject end,
       text = case when dedupe_key like 'code:%' then regexp_replace(text, '\\m[0-9]{6}\\M', '······', 'g') else text end,
       html = case when dedupe_key like 'code:%' then regexp_replace(html, '\\m[0-9]{6}\\M', '······', 'g') else html end
     where id = $1 and state = 'waiting'`,
    [id, now],
  );

/** The far side said no for good (RFC 5321: 5yz). */
const isPermanent = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

async function sendMail(
  { config, database, clock, log }: Services,
  payload: Record<string, string>,
): Promise<void> {
  const id = BigInt(payload.mailId ?? '');
  const mail = await findWaiting(database, id);
  if (!mail) return;
  if (config.smtpUrl === null) {
    await updateState(database, id, 'local', clock.now());
    return;
  }
  const transport = createTransport(config.smtpUrl);
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to: { name: '', address: mail.to_address },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Meridian-Mail': id.toString() },
    });
  } catch (error) {
    const over = isPermanent(error) || mail.attempts + 1 >= attemptsMax;
    await updateState(database, id, over ? 'failed' : 'waiting', clock.now());
    log.warn({ err: error, mailId: id.toString(), over }, 'mail was not taken');
    if (!over) throw error;
    return;
  } finally {
    transport.close();
  }
  await updateSent(database, id, clock.now());
}

interface MailRow {
  id: bigint;
  to: string;
  subject: string;
  text: string;
  state: 'waiting' | 'sent' | 'local' | 'failed';
  createdAt: Date;
}

/** Every mail, newest first, or those to one address: the local outbox that operators read. */
export async function listMails(
  db: Db,
  input: InputOf<'listOutboxMails'>,
): Promise<ResponseOf<'listOutboxMails'>> {
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const to = input.to?.toLowerCase() ?? null;
  const rows = await db.many<MailRow>(
    'mails.list',
    `select id, to_address as "to", subject, text, state, created_at as "createdAt" from mails
     where ($1::text is null or to_address = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [to, before, input.limit + 1],
  );
  const { total } = await db.one<{ total: number }>(
    'mails.count',
    'select count(*)::int as total from mails where $1::text is null or to_address = $1',
    [to],
  );
  const view = (row: MailRow) => ({ ...row, id: row.id.toString(), createdAt: row.createdAt.toISOString() });
  return pageOf(rows, input.limit, total, view, (row) => [row.id]);
}

const errand: Errand = { name: 'send-mail', run: sendMail };

export const mailJobs: JobParts = {
  listeners: [listen('mail.queued', 'mail.send', (tx, { mailId }) => addErrand(tx, errand.name, { mailId }))],
  sweeps: [],
  errands: [errand],
};
