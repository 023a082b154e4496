// The money side of a shopper: topping up by bank and on the chain, announced or not, asking for money back, and changing their mind.
import type { RequestOf } from '@meridian/contract';
import { pause } from './caller.ts';
import type { Chain } from './chain.ts';
import { noteFact } from './history.ts';
import { act, type Load, payCode, type Shopper, twice } from './intents.ts';

export interface Purse {
  /** Moves money in or out, or lets it be. */
  moveMoney(): Promise<void>;
}

interface Places {
  readonly evidence: string;
  /** The own address on each chain. */
  readonly deposits: readonly { readonly chain: Chain; readonly address: string }[];
  /** A card and a wallet on each chain, to be paid to. */
  readonly payees: readonly string[];
}

const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQiarAihiGlgQAXxI5ga12ovMAAAAASUVORK5CYII=',
    'base64',
  ),
);
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Everything that money goes by: a picture as evidence, the own deposit address, a card and a wallet to be paid to. Null when something was refused. */
export async function openPurse(load: Load, who: Shopper): Promise<Purse | null> {
  const { caller } = load;
  const uploaded = await caller.call('uploadEvidence', {}, who, { picture });
  const registry = await caller.call('getBlockchain', {}, who);
  const card = await save(load, who, {
    type: 'bank',
    holder: 'Mia Test',
    bankName: 'Harbour Bank',
    cardNumber: '4111111111111111',
    country: 'US',
  });
  const payees = [card];
  for (const { network, payee } of load.chains)
    payees.push(await save(load, who, { type: 'chain', network, address: payee }));
  if (uploaded.kind !== 'done' || registry.kind !== 'done') return null;
  const open = payees.filter((id) => id !== null);
  if (open.length < payees.length) return null;
  const deposits = load.chains.map((chain) => {
    const address = registry.data.list.find((network) => network.id === chain.network)?.address;
    if (!address) throw new Error(`${who.name} has no deposit address on ${chain.id}`);
    return { chain, address };
  });
  const places = { evidence: uploaded.data.upload, deposits, payees: open };
  return { moveMoney: () => moveMoney(load, who, places) };
}

async function save(load: Load, who: Shopper, input: RequestOf<'saveDestination'>): Promise<string | null> {
  const saved = await load.caller.call(
    'saveDestination',
    input,
    who,
    act(load, 'saveDestination', { ...input }),
  );
  return saved.kind === 'done' ? saved.data.id : null;
}

async function moveMoney(load: Load, who: Shopper, places: Places): Promise<void> {
  const mood = load.random.next();
  if (mood < 0.26) await topUpByBank(load, who, places);
  else if (mood < 0.5) await topUpOnChain(load, who, places);
  else if (mood < 0.92) await withdraw(load, who, places);
}

const announce = (load: Load, who: Shopper, input: RequestOf<'createTopUp'>) =>
  twice(
    load,
    () => act(load, 'createTopUp', { ...input }),
    (how) => load.caller.call('createTopUp', input, who, how),
  );

async function topUpByBank(load: Load, who: Shopper, { evidence }: Places): Promise<void> {
  const amount = dollars(load.random.int(1_000, 40_000));
  await announce(load, who, { method: 'bank', payeeAccount: load.market.payeeAccount, amount, evidence });
}

/** Announced before or after it arrives, or not at all; sometimes twice in one transaction, sometimes too small to count alone. */
async function topUpOnChain(load: Load, who: Shopper, { evidence, deposits }: Places): Promise<void> {
  const { random } = load;
  const { chain, address } = random.pick(deposits);
  const cents = BigInt(
    random.pick([400, 700, random.int(1_000, 6_000), random.int(6_001, 12_000), random.int(12_001, 40_000)]),
  );
  const when = random.pick(['before', 'after', 'never']);
  const amount = dollars(Math.max(1_000, Number(cents)));
  const tell = () => announce(load, who, { method: 'chain', network: chain.network, amount, evidence });
  if (when === 'before') await tell();
  const moves = Array.from({ length: random.next() < 0.2 ? 2 : 1 }, () => ({ to: address, cents }));
  await noteFact(load.history, 'depositOnChain', who.name, {
    txHash: await chain.pay(moves),
    cents: moves.map((move) => String(move.cents)),
  });
  if (when === 'after') {
    await pause(random.int(0, 4_000));
    await tell();
  }
}

async function withdraw(load: Load, who: Shopper, places: Places): Promise<void> {
  const { caller, random } = load;
  const destination = random.pick(places.payees);
  const amount = dollars(random.int(1_000, 30_000));
  const quote = await caller.call('quoteWithdrawal', { destination, amount }, who);
  if (quote.kind !== 'done') return;
  const verified = await caller.call(
    'verifyPayCode',
    { purpose: 'withdraw.request', target: destination, amount, payCode },
    who,
  );
  if (verified.kind !== 'done') return;
  const input = { destination, amount, fee: quote.data.fee };
  const asked = await twice(
    load,
    () => act(load, 'createWithdrawal', input),
    (how) => caller.call('createWithdrawal', { ...input, ticket: verified.data.ticket }, who, how),
  );
  if (asked.kind !== 'done' || random.next() > 0.25) return;
  await pause(random.int(0, 2_000));
  const { id } = asked.data;
  await twice(
    load,
    () => act(load, 'cancelWithdrawal', { id }),
    (how) => caller.call('cancelWithdrawal', { id }, who, how),
  );
}
