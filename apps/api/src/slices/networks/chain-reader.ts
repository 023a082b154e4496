// What a watcher asks of a chain; one reader for each kind of chain stands behind it.

/** A block by its hash: what it holds is the same whoever asks. */
export interface ChainBlock {
  readonly number: bigint;
  readonly hash: string;
  readonly parentHash: string;
  /** The filter in its header that knows what its logs are of, where the chain has one. */
  readonly logsBloom?: string | undefined;
}
/** A movement of a coin as a block shows it; hashes in lower case, addresses as the chain writes them (EIP-55, Base58Check). */
export interface ShownTransfer {
  readonly txHash: string;
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** In the coin's smallest unit. */
  readonly raw: bigint;
}
/** The same, proved by what its transaction did. */
export interface SeenTransfer extends ShownTransfer {
  /** Place among the transaction's own logs: it stays when the transaction is mined again elsewhere. */
  readonly ordinal: number;
}
/** A transfer that may still be undone. */
export interface Sighting extends SeenTransfer {
  readonly confirmations: number;
}
/** How a transaction ended that can not be undone any more. */
export type FinalTransaction =
  | { readonly success: false }
  | { readonly success: true; readonly transfers: readonly SeenTransfer[] };

/** Every question throws ChainUnreadable when the node can not answer, ChainContradiction when its answers can not both be true. */
export interface ChainReader {
  /** How many questions the node takes at once. */
  readonly atOnce: number;
  /** The last block that can not be undone: as deep as `confirmations` says, and final in the chain's own words where it has such. */
  finalBlock(confirmations: number): Promise<ChainBlock>;
  /** A block of the final part. */
  block(number: bigint): Promise<ChainBlock>;
  /** What the block moved of these contracts, asked by its hash. */
  transfersIn(block: ChainBlock, contracts: readonly string[]): Promise<ShownTransfer[]>;
  /** What one of the block's transactions moved, proved by its receipt: it succeeded, in this very block. */
  prove(block: ChainBlock, txHash: string, contracts: readonly string[]): Promise<SeenTransfer[]>;
  /** How a transaction ended in the final part; null when it is not there (yet, or any more). */
  finalTransaction(
    txHash: string,
    contracts: readonly string[],
    confirmations: number,
  ): Promise<FinalTransaction | null>;
  /** Transfers to some addresses above a block, for showing progress only; empty where the chain can not be asked so. */
  sightings(
    above: ChainBlock,
    contracts: readonly string[],
    addresses: readonly string[],
  ): Promise<Sighting[]>;
}

/** The node is silent, slow, behind, or answers with an error: try again later, nothing was skipped. */
export class ChainUnreadable extends Error {}

/** What answers about final blocks can contradict. */
export type ContradictionKind = 'wrong_chain' | 'contradiction' | 'reorganised';
/** Two answers about final blocks can not both be true: nothing is read until they agree or a person looked. */
export class ChainContradiction extends Error {
  constructor(
    message: string,
    readonly kind: ContradictionKind = 'contradiction',
  ) {
    super(message);
  }
}
