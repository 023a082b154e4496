import {
  ChainContradiction,
  ChainUnreadable
} from "./chunk-OXJMYNB6.mjs";

// apps/api/src/slices/networks/fetch-evm-chain.ts
import {
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  decodeEventLog,
  getAddress,
  http,
  parseAbi,
  TransactionReceiptNotFoundError,
  toEventSelector
} from "viem";

// apps/api/src/slices/networks/logs-bloom.rules.ts
import { hexToBytes, keccak256 } from "viem/utils";
var bytesLong = 256;
function* bitsOf(value) {
  const hash = keccak256(hexToBytes(value), "bytes");
  for (const at of [0, 2, 4]) yield ((hash[at] ?? 0) << 8 | (hash[at + 1] ?? 0)) & 2047;
}
var place = (bit) => bytesLong - 1 - (bit >> 3);
var mask = (bit) => 1 << (bit & 7);
function mayHold(bloom, contract, topic) {
  const bytes = hexToBytes(bloom);
  return [contract, topic].every(
    (value) => [...bitsOf(value)].every((bit) => ((bytes[place(bit)] ?? 0) & mask(bit)) !== 0)
  );
}
function fills(bloom, logs) {
  const made = new Uint8Array(bytesLong);
  for (const { address, topics } of logs)
    for (const value of [address, ...topics])
      for (const bit of bitsOf(value)) made[place(bit)] = (made[place(bit)] ?? 0) | mask(bit);
  const bytes = hexToBytes(bloom);
  return made.every((byte, i) => byte === bytes[i]);
}

// apps/api/src/slices/networks/fetch-evm-chain.ts
var abi = parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]);
var transferTopic = toEventSelector("Transfer(address,address,uint256)");
var batchSize = 40;
function evmReader({ url, chainId, timeoutMs = 1e4 }) {
  const client = createPublicClient({
    transport: http(url, {
      timeout: timeoutMs,
      retryCount: 0,
      batch: { batchSize },
      // The house asks the configured node and nobody it is sent on to.
      fetchOptions: { redirect: "error" }
    })
  });
  const asked = (question) => readable(url, question);
  const ofOurChain = async () => {
    const answered = BigInt(await client.getChainId());
    if (answered !== chainId)
      throw new ChainContradiction(`the node is of chain ${answered}, not of ${chainId}`, "wrong_chain");
  };
  return {
    atOnce: batchSize,
    finalBlock: (confirmations) => asked(async () => {
      await ofOurChain();
      return finalOf(client, confirmations);
    }),
    block: (number) => asked(() => blockAt(client, number)),
    transfersIn: (block, contracts) => asked(() => transfersIn(client, block, contracts)),
    prove: (block, txHash, contracts) => asked(() => prove(client, block, txHash, contracts)),
    finalTransaction: (txHash, contracts, confirmations) => asked(async () => {
      await ofOurChain();
      return finalTransaction(client, txHash, contracts, confirmations);
    }),
    sightings: (above, contracts, addresses) => asked(() => sightings(client, above, contracts, addresses))
  };
}
async function readable(url, question) {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ChainContradiction || error instanceof ChainUnreadable) throw error;
    const said = error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error);
    throw new ChainUnreadable(said.replaceAll(url, "the node").slice(0, 300));
  }
}
var plain = ({ number, hash, parentHash, logsBloom }) => {
  if (number === null || hash === null) throw new ChainUnreadable("a block without number");
  return { number, hash, parentHash, logsBloom: logsBloom ?? void 0 };
};
async function blockAt(client, blockNumber) {
  const block = plain(await client.getBlock({ blockNumber }));
  if (block.number !== blockNumber)
    throw new ChainContradiction(`asked for block ${blockNumber}, got ${block.number}`);
  return block;
}
async function finalOf(client, confirmations) {
  const [head, tagged] = await Promise.all([
    client.getBlockNumber({ cacheTime: 0 }),
    client.getBlock({ blockTag: "finalized" }).catch((error) => {
      if (error instanceof BlockNotFoundError || /finalized/i.test(String(error))) return null;
      throw error;
    })
  ]);
  const deep = head - BigInt(confirmations) + 1n;
  if (tagged && tagged.number <= deep) return plain(tagged);
  return blockAt(client, deep < 0n ? 0n : deep);
}
async function transfersIn(client, block, contracts) {
  const logs = await client.getLogs({
    blockHash: block.hash,
    address: contracts,
    event: abi[0]
  });
  if (logs.some((log) => log.blockHash !== block.hash))
    throw new ChainContradiction(`logs of another block than ${block.hash}`);
  const silent = contracts.filter((c) => !logs.some((log) => log.address.toLowerCase() === c.toLowerCase()));
  const bloom = block.logsBloom;
  if (bloom && silent.some((c) => mayHold(bloom, c, transferTopic)))
    await checkSilence(client, block, silent, bloom);
  return transfersOf(logs, contracts);
}
async function checkSilence(client, block, contracts, logsBloom) {
  const receipts = await client.request({ method: "eth_getBlockReceipts", params: [block.hash] });
  const logs = (receipts ?? []).flatMap((r) => r.logs);
  const ours = logs.filter(
    (log) => log.topics[0] === transferTopic && log.topics.length === 3 && contracts.some((c) => c.toLowerCase() === log.address.toLowerCase())
  );
  if (ours.length > 0 || !fills(logsBloom, logs))
    throw new ChainUnreadable(`the node holds back logs of block ${block.number}`);
}
async function prove(client, block, hash, contracts) {
  const receipt = await client.getTransactionReceipt({ hash });
  if (receipt.blockHash !== block.hash || receipt.status !== "success")
    throw new ChainContradiction(`log and receipt of ${hash} differ`);
  return transfersOf(receipt.logs, contracts);
}
function transfersOf(logs, contracts) {
  const watched = new Set(contracts.map((c) => c.toLowerCase()));
  return logs.flatMap((log, ordinal) => {
    const isTransfer = log.topics[0] === transferTopic && log.topics.length === 3;
    if (!isTransfer || !watched.has(log.address.toLowerCase())) return [];
    const { from, to, value } = decodeEventLog({ abi, data: log.data, topics: log.topics }).args;
    const txHash = String(log.transactionHash).toLowerCase();
    return [{ txHash, ordinal, contract: getAddress(log.address), from, to, raw: value }];
  });
}
async function finalTransaction(client, hash, contracts, confirmations) {
  const receipt = await client.getTransactionReceipt({ hash }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });
  if (!receipt) return null;
  const final = await finalOf(client, confirmations);
  if (receipt.blockNumber > final.number) return null;
  if ((await blockAt(client, receipt.blockNumber)).hash !== receipt.blockHash) return null;
  if (receipt.status !== "success") return { success: false };
  return { success: true, transfers: transfersOf(receipt.logs, contracts) };
}
async function sightings(client, above, contracts, addresses) {
  const head = await client.getBlockNumber({ cacheTime: 0 });
  if (head <= above.number) return [];
  const logs = await client.getLogs({
    address: contracts,
    event: abi[0],
    args: { to: addresses },
    fromBlock: above.number + 1n,
    toBlock: head
  });
  return logs.flatMap(
    (log) => transfersOf([log], contracts).map((seen) => ({
      ...seen,
      ordinal: log.logIndex,
      confirmations: Number(head - log.blockNumber) + 1
    }))
  );
}
export {
  evmReader
};
//# sourceMappingURL=fetch-evm-chain-ZKUJ7BJI.mjs.map
