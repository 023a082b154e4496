// Reads an EVM chain through its node: final blocks, by hash, only the configured contracts, every transfer proved by its receipt.
import {
  type Address,
  BaseError,
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
  type FinalTransaction,
  type SeenTransfer,
  type ShownTransfer,
  type Sighting,
} from './chain-reader.ts';
import { fills, mayHold } from './logs-bloom.rules.ts';

const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);
const transferTopic = toEventSelector('Transfer(address,address,uint256)');
/** Questions in one request; more than most hosted nodes take is refused by them. */
const batchSize = 40;

export interface EvmOptions {
  readonly url: string;
  /** What the node must answer to eth_chainId. */
  readonly chainId: bigint;
  readonly timeoutMs?: number;
}

/** Opens a reader; no answer is believed before the chain's id is right. */
export function evmReader({ url, chainId, timeoutMs = 10_000 }: EvmOptions): ChainReader {
  const client: PublicClient = createPublicClient({
    transport: http(url, {
      timeout: timeoutMs,
      retryCount: 0,
      batch: { batchSize },
      // The house asks the configured node and nobody it is sent on to.
      fetchOptions: { redirect: 'error' },
    }),
  });
  const asked = <T>(question: () => Promise<T>): Promise<T> => readable(url, question);
  const ofOurChain = async (): Promise<void> => {
    const answered = BigInt(await client.getChainId());
    if (answered !== chainId)
      throw new ChainContradiction(`the node is of chain ${answered}, not of ${chainId}`, 'wrong_chain');
  };
  return {
    atOnce: batchSize,
    finalBlock: (confirmations) =>
      asked(async () => {
        await ofOurChain();
        return finalOf(client, confirmations);
      }),
    block: (number) => asked(() => blockAt(client, number)),
    transfersIn: (block, contracts) => asked(() => transfersIn(client, block, contracts)),
    prove: (block, txHash, contracts) => asked(() => prove(client, block, txHash as Hex, contracts)),
    finalTransaction: (txHash, contracts, confirmations) =>
      asked(async () => {
        await ofOurChain();
        return finalTransaction(client, txHash as Hex, contracts, confirmations);
      }),
    sightings: (above, contracts, addresses) => asked(() => sightings(client, above, contracts, addresses)),
  };
}

/** Whatever a node does wrong is one thing to us; what contradicts itself is another. A node's address may hold a key: it is in no message. */
async function readable<T>(url: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ChainContradiction || error instanceof ChainUnreadable) throw error;
    const said = error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error);
    throw new ChainUnreadable(said.replaceAll(url, 'the node').slice(0, 300));
  }
}

type NodeBlock = { number: bigint | null; hash: Hex | null; parentHash: Hex; logsBloom: Hex | null };
const plain = ({ number, hash, parentHash, logsBloom }: NodeBlock): ChainBlock => {
  if (number === null || hash === null) throw new ChainUnreadable('a block without number');
  return { number, hash, parentHash, logsBloom: logsBloom ?? undefined };
};

async function blockAt(client: PublicClient, blockNumber: bigint): Promise<ChainBlock> {
  const block = plain(await client.getBlock({ blockNumber }));
  if (block.number !== blockNumber)
    throw new ChainContradiction(`asked for block ${blockNumber}, got ${block.number}`);
  return block;
}

/** The lower of both: deep enough, and called final. A chain without the tag is judged by depth alone. */
async function finalOf(client: PublicClient, confirmations: number): Promise<ChainBlock> {
  const [head, tagged] = await Promise.all([
    client.getBlockNumber({ cacheTime: 0 }),
    client.getBlock({ blockTag: 'finalized' }).catch((error) => {
      if (error instanceof BlockNotFoundError || /finalized/i.test(String(error))) return null;
      throw error;
    }),
  ]);
  const deep = head - BigInt(confirmations) + 1n;
  if (tagged && tagged.number <= deep) return plain(tagged);
  return blockAt(client, deep < 0n ? 0n : deep);
}

