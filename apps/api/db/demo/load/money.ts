// Money in and out in every state, for those who look round and those who audit: claims with their evidence, payouts on their way.
import fs from 'node:fs/promises';
import path from 'node:path';
import type { RequestOf } from '@meridian/contract';
import { demoPayCode } from '../people.ts';
import type { ReceiptId } from '../receipts.ts';
import { arrive, demoHash, deposit } from './deposits.ts';
import type { History } from './history.ts';
import type { DemoShopper } from './people.ts';
import { passTopUp } from './staff.ts';
import { day, hour, minute } from './world.ts';

const folder = path.resolve(import.meta.dirname, '../receipts');

type Way =
  | { readonly by: 'bank'; readonly bank?: number }
  | { readonly by: 'chain'; readonly network: string; readonly hash: string };

/** Somebody says that money is on its way, and shows a receipt; answers the id. */
async function announce(
  { world }: History,
  who: DemoShopper,
  amount: string,
  receipt: ReceiptId,
  way: Way,
): Promise<string> {
  const picture = await fs.readFile(path.join(folder, `${receipt}.webp`));
  const { upload: evidence } = await world.act('uploadEvidence', who.actor, {}, picture);
  if (way.by === 'chain') {
    const { network, hash } = way;
    const given = { method: 'chain', network, amount, txHash: demoHash(hash), evidence } as const;
    return (await world.act('createTopUp', who.actor, given)).id;
  }
  const { list } = await world.act('listPayeeAccounts', who.actor, {});
  const payeeAccount = list[way.bank ?? 0]?.id ?? '';
  return (await world.act('createTopUp', who.actor, { method: 'bank', payeeAccount, amount, evidence })).id;
}

/** Asks for money as the form does: quoted, confirmed by the payment code. Answers the id. */
async function withdraw(
  { world }: History,
  who: DemoShopper,
  destination: string,
  amount: string,
): Promise<string> {
  const { fee } = await world.act('quoteWithdrawal', who.actor, { destination, amount });
  const { ticket } = await world.act('verifyPayCode', who.actor, {
    purpose: 'withdraw.request',
    target: destination,
    amount,
    payCode: demoPayCode,
  });
  return (await world.act('createWithdrawal', who.actor, { destination, amount, fee, ticket })).id;
}

/** What happens so long before the end. */
type At = (before: number, run: () => Promise<unknown>) => void;

/** What follows from what happens now. */
const laterIn =
  ({ world, plans }: History) =>
  (ms: number, run: () => Promise<unknown>): void =>
    void plans.push({ at: world.clock.now().getTime() + ms, run: async () => void (await run()) });

function planTopUps(history: History, at: At): void {
  const { world, staff } = history;
  const [ana, lin, omar] = history.people as [DemoShopper, DemoShopper, DemoShopper];
  const by = personOf(history);
  const later = laterIn(history);
  const { finance } = staff;
  const bank = (bankReference: string, arrived: string) => ({ by: 'bank', bankReference, arrived }) as const;
  const hash = (name: string, arrived: string) => ({ by: 'hash', txHash: demoHash(name), arrived }) as const;
  const passed = async (
    who: DemoShopper,
    amount: string,
    receipt: ReceiptId,
    way: Way,
    proof: RequestOf<'passTopUp'>['proof'],
  ) => {
    const id = await announce(history, who, amount, receipt, way);
    later(3 * hour, () => passTopUp(world, staff, { id, proof }));
  };
  const refused = async (
    who: DemoShopper,
    amount: string,
    receipt: ReceiptId,
    because: Pick<RequestOf<'refuseTopUp'>, 'refusal' | 'note'>,
  ) => {
    const id = await announce(history, who, amount, receipt, { by: 'bank' });
    later(2 * hour, () => world.act('refuseTopUp', finance, { id, ...because }));
  };
  const tron = (name: string): Way => ({ by: 'chain', network: 'tron-usdt', hash: name });

  at(21 * day, () => passed(ana, '200.00', 'ana-first', { by: 'bank' }, bank('HBI-240118', '200.00')));
  at(15 * day, () => passed(lin, '180.00', 'lin-chain', tron('lin'), hash('lin', '180.00')));
  at(12 * day, () =>
    refused(ana, '75.00', 'ana-blurred', {
      refusal: 'evidence_unreadable',
      note: 'The picture is blurred. Please send the receipt once more.',
    }),
  );
  // The sender's bank kept half a dollar: credited is what arrived.
  at(11 * day, () => passed(ana, '75.00', 'ana-again', { by: 'bank', bank: 1 }, bank('BDT-55071', '74.50')));
  at(6 * day, () => refused(omar, '60.00', 'omar-other', { refusal: 'other_payer' }));
  at(30 * hour, () =>
    passed(by('daniel'), '40.00', 'daniel-shared', { by: 'bank' }, bank('HBI-240977', '40.00')),
  );
  // What waits for somebody at the console.
  at(26 * hour, () => announce(history, lin, '300.00', 'lin-open', { by: 'bank' }));
  at(8 * hour, async () => {
    const id = await announce(history, by('emma'), '1400.00', 'emma-large', { by: 'bank' });
    const proof = bank('HBI-241204', '1400.00');
    later(20 * minute, () => world.act('passTopUp', finance, { id, proof }));
  });
  at(5 * hour, () => announce(history, ana, '120.00', 'ana-open', { by: 'bank' }));
  at(3 * hour, () => announce(history, omar, '90.00', 'omar-chain', tron('omar')));
  at(130 * minute, () => arrive(world, { userId: by('priya').actor.userId, cents: 6_420n }));
  at(100 * minute, () => arrive(world, { userId: by('claire').actor.userId, cents: 400n }));
  // The same picture as Daniel's: whoever audits it is told.
  at(95 * minute, () => announce(history, by('grace'), '40.00', 'daniel-shared', { by: 'bank' }));
  at(50 * minute, () => announce(history, by('jonas'), '250.00', 'jonas-open', { by: 'bank', bank: 1 }));
  at(40 * minute, () =>
    announce(history, ana, '150.00', 'ana-chain', { by: 'chain', network: 'ethereum-usdt', hash: 'ana' }),
  );
}

