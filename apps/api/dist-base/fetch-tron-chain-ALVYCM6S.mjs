import {
  tronAddress
} from "./chunk-PNGQFQ34.mjs";
import {
  ChainContradiction,
  ChainUnreadable
} from "./chunk-OXJMYNB6.mjs";

// apps/api/src/slices/networks/fetch-tron-chain.ts
import { toEventSelector } from "viem";
import { hexToBytes } from "viem/utils";
import { z } from "zod";
var hash = z.string().regex(/^[0-9a-f]{64}$/);
var hex = z.string().regex(/^([0-9a-f]{2})*$/);
var number = z.int().min(0).default(0);
var blockAnswer = z.object({
  blockID: hash,
  block_header: z.object({ raw_data: z.object({ number, parentHash: hash }) }),
  transactions: z.array(
    z.object({ txID: hash, ret: z.array(z.object({ contractRet: z.string().optional() })).optional() })
  ).default([])
});
var infoAnswer = z.object({
  id: hash,
  blockNumber: number,
  result: z.string().optional(),
  receipt: z.object({ result: z.string().optional() }).optional(),
  log: z.array(z.object({ address: hex, topics: z.array(hex).default([]), data: hex.default("") })).default([])
});
var transferTopic = toEventSelector("Transfer(address,address,uint256)").slice(2);
function tronReader({ url, timeoutMs = 1e4 }) {
  const ask = (path, question, shape) => post(url, path, question, shape, timeoutMs);
  const blockAt = async (num) => {
    const block = await ask("getblockbynum", { num: Number(num) }, blockAnswer);
    if (plain(block).number !== num)
      throw new ChainContradiction(`asked for block ${num}, got ${plain(block).number}`);
    return block;
  };
  const outcomesOf = async (block) => {
    const num = Number(block.number);
    const [full, infos] = await Promise.all([
      blockAt(block.number),
      ask("gettransactioninfobyblocknum", { num }, z.array(infoAnswer))
    ]);
    if (full.blockID !== block.hash)
      throw new ChainContradiction(`block ${num} is ${full.blockID}, it was ${block.hash}`);
    return complete(full, infos);
  };
  return {
    // Public nodes take some fifteen questions a second; each block is three.
    atOnce: 4,
    // Solidified is TRON's own word for what 19 of its 27 producers have built on; a depth of ours adds nothing to it.
    finalBlock: async () => plain(await ask("getnowblock", {}, blockAnswer)),
    block: async (num) => plain(await blockAt(num)),
    transfersIn: async (block, contracts) => (await outcomesOf(block)).flatMap((o) => o.success ? transfersOf(o.info, contracts) : []),
    async prove(block, txHash, contracts) {
      const info = await ask("gettransactioninfobyid", { value: txHash }, infoAnswer);
      if (info.id !== txHash || BigInt(info.blockNumber) !== block.number || !succeeded(info))
        throw new ChainContradiction(`log and receipt of ${txHash} differ`);
      return transfersOf(info, contracts);
    },
    async finalTransaction(txHash, contracts) {
      const info = await ask("gettransactioninfobyid", { value: txHash }, infoAnswer.or(z.strictObject({})));
      if (!("id" in info)) return null;
      const block = plain(await blockAt(BigInt(info.blockNumber)));
      const there = (await outcomesOf(block)).find((o) => o.info.id === txHash);
      if (!there) return null;
      return there.success ? { success: true, transfers: transfersOf(there.info, contracts) } : { success: false };
    },
    sightings: async () => []
  };
}
async function post(url, path, question, shape, timeoutMs) {
  try {
    const answer = await fetch(`${url.replace(/\/$/, "")}/walletsolidity/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs)
    });
    if (!answer.ok) throw new ChainUnreadable(`${path}: status ${answer.status}`);
    return shape.parse(await answer.json());
  } catch (error) {
    if (error instanceof ChainUnreadable) throw error;
    const said = error instanceof z.ZodError ? "an answer of another shape" : "no answer";
    throw new ChainUnreadable(`${path}: ${said}`);
  }
}
function plain({ blockID, block_header: { raw_data } }) {
  const block = { number: BigInt(raw_data.number), hash: blockID, parentHash: raw_data.parentHash };
  if (BigInt(`0x${blockID.slice(0, 16)}`) !== block.number)
    throw new ChainContradiction(`block ${block.number} bears the id ${blockID}`);
  return block;
}
function complete(block, infos) {
  const ids = new Set(infos.map((info) => info.id));
  if (ids.size !== block.transactions.length || block.transactions.some((t) => !ids.has(t.txID)))
    throw new ChainUnreadable(`the node holds back transactions of block ${plain(block).number}`);
  if (infos.some((info) => info.blockNumber !== block.block_header.raw_data.number))
    throw new ChainContradiction(`transactions of another block than ${block.blockID}`);
  const returned = new Map(block.transactions.map((t) => [t.txID, t.ret?.[0]?.contractRet]));
  return infos.map((info) => ({
    info,
    success: succeeded(info) && returned.get(info.id) === "SUCCESS"
  }));
}
var succeeded = (info) => info.result !== "FAILED" && info.receipt?.result === "SUCCESS";
var addressIn = (word) => tronAddress(hexToBytes(`0x${(word ?? "").slice(-40)}`));
function transfersOf(info, contracts) {
  return info.log.flatMap((log, ordinal) => {
    if (log.topics[0] !== transferTopic || log.topics.length !== 3 || log.data.length !== 64) return [];
    const contract = addressIn(log.address);
    if (!contracts.includes(contract)) return [];
    const [, from, to] = log.topics;
    const raw = BigInt(`0x${log.data}`);
    return [{ txHash: info.id, ordinal, contract, from: addressIn(from), to: addressIn(to), raw }];
  });
}
export {
  tronReader
};
//# sourceMappingURL=fetch-tron-chain-ALVYCM6S.mjs.map
