// The act of saving a place to withdraw to: checked as far as a number can be, and resting before its first use.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockUser } from '../accounts/index.ts';
import { chainAddress, findNetwork } from '../networks/index.ts';
import { isDepositAddress } from '../topups/index.ts';
import { sealCardNumber } from './card-number.ts';
import {
  findDestination,
  insertDestination,
  listDestinations,
  type NewDestination,
} from './destinations.sql.ts';
import { addHours, cardNumber } from './withdrawal.rules.ts';
import { destinationView } from './withdrawal.view.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';

const destinationsMax = 10;
type Given = InputOf<'saveDestination'>;
type Checked = Omit<NewDestination, 'userId' | 'usableFrom'>;

/** `secret` seals card numbers. @throws CARD_NUMBER_INVALID, CHAIN_ADDRESS_INVALID, CHAIN_ADDRESS_OURS, NETWORK_UNSUPPORTED, DESTINATION_LIMIT, DESTINATION_EXISTS, ACCOUNT_FROZEN */
export async function saveDestination(tx: Tx, actor: ShopperActor, input: Given, secret: string) {
  const checked =
    input.type === 'bank' ? checkBank(input, actor.userId, secret) : await checkChain(tx, input);
  const { frozenAt } = await lockUser(tx, actor.userId);
  // The door has asked already; this is for who was frozen since.
  if (frozenAt !== null) refuse('ACCOUNT_FROZEN');
  if ((await listDestinations(tx, actor.userId)).length >= destinationsMax)
    refuse('DESTINATION_LIMIT', { args: { count: destinationsMax } });
  const { coolOffHours } = await withdrawalNumbers(tx);
  const usableFrom = addHours(tx.now, coolOffHours);
  const id = await insertDestination(tx, { ...checked, userId: actor.userId, usableFrom });
  if (id === null) return refuse('DESTINATION_EXISTS');
  await emit(tx, 'destination.saved', String(id), {
    userId: String(actor.userId),
    destinationId: String(id),
  });
  const saved = (await findDestination(tx, actor.userId, id)) ?? refuse('DESTINATION_NOT_FOUND');
  return destinationView(saved, tx.now);
}

function checkBank(given: Extract<Given, { type: 'bank' }>, userId: bigint, secret: string): Checked {
  const number =
    cardNumber(given.cardNumber) ??
    refuse('CARD_NUMBER_INVALID', { fields: { cardNumber: 'CARD_NUMBER_INVALID' } });
  const { holder, bankName, country } = given;
  const kept = sealCardNumber(secret, userId, number);
  return { type: 'bank', label: given.label ?? '', holder, bankName, country, networkId: null, ...kept };
}

async function checkChain(tx: Tx, given: Extract<Given, { type: 'chain' }>): Promise<Checked> {
  const network = await findNetwork(tx, given.network);
  if (!network?.enabled) return refuse('NETWORK_UNSUPPORTED', { fields: { network: 'NETWORK_UNSUPPORTED' } });
  const number =
    chainAddress(network.kind, given.address) ??
    refuse('CHAIN_ADDRESS_INVALID', { fields: { address: 'CHAIN_ADDRESS_INVALID' } });
  // The coin's own contract keeps what is sent to it for ever.
  if (number.toLowerCase() === network.contract.toLowerCase())
    refuse('CHAIN_ADDRESS_INVALID', { fields: { address: 'CHAIN_ADDRESS_INVALID' } });
  if (await isDepositAddress(tx, network.kind, number))
    refuse('CHAIN_ADDRESS_OURS', { fields: { address: 'CHAIN_ADDRESS_OURS' } });
  return {
    type: 'chain',
    label: given.label ?? '',
    holder: null,
    bankName: null,
    country: null,
    networkId: network.id,
    number,
    sealed: null,
    fingerprint: null,
  };
}