/** Places to withdraw to are saved long before: what is new rests for a day. */
const destinations = {
  ana: {
    type: 'bank',
    holder: 'Ana Carvalho',
    bankName: 'Banco do Douro',
    cardNumber: '4539148803436467',
    country: 'PT',
  },
  anaChain: {
    type: 'chain',
    network: 'arbitrum-usdc',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'My hardware wallet',
  },
  lin: { type: 'chain', network: 'tron-usdt', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  linBank: {
    type: 'bank',
    holder: '林志强',
    bankName: '浦江银行',
    cardNumber: '6222020000000007',
    country: 'CN',
  },
  omar: {
    type: 'bank',
    holder: 'Omar Al Mansouri',
    bankName: 'Creek Bank',
    cardNumber: '5424180123456789',
    country: 'AE',
  },
  jonas: { type: 'chain', network: 'arbitrum-usdt', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
  emma: {
    type: 'bank',
    holder: 'Emma Whitfield',
    bankName: 'Avon Mutual',
    cardNumber: '4929420573595709',
    country: 'GB',
  },
  daniel: {
    type: 'bank',
    holder: 'Daniel Ortiz',
    bankName: 'Cascade Credit Union',
    cardNumber: '4024007103939509',
    country: 'US',
  },
} as const satisfies Record<string, RequestOf<'saveDestination'>>;

function planWithdrawals(history: History, at: At): void {
  const { world } = history;
  const { finance, admin } = history.staff;
  const [ana, lin, omar] = history.people as [DemoShopper, DemoShopper, DemoShopper];
  const by = personOf(history);
  const later = laterIn(history);
  const places = new Map<keyof typeof destinations, string>();
  const save = (who: DemoShopper, place: keyof typeof destinations) => {
    if (places.has(place)) return;
    places.set(place, '');
    at(60 * day, async () => {
      places.set(place, (await world.act('saveDestination', who.actor, destinations[place])).id);
    });
  };
  /** With money that came a day earlier, so that the balance suffices whatever was bought. */
  const asked = (
    before: number,
    who: DemoShopper,
    place: keyof typeof destinations,
    amount: string,
    then: (id: string) => void = () => {},
  ) => {
    save(who, place);
    const cents = BigInt(Math.ceil(Number(amount) / 50) * 50 + 20) * 100n;
    at(before + day, () => deposit(world, history.staff, { userId: who.actor.userId, cents }));
    at(before, async () => then(await withdraw(history, who, places.get(place) ?? '', amount)));
  };
  const sent = (proof: string) => (id: string) => {
    later(4 * hour, () => world.act('approveWithdrawal', finance, { id }));
    later(5 * hour, () => world.act('takeWithdrawal', admin, { id }));
    later(5 * hour + 20 * minute, () => world.act('recordPayout', admin, { id, taking: 1, proof }));
  };

  asked(18 * day, ana, 'ana', '80.00', sent('HBI-OUT-77120'));
  asked(9 * day, lin, 'lin', '150.00', sent(demoHash('payout').slice(2)));
  asked(6 * day, lin, 'linBank', '70.00', (id) => {
    const note = 'The card is in the name of somebody else.';
    later(5 * hour, () => world.act('refuseWithdrawal', finance, { id, refusal: 'holder_differs', note }));
  });
  asked(4 * day, ana, 'ana', '45.00', (id) =>
    later(20 * minute, () => world.act('cancelWithdrawal', ana.actor, { id })),
  );
  // What waits for somebody at the console.
  asked(29 * hour, by('daniel'), 'daniel', '25.00');
  asked(11 * hour, omar, 'omar', '100.00', (id) =>
    later(2 * hour, () => world.act('approveWithdrawal', admin, { id })),
  );
  asked(6 * hour, by('jonas'), 'jonas', '55.00', (id) => {
    later(hour, () => world.act('approveWithdrawal', finance, { id }));
    later(90 * minute, () => world.act('takeWithdrawal', finance, { id }));
  });
  asked(5 * hour, by('emma'), 'emma', '1200.00', (id) =>
    later(40 * minute, () => world.act('approveWithdrawal', finance, { id })),
  );
  asked(110 * minute, ana, 'anaChain', '60.00');
}

const personOf = (history: History) => (login: string) => {
  const found = history.people.find(({ person }) => person.email === `${login}@example.com`);
  if (!found) throw new Error(`nobody is called ${login}`);
  return found;
};

/** Plans all of it, ending at `until`. */
export function planMoney(history: History, until: number): void {
  const at: At = (before, run) => {
    history.plans.push({ at: until - before, run: async () => void (await run()) });
  };
  planTopUps(history, at);
  planWithdrawals(history, at);
}
