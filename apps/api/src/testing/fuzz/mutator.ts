// What a mutator is, and which operations one fits.
import type { Random } from '../../../db/demo/prng.ts';
import type { Operation } from './document.ts';
import type { FuzzRequest, Wire } from './request.ts';

export interface Mutator {
  readonly name: string;
  readonly over: FuzzRequest['over'];
  readonly fits?: (operation: Operation) => boolean;
  /** Changes the input before it is encoded. */
  readonly input?: (input: unknown, random: Random, operation: Operation) => unknown;
  /** Changes what goes over the wire. */
  readonly wire?: (wire: Wire, random: Random) => void;
}

export const hasBody = ({ method }: Operation) => method === 'POST';
export const hasQuery = ({ method }: Operation) => method === 'GET';
