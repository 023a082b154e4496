// A TRON node's solidified interface, answering in the shape that real ones answer in; its blocks are made by the test.
import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import { startJsonNode } from './json-node.ts';

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The 20 bytes of an address, in hex; the network's prefix is not among them. */
const body = (address: string): string =>
  Buffer.from(base58check.decode(address).subarray(1)).toString('hex');
const word = (hex: string): string => hex.padStart(64, '0');
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export interface TronMove {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
}
interface TronTransaction {
  /** None is a payment in TRX. */
  readonly moves: readonly TronMove[];
  /** `OUT_OF_ENERGY`, `REVERT`, …: what did not succeed. */
  readonly result?: string;
}
type Path = 'getnowblock' | 'getblockbynum' | 'gettransactioninfobyblocknum' | 'gettransactioninfobyid';

interface Question {
  readonly num?: number;
  readonly value?: string;
}

export interface TronNode {
  readonly url: string;
  /** The number of its first block. */
  readonly first: bigint;
  /** What it answers instead; undefined = the truth. */
  answer: ((path: Path, truth: unknown) => unknown) | null;
  /** It sends whoever asks on to itself, where it would answer. */
  redirects: boolean;
  /** Solidifies another block of these; answers the transactions' ids. */
  add(transactions?: readonly TronTransaction[]): string[];
  stop(): Promise<void>;
}

interface Made {
  readonly block: { readonly blockID: string; readonly [rest: string]: unknown };
  readonly infos: readonly (object & { readonly id: string })[];
}

/** Starts one with a first block. */
export async function startTronNode(): Promise<TronNode> {
  const blocks: Made[] = [];
  const first = 70_000_000;
  const add: TronNode['add'] = (transactions = []) => {
    const number = first + blocks.length;
    const parentHash = blocks.at(-1)?.block.blockID ?? word('1');
    const ids = transactions.map((_, i) => sha(`transaction ${number} ${i} ${parentHash}`));
    const blockID = number.toString(16).padStart(16, '0') + sha(`block ${number}`).slice(16);
    blocks.push({
      block: {
        blockID,
        block_header: {
          raw_data: {
            number,
            txTrieRoot: sha(`root ${number}`),
            witness_address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
            parentHash,
            version: 31,
            timestamp: 1_700_000_000_000 + number * 3_000,
          },
          witness_signature: 'ab'.repeat(65),
        },
        // A block without transactions leaves the list out.
        ...(transactions.length > 0 && {
          transactions: transactions.map((t, i) => ({
            ret: [{ contractRet: t.result ?? 'SUCCESS' }],
            signature: ['cd'.repeat(65)],
            txID: ids[i],
            raw_data: {
              contract: [{ type: t.moves.length > 0 ? 'TriggerSmartContract' : 'TransferContract' }],
            },
          })),
        }),
      },
      infos: transactions.map((t, i) => infoOf(t, ids[i] ?? '', number)),
    });
    return ids;
  };
  add();
  const node: Pick<TronNode, 'answer' | 'redirects'> = { answer: null, redirects: false };
  const truth = (path: Path, question: Question): unknown => {
    if (path === 'getnowblock') return blocks.at(-1)?.block;
    // What it does not have is an empty object, or an empty list.
    if (path === 'getblockbynum') return blocks[(question.num ?? 0) - first]?.block ?? {};
    if (path === 'gettransactioninfobyblocknum') return blocks[(question.num ?? 0) - first]?.infos ?? [];
    return blocks.flatMap((b) => b.infos).find((info) => info.id === question.value) ?? {};
  };
  const { url, stop } = await startJsonNode((question, asked, reply) => {
    if (node.redirects && !asked.startsWith('/elsewhere')) {
      reply.writeHead(307, { location: `/elsewhere${asked}` }).end();
      return undefined;
    }
    const path = asked.replace('/elsewhere', '').replace('/walletsolidity/', '') as Path;
    const real = truth(path, question as Question);
    return node.answer?.(path, real) ?? real;
  });
  return Object.assign(node, { url, first: BigInt(first), add, stop });
}

function infoOf({ moves, result }: TronTransaction, id: string, blockNumber: number) {
  const common = {
    id,
    blockNumber,
    blockTimeStamp: 1_700_000_000_000 + blockNumber * 3_000,
    contractResult: [''],
  };
  if (moves.length === 0) return { ...common, receipt: { net_usage: 268 } };
  return {
    ...common,
    fee: 13_844_850,
    contract_address: `41${body(moves[0]?.contract ?? '')}`,
    ...(result && { result: 'FAILED', resMessage: '524556455254' }),
    receipt: {
      energy_fee: 13_499_850,
      energy_usage_total: 64_285,
      net_fee: 345_000,
      result: result ?? 'SUCCESS',
    },
    log: moves.map((m) => ({
      address: body(m.contract),
      topics: [transferTopic, word(body(m.from)), word(body(m.to))],
      data: word(m.raw.toString(16)),
    })),
  };
}
