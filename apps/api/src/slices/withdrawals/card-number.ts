// Card numbers as they are kept: sealed with a key outside the database, with their ending in clear and a fingerprint to know one again.
import { createHmac } from 'node:crypto';
import { seal, unseal } from '../../platform/sealed.ts';

const scope = 'payout card numbers';

export interface KeptNumber {
  /** What is shown of it. */
  readonly number: string;
  readonly sealed: Buffer;
  readonly fingerprint: Buffer;
}

/** Nobody who has the database alone learns the number, or whether two people have the same card. */
export const sealCardNumber = (secret: string, userId: bigint, number: string): KeptNumber => ({
  number: number.slice(-4),
  sealed: seal(secret, scope, number),
  fingerprint: createHmac('sha256', secret).update(`${scope}\n${userId}\n${number}`).digest(),
});

/** The whole number. @throws when the secret is another one than it was sealed with */
export const openCardNumber = (secret: string, sealed: Buffer): string => unseal(secret, scope, sealed);
