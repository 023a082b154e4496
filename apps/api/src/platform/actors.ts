// Who is asking: the audiences as types. Merchant and operator are audiences, not nouns.
import type { Audience, OperatorRole } from '@meridian/contract';

interface Caller {
  /** File code of the reader's language, one of the 34 (`en` when unknown). */
  readonly locale: string;
  readonly ip: string;
  readonly requestId: string;
}
export interface ShopperActor extends Caller {
  readonly audience: 'shopper';
  readonly userId: bigint;
  readonly sessionId: bigint;
}
export interface MerchantActor extends Caller {
  readonly audience: 'merchant';
  readonly merchantId: bigint;
  readonly shopId: bigint;
  readonly role: 'owner' | 'staff';
  readonly sessionId: bigint;
}
export interface OperatorActor extends Caller {
  readonly audience: 'operator';
  readonly operatorId: bigint;
  readonly roles: readonly OperatorRole[];
  readonly sessionId: bigint;
}
/** Anyone; `shopper` is there when a valid token came along. */
export interface GuestActor extends Caller {
  readonly audience: 'guest';
  readonly shopper: ShopperActor | null;
}
/** Timers and listeners act as the house itself. */
export interface SystemActor extends Caller {
  readonly audience: 'system';
}

export type Actor = ShopperActor | MerchantActor | OperatorActor | GuestActor | SystemActor;
export type ActorOf<A extends Audience> = A extends 'shopper'
  ? ShopperActor
  : A extends 'merchant'
    ? MerchantActor
    : A extends 'operator'
      ? OperatorActor
      : GuestActor;

export const systemActor: SystemActor = { audience: 'system', locale: 'en', ip: '', requestId: 'system' };

/** `shopper:12`, `merchant:3`, `operator:1`, `guest`, `system`: how an actor is written in logs and journals. */
export function actorName(actor: Actor): string {
  switch (actor.audience) {
    case 'shopper':
      return `shopper:${actor.userId}`;
    case 'merchant':
      return `merchant:${actor.merchantId}`;
    case 'operator':
      return `operator:${actor.operatorId}`;
    default:
      return actor.audience;
  }
}
