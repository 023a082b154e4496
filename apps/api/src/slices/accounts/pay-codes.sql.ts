// Every statement on payment codes and payment tickets.
import type { Db, Tx } from '../../platform/db.ts';
import { settingColumn } from '../../platform/settings.ts';
import { payTriesMax } from './account.rules.ts';
import { payTicketSeconds } from './accounts.settings.ts';

export interface PayCodeRow {
  codeHash: string;
  lockedUntil: Date | null;
}
export const findPayCode = (db: Db, userId: bigint) =>
  db.maybe<PayCodeRow>(
    'accounts.findPayCode',
    'select code_hash as "codeHash", locked_until as "lockedUntil" from pay_codes where user_id = $1',
    [userId],
  );

export interface PayTry {
  codeHash: string;
  /** Which wrong try in a row this would be. */
  failures: number;
  lockedUntil: Date | null;
}
const failuresThen = 'case when locked_until is null then failures + 1 else 1 end';
/**
 * Counts a try as wrong before it is checked; the last one locks at once. Null when there is no code or it is locked.
 * In one statement, so that a hundred callers at once get as many tries as one.
 */
export const reservePayTry = (db: Db, userId: bigint, now: Date, lockHours: number, longLockHours: number) =>
  db.maybe<PayTry>(
    'accounts.reservePayTry',
    `update pay_codes set failures = ${failuresThen},
       locked_until = case when ${failuresThen} < ${payTriesMax} then null
         else $2::timestamptz + make_interval(hours => case when last_locked_at > $2::timestamptz - interval '24 hours' then $4::int else $3::int end) end
     where user_id = $1 and (locked_until is null or locked_until <= $2)
     returning code_hash as "codeHash", failures, locked_until as "lockedUntil"`,
    [userId, now, lockHours, longLockHours],
  );
/** The try was right: it and those before it are forgiven; tries counted since then stay counted. */
export const forgivePayTries = (db: Db, userId: bigint, tries: number) =>
  db.run(
    'accounts.forgivePayTries',
    'update pay_codes set failures = greatest(failures - $2::int, 0), locked_until = null where user_id = $1',
    [userId, tries],
  );
export const updateLastLocked = (tx: Tx, userId: bigint) =>
  tx.run('accounts.updateLastLocked', 'update pay_codes set last_locked_at = $2 where user_id = $1', [
    userId,
    tx.now,
  ]);

/** False when there is a code already. */
export async function insertPayCode(tx: Tx, userId: bigint, codeHash: string): Promise<boolean> {
  const rows = await tx.run(
    'accounts.insertPayCode',
    'insert into pay_codes (user_id, code_hash, changed_at) values ($1, $2, $3) on conflict do nothing',
    [userId, codeHash, tx.now],
  );
  return rows === 1;
}
/** False when it is not the code any more that was checked. */
export async function updatePayCode(
  tx: Tx,
  userId: bigint,
  checkedHash: string,
  codeHash: string,
): Promise<boolean> {
  const rows = await tx.run(
    'accounts.updatePayCode',
    `update pay_codes set code_hash = $3, changed_at = $4, failures = 0, locked_until = null
     where user_id = $1 and code_hash = $2`,
    [userId, checkedHash, codeHash, tx.now],
  );
  return rows === 1;
}

export interface TicketBinding {
  readonly purpose: 'order.pay' | 'withdraw.request';
  /** What is paid for: the payment's or withdrawal's number. */
  readonly target: string;
  readonly amountCents: bigint;
}
/** It lives as long as the setting says; answers until when. */
export const insertPayTicket = (
  db: Db,
  ticket: TicketBinding & { hash: Buffer; userId: bigint },
  now: Date,
) =>
  db.one<{ expiresAt: Date }>(
    'accounts.insertPayTicket',
    `insert into pay_tickets (ticket_hash, user_id, purpose, target, amount_cents, created_at, expires_at)
     values ($1, $2, $3::text, $4, $5::bigint, $6, $6::timestamptz + make_interval(secs => coalesce(${settingColumn(payTicketSeconds)}::int, ${payTicketSeconds.defaultValue})))
     returning expires_at as "expiresAt"`,
    [ticket.hash, ticket.userId, ticket.purpose, ticket.target, ticket.amountCents, now],
  );
/** False when there is no such unused ticket of this person for exactly this. */
export async function updateTicketUsed(
  tx: Tx,
  ticket: TicketBinding & { hash: Buffer; userId: bigint },
): Promise<boolean> {
  const rows = await tx.run(
    'accounts.updateTicketUsed',
    `update pay_tickets set used_at = $6
     where ticket_hash = $1 and user_id = $2 and purpose = $3 and target = $4 and amount_cents = $5
       and used_at is null and expires_at > $6`,
    [ticket.hash, ticket.userId, ticket.purpose, ticket.target, ticket.amountCents, tx.now],
  );
  return rows === 1;
}
export const deleteOldTickets = (db: Db, before: Date) =>
  db.run('accounts.deleteOldTickets', 'delete from pay_tickets where expires_at < $1', [before]);
