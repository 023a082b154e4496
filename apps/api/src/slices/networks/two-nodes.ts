// Two nodes read as one: what they do not agree on is not believed, and what one of them does not have yet is waited for.
import {
  type ChainBlock,
  ChainContradiction,
  type ChainReader,
  type SeenTransfer,
  type ShownTransfer,
} from './chain-reader.ts';

const same = (a: ChainBlock, b: ChainBlock): boolean => a.hash === b.hash && a.parentHash === b.parentHash;
const written = (transfers: readonly (ShownTransfer | SeenTransfer)[]): string =>
  transfers
    .map((t) => [t.txHash, t.contract, t.from, t.to, t.raw].join(' '))
    .sort()
    .join('\n');

async function agreed<T>(
  what: string,
  a: Promise<T>,
  b: Promise<T>,
  text: (answer: T) => string,
): Promise<T> {
  const [first, second] = await Promise.all([a, b]);
  if (text(first) !== text(second)) throw new ChainContradiction(`the two nodes differ about ${what}`);
  return first;
}

/** Both must answer, and the same; the final part ends where the slower one sees its end. */
export function bothNodes(one: ChainReader, other: ChainReader): ChainReader {
  return {
    atOnce: Math.min(one.atOnce, other.atOnce),
    async finalBlock(confirmations) {
      const [a, b] = await Promise.all([one.finalBlock(confirmations), other.finalBlock(confirmations)]);
      const [lower, ahead] = a.number <= b.number ? [a, other] : [b, one];
      const there = a.number === b.number ? (lower === a ? b : a) : await ahead.block(lower.number);
      if (!same(lower, there))
        throw new ChainContradiction(`the two nodes differ about block ${lower.number}`);
      return lower;
    },
    block: (number) =>
      agreed(`block ${number}`, one.block(number), other.block(number), (b) => `${b.hash} ${b.parentHash}`),
    transfersIn: (block, contracts) =>
      agreed(
        `the logs of block ${block.number}`,
        one.transfersIn(block, contracts),
        other.transfersIn(block, contracts),
        written,
      ),
    prove: (block, txHash, contracts) =>
      agreed(
        `the receipt of ${txHash}`,
        one.prove(block, txHash, contracts),
        other.prove(block, txHash, contracts),
        written,
      ),
    async finalTransaction(txHash, contracts, confirmations) {
      const [a, b] = await Promise.all([
        one.finalTransaction(txHash, contracts, confirmations),
        other.finalTransaction(txHash, contracts, confirmations),
      ]);
      if (!a || !b) return null;
      if (
        a.success !== b.success ||
        (a.success && b.success && written(a.transfers) !== written(b.transfers))
      )
        throw new ChainContradiction(`the two nodes differ about ${txHash}`);
      return a;
    },
    sightings: one.sightings,
  };
}
