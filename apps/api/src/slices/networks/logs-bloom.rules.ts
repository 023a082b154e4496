// The bloom filter in an EVM block's header: what the block's logs set in it, so that logs that were held back are missed.
import { hexToBytes, keccak256 } from 'viem/utils';

type Hex = `0x${string}`;
interface Loggable {
  readonly address: Hex;
  readonly topics: readonly Hex[];
}
const bytesLong = 256;

/** Three bits, from the first three pairs of bytes of the hash (yellow paper, 4.4.3). */
function* bitsOf(value: Hex): Generator<number> {
  const hash = keccak256(hexToBytes(value), 'bytes');
  for (const at of [0, 2, 4]) yield (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047;
}
const place = (bit: number): number => bytesLong - 1 - (bit >> 3);
const mask = (bit: number): number => 1 << (bit & 7);

/** Whether a block with this bloom may hold a log of the contract with the topic; a "no" is certain. */
export function mayHold(bloom: Hex, contract: Hex, topic: Hex): boolean {
  const bytes = hexToBytes(bloom);
  return [contract, topic].every((value) =>
    [...bitsOf(value)].every((bit) => ((bytes[place(bit)] ?? 0) & mask(bit)) !== 0),
  );
}

/** Whether these are all the logs of a block with this bloom: together they set exactly its bits. */
export function fills(bloom: Hex, logs: readonly Loggable[]): boolean {
  const made = new Uint8Array(bytesLong);
  for (const { address, topics } of logs)
    for (const value of [address, ...topics])
      for (const bit of bitsOf(value)) made[place(bit)] = (made[place(bit)] ?? 0) | mask(bit);
  const bytes = hexToBytes(bloom);
  return made.every((byte, i) => byte === bytes[i]);
}
