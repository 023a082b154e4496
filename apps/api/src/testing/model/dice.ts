// What a command is made of: small numbers from fast-check, and plans that turn them into acts.
import type { Act } from './acts.ts';
import type { Model } from './model.ts';

/** `twist` 0 is the plain way; the others try what should not work, or another way of the same. */
export interface Dice {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly twist: number;
}
/** A run's own part of every tracking number: numbers are unique in a database. */
export type Salt = string;
export type Plan = (m: Model, dice: Dice, salt: Salt) => Act[] | null;
