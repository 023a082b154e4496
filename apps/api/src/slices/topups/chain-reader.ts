// What a watcher asks of a chain; one reader for each kind of chain stands behind it.

/** A block by its hash: what it holds is the same whoever asks. */
export interface ChainBlock {
  readonly number: bigint;
  readonly hash: string;
  readonly parentHash: string;
}
/** One transfer of a watched coin to one of our addresses; hashes and EVM addresses as the chain's own form has them. */
export interface SeenTransfer {
  readonly txHash: string;
  /** Place among the transaction's own logs. */
  readonly ordinal: number;
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
}

export interface ChainReader {
  /** The last block that can not be undone any more. @throws ChainUnreadable */
  finalBlock(): Promise<ChainBlock>;
  /** The newest block, for showing progress only. @throws ChainUnreadable */
  headNumber(): Promise<bigint>;
  /** A block of the final part. @throws ChainUnreadable when the node lacks it */
  block(number: bigint): Promise<ChainBlock>;
  /** What the block moved to these addresses, read by its hash and proved by receipts. @throws ChainUnreadable, ChainContradiction */
  transfersIn(block: ChainBlock, contracts: readonly string[], ours: OurAddresses): Promise<SeenTransfer[]>;
  /** How the transaction stands in the final part; null when it is not there. @throws ChainUnreadable */
  finalTransfers(txHash: string, contracts: readonly string[]): Promise<SeenTransfer[] | null>;
}
/** Which of some addresses are ours. */
export type OurAddresses = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** The node is silent, slow, behind, or answers with an error: try again later, nothing was skipped. */
export class ChainUnreadable extends Error {}
/** Two answers about final blocks contradict each other: nothing more is read until a person looked. */
export class ChainContradiction extends Error {}
