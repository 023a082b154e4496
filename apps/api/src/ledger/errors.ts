// Why the ledger refuses a journal.
import type { AccountRef } from './account-ref.ts';
import type { Cents } from './money.ts';

/** The account does not hold enough; nothing was posted. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';
  readonly account: AccountRef;
  readonly missingCents: Cents;
  readonly availableCents: Cents;

  constructor(
    account: AccountRef,
    path: string,
    missingCents: Cents,
    availableCents: Cents,
    cause?: unknown,
  ) {
    super(`${path} lacks ${missingCents} cents`, { cause });
    this.account = account;
    this.missingCents = missingCents;
    this.availableCents = availableCents;
  }
}

/** The key was used before for another money event: the two exclude one another. */
export class KeyReused extends Error {
  override name = 'KeyReused';
  readonly key: string;

  constructor(key: string, cause?: unknown) {
    super(`the ledger key ${key} was used with other content`, { cause });
    this.key = key;
  }
}

/** A journal that no one may write: amounts of zero or less, one account on both sides, no postings. */
export class InvalidJournal extends Error {
  override name = 'InvalidJournal';
}
