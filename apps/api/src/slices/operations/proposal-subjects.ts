// What can be changed by proposal: how each kind of thing is found, what fits it, and how a change is put in force.

import type { Config } from '../../config.ts';
import { formatMoney, parseMoney } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { declaredSettings } from '../../platform/settings.ts';
import {
  addPayee,
  chainAddress,
  listChainEntries,
  listNetworkEntries,
  listPayeeEntries,
  updateChain,
  updateNetwork,
  updatePayee,
} from '../networks/index.ts';
import { depositWallets, firstAddressOf, upsertWallet } from '../topups/index.ts';
import { applySetting } from './change-setting.ts';
import { lockSetting } from './operations.sql.ts';
import type { ProposalSubject } from './proposals.sql.ts';
import { fits, needsSecond } from './setting.rules.ts';

export type Scalar = number | string | boolean;
export type Fields = Readonly<Record<string, Scalar>>;

/** A thing as it stands; version 0 = there is none of that name yet. */
export interface Standing {
  readonly version: number;
  readonly fields: Fields;
}
type Keys = Config['depositKeys'];
interface Subject {
  /** Null when there can be no such thing. */
  find(tx: Tx, key: string, keys: Keys): Promise<Standing | null>;
  /** The change as it will be written. @throws PROPOSAL_INVALID, SETTING_VALUE_INVALID, WALLET_DIFFERS */
  normal(tx: Tx, key: string, standing: Standing, change: Fields, keys: Keys): Promise<Fields>;
  /** False when it is not what the proposer saw any more. */
  apply(tx: Tx, key: string, whole: Standing, how: { by: string; reason: string }): Promise<boolean>;
}

const asMoney = (value: Scalar | undefined) => formatMoney(parseMoney(String(value)));
const invalid = (field: string): never =>
  refuse('PROPOSAL_INVALID', { fields: { [`change.${field}`]: 'PROPOSAL_INVALID' } });

const network: Subject = {
  async find(tx, key) {
    const [n] = await listNetworkEntries(tx, key);
    if (!n) return null;
    const { contract, enabled, version } = n;
    return {
      version,
      fields: { contract, minimum: formatMoney(n.minimumCents), fee: formatMoney(n.feeCents), enabled },
    };
  },
  async normal(tx, key, _standing, change) {
    const [n] = await listNetworkEntries(tx, key);
    const normal: Record<string, Scalar> = { ...change };
    if ('contract' in change)
      normal.contract = (n && chainAddress(n.kind, String(change.contract))) ?? invalid('contract');
    for (const name of ['minimum', 'fee'] as const) if (name in change) normal[name] = asMoney(change[name]);
    if (normal.minimum === '0.00') invalid('minimum');
    return normal;
  },
  apply: (tx, key, { version, fields }) =>
    updateNetwork(tx, {
      id: key,
      version,
      contract: String(fields.contract),
      minimumCents: parseMoney(String(fields.minimum)),
      feeCents: parseMoney(String(fields.fee)),
      enabled: fields.enabled === true,
    }),
};

const chain: Subject = {
  async find(tx, key) {
    const [c] = await listChainEntries(tx, key);
    if (!c) return null;
    const { creditConfirmations, payoutConfirmations, version } = c;
    return { version, fields: { creditConfirmations, payoutConfirmations } };
  },
  normal: async (_tx, _key, _standing, change) => change,
  apply: (tx, key, { version, fields }) =>
    updateChain(tx, {
      id: key,
      version,
      creditConfirmations: Number(fields.creditConfirmations),
      payoutConfirmations: Number(fields.payoutConfirmations),
    }),
};

const payeeFields = ['payee', 'bankName', 'accountNumber', 'swift', 'country'] as const;
const payee: Subject = {
  async find(tx, key) {
    const [p] = await listPayeeEntries(tx, key);
    if (!p) return { version: 0, fields: {} };
    const { id: _, bank: __, version, ...fields } = p;
    return { version, fields };
  },
  async normal(_tx, _key, standing, change) {
    if (standing.version > 0) return change;
    for (const name of payeeFields) if (!(name in change)) invalid(name);
    return { note: '', enabled: true, ...change };
  },
  apply: (tx, key, { version, fields }) => {
    const account = {
      bank: key,
      payee: String(fields.payee),
      bankName: String(fields.bankName),
      accountNumber: String(fields.accountNumber),
      swift: String(fields.swift),
      country: String(fields.country),
      note: String(fields.note),
      enabled: fields.enabled === true,
    };
    return version === 0 ? addPayee(tx, account) : updatePayee(tx, { ...account, version });
  },
};

const declared = (key: string) => declaredSettings().find((s) => s.key === key && needsSecond(key));
const setting: Subject = {
  async find(tx, key) {
    const one = declared(key);
    if (!one) return null;
    const row = await lockSetting(tx, key);
    return { version: row?.version ?? 0, fields: { value: row?.value ?? one.defaultValue } };
  },
  async normal(_tx, key, _standing, change) {
    const one = declared(key);
    if (!one || change.value === undefined || !fits(one, change.value))
      refuse('SETTING_VALUE_INVALID', {
        args: { min: one?.min ?? 0, max: one?.max ?? '', unit: one?.unit ?? '' },
        fields: { 'change.value': 'SETTING_VALUE_INVALID' },
      });
    return change;
  },
  apply: (tx, key, { version, fields }, { by, reason }) =>
    applySetting(tx, { key, value: fields.value ?? '', version, reason, by }),
};

/** What the house's wallet shows as its first address: two people look there, and neither is told what the configured key says. */
const wallet: Subject = {
  async find(tx, key, keys) {
    const found = (await depositWallets(tx, keys)).find((w) => w.family === key && w.configured);
    if (!found) return null;
    const { version, firstAddress } = found;
    const fields: Fields = firstAddress === null ? {} : { firstAddress };
    return { version, fields };
  },
  async normal(_tx, key, _standing, change, keys) {
    const kind = key === 'tron' ? 'tron' : 'evm';
    const firstAddress = chainAddress(kind, String(change.firstAddress));
    if (firstAddress === null || firstAddress !== firstAddressOf(keys, kind))
      return refuse('WALLET_DIFFERS', { fields: { 'change.firstAddress': 'WALLET_DIFFERS' } });
    return { firstAddress };
  },
  apply: (tx, key, { version, fields }) =>
    upsertWallet(tx, {
      family: key === 'tron' ? 'tron' : 'evm',
      firstAddress: String(fields.firstAddress),
      version,
    }),
};

export const subjects: Readonly<Record<ProposalSubject, Subject>> = {
  network,
  chain,
  payee,
  setting,
  wallet,
};
