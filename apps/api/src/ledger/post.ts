// Posting: the only way money moves.
import { sqlFault, type Tx } from '../platform/db.ts';
import { pathOf, refOf } from './account-ref.ts';
import { InsufficientFunds, InvalidJournal, KeyReused } from './errors.ts';
import type { Journal } from './journal.ts';
import { insertJournal } from './ledger.sql.ts';
import type { Cents } from './money.ts';

/** The largest amount of one posting: a trillion dollars. */
export const MAX_AMOUNT_CENTS = 100_000_000_000_000n;
export const ASSET = 'USD';

export interface Posted {
  journalId: bigint;
  /** True when this very journal had been written before; nothing moved now. */
  replayed: boolean;
  /** Of each posting, in cents, what its debited account held right after; null on the house's untracked accounts. */
  debitBalances: (Cents | null)[];
}

/**
 * Writes a journal in the caller's transaction, in one round trip, and opens accounts that are not there yet.
 * Its time is `tx.now`. Throws InsufficientFunds, KeyReused, InvalidJournal; the transaction is lost then, unless the
 * call stands in a savepoint.
 */
export async function post(tx: Tx, journal: Journal): Promise<Posted> {
  check(journal);
  const { postings } = journal;
  try {
    return await insertJournal(tx, {
      kind: journal.kind,
      key: journal.key,
      actor: journal.actor,
      at: tx.now,
      asset: ASSET,
      debits: postings.map((posting) => pathOf(posting.debit)),
      credits: postings.map((posting) => pathOf(posting.credit)),
      amounts: postings.map((posting) => posting.amountCents),
      reverses: journal.reverses ?? null,
    });
  } catch (error) {
    throw translate(error, journal);
  }
}

function check({ key, postings }: Journal): void {
  if (postings.length === 0) throw new InvalidJournal(`${key}: no postings`);
  for (const { debit, credit, amountCents } of postings) {
    if (amountCents <= 0n || amountCents > MAX_AMOUNT_CENTS) {
      throw new InvalidJournal(`${key}: amount out of range: ${amountCents}`);
    }
    if (pathOf(debit) === pathOf(credit)) throw new InvalidJournal(`${key}: ${pathOf(debit)} on both sides`);
  }
}

function translate(error: unknown, journal: Journal): unknown {
  const fault = sqlFault(error);
  if (fault?.code === 'LG001') return new KeyReused(journal.key, error);
  if (fault?.code === 'LG002')
    return new InvalidJournal(`${journal.key}: ${fault.message}`, { cause: error });
  if (fault?.code === 'LG003') {
    const { path, missing, available } = JSON.parse(fault.detail ?? '') as Record<
      'path' | 'missing' | 'available',
      string
    >;
    return new InsufficientFunds(refOf(path), path, BigInt(missing), BigInt(available), error);
  }
  return error;
}
