// Rows of proposals and of the registry → contract shapes.
import type { ChangeProposal, Registry } from '@meridian/contract';
import type { Config } from '../../config.ts';
import { formatMoney } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listChainEntries, listNetworkEntries, listPayeeEntries } from '../networks/index.ts';
import { depositWallets } from '../topups/index.ts';
import type { ProposalRow } from './proposals.sql.ts';

export const proposalView = (p: ProposalRow, reader: bigint): ChangeProposal => ({
  id: String(p.id),
  subject: p.subject,
  key: p.key,
  change: Object.entries(p.change).map(([field, to]) => ({ field, from: p.before[field] ?? null, to })),
  reason: p.reason,
  state: p.state,
  madeBy: p.madeByName,
  madeAt: p.madeAt.toISOString(),
  isMine: p.madeBy === reader,
  decidedBy: p.decidedByName,
  decidedAt: p.decidedAt?.toISOString() ?? null,
  note: p.note,
});

/** Chains, networks and bank accounts as they stand. */
export async function readRegistry(db: Db, keys: Config['depositKeys']): Promise<Registry> {
  return {
    chains: await listChainEntries(db),
    networks: (await listNetworkEntries(db)).map(({ kind: _, minimumCents, feeCents, ...n }) => ({
      ...n,
      minimum: formatMoney(minimumCents),
      fee: formatMoney(feeCents),
    })),
    wallets: await depositWallets(db, keys),
    payees: (await listPayeeEntries(db)).map((p) => ({ ...p, id: String(p.id) })),
  };
}
