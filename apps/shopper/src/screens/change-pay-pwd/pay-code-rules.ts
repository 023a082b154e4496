// The steps to a payment code as data: which are needed for which way, what each fills, what a refusal empties; pure.
import type { ErrorCode, RequestOf } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';

/** The first code; by the old one; by login password and mail when it is forgotten. */
export type Way = 'set' | 'change' | 'reset';
export type Step = 'password' | 'proof' | 'old' | 'fresh' | 'again';
export type Slot = 'password' | 'mail' | 'old' | 'fresh' | 'again';
export type Slots = Readonly<Record<Slot, string>>;

export const emptySlots: Slots = { password: '', mail: '', old: '', fresh: '', again: '' };

const steps: Record<Way, readonly Step[]> = {
  set: ['password', 'fresh', 'again'],
  change: ['old', 'fresh', 'again'],
  reset: ['proof', 'fresh', 'again'],
};
const slotsOf: Record<Step, readonly Slot[]> = {
  password: ['password'],
  proof: ['password', 'mail'],
  old: ['old'],
  fresh: ['fresh'],
  again: ['again'],
};

export const stepCount = (way: Way): number => steps[way].length;

/** The first step with something missing; the last one while all is there and being sent. */
export function stepIndex(way: Way, slots: Slots): number {
  const open = steps[way].findIndex((step) => slotsOf[step].some((slot) => slots[slot] === ''));
  return open < 0 ? steps[way].length - 1 : open;
}

export function stepAt(way: Way, index: number): Step {
  return steps[way][index] ?? 'again';
}

export const isFilled = (way: Way, slots: Slots): boolean =>
  steps[way].every((step) => slotsOf[step].every((slot) => slots[slot] !== ''));

export const without = (slots: Slots, ...emptied: readonly Slot[]): Slots => ({
  ...slots,
  ...Object.fromEntries(emptied.map((slot) => [slot, ''])),
});

/** One step back: what this step and the one before it had filled is asked anew. */
export function stepBack(way: Way, slots: Slots): Slots | null {
  const index = stepIndex(way, slots);
  if (index === 0) return null;
  return without(slots, ...slotsOf[stepAt(way, index)], ...slotsOf[stepAt(way, index - 1)]);
}

export type CodeFault = 'payCodeDigits' | 'passwordSame' | 'passwordMismatch';

/** What is wrong with a new code that can be told without asking. */
export function codeFault(slots: Slots): CodeFault | null {
  if (slots.fresh === '') return null;
  if (slots.fresh.length < limits.payCodeMin || /\D/.test(slots.fresh)) return 'payCodeDigits';
  if (slots.fresh === slots.old) return 'passwordSame';
  return slots.again !== '' && slots.again !== slots.fresh ? 'passwordMismatch' : null;
}

const emptiedBy: Partial<Record<ErrorCode, readonly Slot[]>> = {
  PAY_CODE_WRONG: ['old'],
  PAY_CODE_OLD_REQUIRED: ['old'],
  PAY_CODE_LOCKED: ['old'],
  PASSWORD_WRONG: ['password'],
  LOGIN_SLOWED: ['password'],
  CODE_INVALID: ['mail'],
  PAY_CODE_INVALID: ['fresh', 'again'],
  PAY_CODE_SAME_AS_OLD: ['fresh', 'again'],
  PAY_CODE_EQUALS_PASSWORD: ['fresh', 'again'],
};

/** What has to be asked anew after a refusal; after any other failure the last entry, which sends again. */
export const slotsToAskAgain = (error: ErrorCode | null): readonly Slot[] =>
  (error && emptiedBy[error]) ?? ['again'];

/** What is sent. */
export function requestOf(way: Way, slots: Slots): RequestOf<'resetPayCode'> {
  const newPayCode = slots.fresh;
  if (way === 'change') return { oldPayCode: slots.old, newPayCode };
  if (way === 'set') return { newPayCode, password: slots.password };
  return { newPayCode, password: slots.password, code: slots.mail };
}
