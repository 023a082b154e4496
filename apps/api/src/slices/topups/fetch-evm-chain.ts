// Reads an EVM chain through its node: final blocks, by hash, only the configured contracts, every transfer proved by its receipt.
import {
  type Address,
  BlockNotFoundError,
  createPublicClient,
  decodeEventLog,
  getAddress,
  type Hex,
  http,
  type Log,
  type PublicClient,
  parseAbi,
  TransactionReceiptNotFoundError,
  toEventSelector,
} from 'viem';
import {
  type ChainBlock,
  ChainContradiction,
  type ChainReader,
  ChainUnreadable,
  type OurAddresses,
  type SeenTransfer,
} from './chain-reader.ts';

const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);
const transferTopic = toEventSelector('Transfer(address,address,uint256)');

export interface EvmOptions {
  readonly url: string;
  /** What the node must answer to eth_chainId. */
  readonly chainId: bigint;
  /** A block is final when so many stand above it and the node, if it knows such a tag, calls it final. */
  readonly confirmations: number;
  readonly timeoutMs?: number;
}

/** Opens a reader; the chain id is checked before the first answer is believed. */
export function evmReader({ url, chainId, confirmations, timeoutMs = 10_000 }: EvmOptions): ChainReader {
  const client = createPublicClient({
    transport: http(url, { timeout: timeoutMs, retryCount: 0, batch: { batchSize: 50 } }),
  });
  let known: Promise<void> | null = null;
  const ready = (): Promise<void> => {
    known ??= checkChain(client, chainId).catch((error) => {
      known = null;
      throw error;
    });
    return known;
  };
  const asked = async <T>(question: () => Promise<T>): Promise<T> => {
    await ready();
    return readable(question);
  };
  return {
    finalBlock: () => asked(() => finalOf(client, confirmations)),
    headNumber: () => asked(() => client.getBlockNumber({ cacheTime: 0 })),
    block: (number) => asked(() => blockAt(client, number)),
    transfersIn: (block, contracts, ours) => asked(() => transfersIn(client, block, contracts, ours)),
    finalTransfers: (txHash, contracts) =>
      asked(() => finalTransfers(client, txHash as Hex, contracts, confirmations)),
  };
}

/** Whatever a node does wrong is one thing to us; what contradicts itself is another. */
async function readable<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ChainContradiction || error instanceof ChainUnreadable) throw error;
    throw new ChainUnreadable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function checkChain(client: PublicClient, chainId: bigint): Promise<void> {
  const answered = BigInt(await readable(() => client.getChainId()));
  if (answered !== chainId) throw new ChainContradiction(`the node is of chain ${answered}, not ${chainId}`);
}

const plain = (block: { number: bigint | null; hash: Hex | null; parentHash: Hex }): ChainBlock => {
  if (block.number === null || block.hash === null) throw new ChainUnreadable('a block without number');
  return { number: block.number, hash: block.hash, parentHash: block.parentHash };
};

async function blockAt(client: PublicClient, blockNumber: bigint): Promise<ChainBlock> {
  const block = plain(await client.getBlock({ blockNumber }));
  if (block.number !== blockNumber) throw new ChainContradiction(`asked for ${blockNumber}, got ${block.number}`);
  return block;
}

/** The lower of both: deep enough, and called final. A chain without the tag is judged by depth alone. */
async function finalOf(client: PublicClient, confirmations: number): Promise<ChainBlock> {
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const deep = head - BigInt(confirmations) + 1n;
  const tagged = await client.getBlock({ blockTag: 'finalized' }).catch((error) => {
    if (error instanceof BlockNotFoundError || /finalized/i.test(String(error))) return null;
    throw error;
  });
  if (tagged && tagged.number <= deep) return plain(tagged);
  return blockAt(client, deep < 0n ? 0n : deep);
}

/** Logs of the contracts in one block, asked by its hash: a node that lacks the block must say so. */
async function transfersIn(
  client: PublicClient,
  block: ChainBlock,
  contracts: readonly string[],
  ours: OurAddresses,
): Promise<SeenTransfer[]> {
  const logs = await client.getLogs({
    blockHash: block.hash as Hex,
    address: contracts as Address[],
    event: abi[0],
  });
  if (logs.some((log) => log.blockHash !== block.hash))
    throw new ChainContradiction(`logs of another block than ${block.hash}`);
  const receivers = await ours([...new Set(logs.flatMap((log) => (log.args.to ? [log.args.to] : [])))]);
  const hashes = new Set(logs.filter((log) => log.args.to && receivers.has(log.args.to)).map((l) => l.transactionHash));
  const proved: SeenTransfer[] = [];
  for (const hash of hashes) {
    const receipt = await client.getTransactionReceipt({ hash });
    if (receipt.blockHash !== block.hash || receipt.status !== 'success')
      throw new ChainContradiction(`log and receipt of ${hash} differ`);
    const moved = transfersOf(receipt.logs, contracts).filter((t) => receivers.has(t.to));
    const shown = logs.filter((l) => l.transactionHash === hash && l.args.to && receivers.has(l.args.to));
    if (moved.length !== shown.length) throw new ChainContradiction(`logs and receipt of ${hash} differ`);
    proved.push(...moved);
  }
  return proved;
}

/** The transfers of watched contracts among a transaction's logs; another contract may emit what it likes. */
function transfersOf(logs: readonly Log[], contracts: readonly string[]): SeenTransfer[] {
  const watched = new Set(contracts.map((c) => c.toLowerCase()));
  return logs.flatMap((log, ordinal) => {
    if (!watched.has(log.address.toLowerCase()) || log.topics[0] !== transferTopic || log.topics.length !== 3) return [];
    const { args } = decodeEventLog({ abi, data: log.data, topics: log.topics });
    const { from, to, value } = args;
    return [{ txHash: String(log.transactionHash), ordinal, contract: getAddress(log.address), from, to, raw: value }];
  });
}

async function finalTransfers(
  client: PublicClient,
  hash: Hex,
  contracts: readonly string[],
  confirmations: number,
): Promise<SeenTransfer[] | null> {
  const receipt = await client.getTransactionReceipt({ hash }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });
  if (!receipt || receipt.status !== 'success') return null;
  const final = await finalOf(client, confirmations);
  if (receipt.blockNumber > final.number) return null;
  // The block that stands at that height now, not the one the receipt remembers.
  if ((await blockAt(client, receipt.blockNumber)).hash !== receipt.blockHash) return null;
  return transfersOf(receipt.logs, contracts);
}
