// How values go to the database: as the driver writes them, but for moments.
import utils from 'pg/lib/utils.js';

/** From where PostgreSQL counts its microseconds. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);
const TWO_TO_32 = 2 ** 32;

/**
 * A value as the wire takes it: a text, or bytes in the database's own form. A Date stands for a `timestamptz`; where another
 * type is wanted the database refuses it. @throws RangeError for an invalid Date
 */
export function wireValue(value: unknown): string | Buffer | null {
  if (!(value instanceof Date)) return utils.prepareValue(value);
  const micros = (value.getTime() - POSTGRES_EPOCH_MS) * 1000;
  if (Number.isNaN(micros)) throw new RangeError('an invalid Date');
  // Beyond the year 2285.
  if (!Number.isSafeInteger(micros)) return utils.prepareValue(value);
  // Every statement brings a moment or two, and writing one out and reading it again cost as much as finding a row.
  const bytes = Buffer.allocUnsafe(8);
  const high = Math.floor(micros / TWO_TO_32);
  bytes.writeInt32BE(high, 0);
  bytes.writeUInt32BE(micros - high * TWO_TO_32, 4);
  return bytes;
}