/** Logs of the contracts in one block, asked by its hash: a node that lacks the block must say so. */
async function transfersIn(
  client: PublicClient,
  block: ChainBlock,
  contracts: readonly string[],
): Promise<ShownTransfer[]> {
  const logs = await client.getLogs({
    blockHash: block.hash as Hex,
    address: contracts as Address[],
    event: abi[0],
  });
  if (logs.some((log) => log.blockHash !== block.hash))
    throw new ChainContradiction(`logs of another block than ${block.hash}`);
  const silent = contracts.filter((c) => !logs.some((log) => log.address.toLowerCase() === c.toLowerCase()));
  const bloom = block.logsBloom as Hex | undefined;
  if (bloom && silent.some((c) => mayHold(bloom, c as Hex, transferTopic)))
    await checkSilence(client, block, silent, bloom);
  return transfersOf(logs, contracts);
}

/**
 * A node whose log index lags answers "no logs" for a block it has. Where the block's own bloom filter speaks of some,
 * its receipts are read: together they must fill the filter, and hold none. @throws ChainUnreadable when not
 */
async function checkSilence(
  client: PublicClient,
  block: ChainBlock,
  contracts: readonly string[],
  logsBloom: Hex,
): Promise<void> {
  const receipts = await client.request<{
    Parameters: [Hex];
    ReturnType: readonly { readonly logs: readonly { address: Hex; topics: readonly Hex[] }[] }[] | null;
  }>({ method: 'eth_getBlockReceipts', params: [block.hash as Hex] });
  const logs = (receipts ?? []).flatMap((r) => r.logs);
  const ours = logs.filter(
    (log) =>
      log.topics[0] === transferTopic &&
      log.topics.length === 3 &&
      contracts.some((c) => c.toLowerCase() === log.address.toLowerCase()),
  );
  if (ours.length > 0 || !fills(logsBloom, logs))
    throw new ChainUnreadable(`the node holds back logs of block ${block.number}`);
}

async function prove(
  client: PublicClient,
  block: ChainBlock,
  hash: Hex,
  contracts: readonly string[],
): Promise<SeenTransfer[]> {
  const receipt = await client.getTransactionReceipt({ hash });
  if (receipt.blockHash !== block.hash || receipt.status !== 'success')
    throw new ChainContradiction(`log and receipt of ${hash} differ`);
  return transfersOf(receipt.logs, contracts);
}

/** The transfers of watched contracts among a transaction's logs; another contract may emit what it likes. */
function transfersOf(logs: readonly Log[], contracts: readonly string[]): SeenTransfer[] {
  const watched = new Set(contracts.map((c) => c.toLowerCase()));
  return logs.flatMap((log, ordinal) => {
    const isTransfer = log.topics[0] === transferTopic && log.topics.length === 3;
    if (!isTransfer || !watched.has(log.address.toLowerCase())) return [];
    const { from, to, value } = decodeEventLog({ abi, data: log.data, topics: log.topics }).args;
    const txHash = String(log.transactionHash).toLowerCase();
    return [{ txHash, ordinal, contract: getAddress(log.address), from, to, raw: value }];
  });
}

async function finalTransaction(
  client: PublicClient,
  hash: Hex,
  contracts: readonly string[],
  confirmations: number,
): Promise<FinalTransaction | null> {
  const receipt = await client.getTransactionReceipt({ hash }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });
  if (!receipt) return null;
  const final = await finalOf(client, confirmations);
  if (receipt.blockNumber > final.number) return null;
  // The block that stands at that height now, not the one the receipt remembers.
  if ((await blockAt(client, receipt.blockNumber)).hash !== receipt.blockHash) return null;
  if (receipt.status !== 'success') return { success: false };
  return { success: true, transfers: transfersOf(receipt.logs, contracts) };
}

async function sightings(
  client: PublicClient,
  above: ChainBlock,
  contracts: readonly string[],
  addresses: readonly string[],
): Promise<Sighting[]> {
  const head = await client.getBlockNumber({ cacheTime: 0 });
  if (head <= above.number) return [];
  const logs = await client.getLogs({
    address: contracts as Address[],
    event: abi[0],
    args: { to: addresses as Address[] },
    fromBlock: above.number + 1n,
    toBlock: head,
  });
  return logs.flatMap((log) =>
    transfersOf([log], contracts).map((seen) => ({
      ...seen,
      ordinal: log.logIndex,
      confirmations: Number(head - log.blockNumber) + 1,
    })),
  );
}
