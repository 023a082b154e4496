// Top-ups: networks and payees shown, money announced, audited and credited.
import type { Network } from '@meridian/contract';
import { translatorOf } from '@meridian/locales/server';
import { formatMoney } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { type Handlers, read, steps, write } from '../../platform/route.ts';
import type { Services } from '../../platform/services.ts';
import {
  addressPatterns,
  listNetworks,
  listPayeeAccounts,
  type Network as NetworkRow,
  type PayeeAccount,
} from '../networks/index.ts';
import { claimTopUp } from './claim-top-up.ts';
import { createTopUp } from './create-top-up.ts';
import { depositAddressOf } from './deposit-address.ts';
import { confirmedKeys } from './deposit-wallets.ts';
import { passTopUp } from './pass-top-up.ts';
import { readParked } from './read-parked.ts';
import {
  listOwnTopUps,
  listTopUpAudits,
  type OperatorNames,
  readOwnTopUp,
  readTopUpAudit,
} from './read-top-ups.ts';
import { refuseTopUp } from './refuse-top-up.ts';
import { bankReference } from './top-up.rules.ts';
import { topUpNumbers } from './topups.settings.ts';
import { countTopUpsFor } from './topups.sql.ts';
import { uploadEvidence } from './upload-evidence.ts';

function networkView(n: NetworkRow, address: string | null, locale: string): Network {
  const t = translatorOf(locale);
  const place = { network: n.chainName, coin: n.coin };
  const tips = ['topup.tip.sameNetwork', 'topup.tip.unsupported'] as const;
  return {
    id: n.id,
    chain: n.chainId,
    name: n.chainName,
    coin: n.coin,
    contract: n.contract,
    address,
    addressPattern: addressPatterns[n.kind],
    minimum: formatMoney(n.minimumCents),
    confirmations: n.creditConfirmations,
    withdrawConfirmations: n.payoutConfirmations,
    fee: formatMoney(n.feeCents),
    tips: tips.map((key) => t.find(key, place) ?? key),
    enabled: n.enabled,
  };
}

const payeeView = (p: PayeeAccount) => {
  const { bank: _, id, ...shown } = p;
  return { id: String(id), ...shown };
};

/** `operatorNames` comes from a later slice. */
export function topupsRoutes(operatorNames: OperatorNames) {
  const audited =
    (act: (tx: Tx, actor: OperatorActor, id: bigint) => Promise<void>) =>
    async (tx: Tx, actor: OperatorActor, input: { id: bigint }, services: Services) => {
      await act(tx, actor, input.id);
      return readTopUpAudit(tx, actor.operatorId, input.id, operatorNames, services);
    };
  return {
    getBlockchain: steps<'getBlockchain'>(async (database, actor, _input, { services }) => {
      const open = (await listNetworks(database)).filter((n) => n.enabled);
      const keys = await confirmedKeys(database, services.config.depositKeys);
      const kinds = [...new Set(open.map((n) => n.kind))];
      const addresses = new Map<string, string | null>();
      for (const kind of kinds)
        addresses.set(kind, await depositAddressOf(database, keys, kind, actor.userId));
      return { list: open.map((n) => networkView(n, addresses.get(n.kind) ?? null, actor.locale)) };
    }),
    listPayeeAccounts: read<'listPayeeAccounts'>(async (db, actor, _input, { services }) => {
      const { bank } = await countTopUpsFor(db, actor.userId);
      return {
        list: (await listPayeeAccounts(db)).map(payeeView),
        reference: bankReference(services.config.signingSecret, actor.userId, bank),
        minimum: formatMoney((await topUpNumbers(db)).minimumCents),
      };
    }),
    uploadEvidence: steps<'uploadEvidence'>((database, actor, _input, scope) =>
      uploadEvidence(database, actor, scope),
    ),
    createTopUp: write<'createTopUp'>(async (tx, actor, input, services) => {
      const id = await createTopUp(tx, actor, input, services.config.signingSecret);
      return readOwnTopUp(tx, actor.userId, id, services);
    }),
    listTopUps: read<'listTopUps'>((db, actor, input, { services }) =>
      listOwnTopUps(db, actor.userId, input, services),
    ),
    getTopUp: read<'getTopUp'>((db, actor, input, { services }) =>
      readOwnTopUp(db, actor.userId, input.id, services),
    ),
    listTopUpAudits: read<'listTopUpAudits'>((db, actor, input, { services }) =>
      listTopUpAudits(db, actor.operatorId, input, operatorNames, services),
    ),
    getTopUpAudit: read<'getTopUpAudit'>((db, actor, input, { services }) =>
      readTopUpAudit(db, actor.operatorId, input.id, operatorNames, services),
    ),
    listParkedTransfers: read<'listParkedTransfers'>((db, _actor, input) => readParked(db, input)),
    claimTopUp: write<'claimTopUp'>(audited(claimTopUp)),
    passTopUp: write<'passTopUp'>(async (tx, actor, input, services) => {
      await passTopUp(tx, actor, input, (chainId) => services.config.chainNodes.has(chainId));
      return readTopUpAudit(tx, actor.operatorId, input.id, operatorNames, services);
    }),
    refuseTopUp: write<'refuseTopUp'>(async (tx, actor, input, services) => {
      await refuseTopUp(tx, actor, input);
      return readTopUpAudit(tx, actor.operatorId, input.id, operatorNames, services);
    }),
  } satisfies Handlers;
}
