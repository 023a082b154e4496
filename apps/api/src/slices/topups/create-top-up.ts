// The act of announcing money: a claim with its evidence, for operators and watchers to match. It moves nothing.
import type { InputOf } from '@meridian/contract';
import { formatMoney, parseMoney } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockUser } from '../accounts/index.ts';
import { chainHash, findNetwork, findPayeeAccount } from '../networks/index.ts';
import { findEvidence } from './evidence.sql.ts';
import { meetStatements } from './import-statement.ts';
import { shareStatements } from './statements.sql.ts';
import { bankReference } from './top-up.rules.ts';
import { topUpNumbers } from './topups.settings.ts';
import {
  countTopUpsFor,
  hasAnnounced,
  insertTopUp,
  lockUnannounced,
  type NewTopUp,
  updateTopUpAnnounced,
} from './topups.sql.ts';

type Given = InputOf<'createTopUp'>;
type Way = Pick<NewTopUp, 'networkId' | 'payeeAccountId' | 'txHash'> & { readonly minimumCents: bigint };

/** Answers its id. `secret` makes the bank references. @throws NETWORK_UNSUPPORTED, PAYEE_UNKNOWN, TOPUP_BELOW_MINIMUM, EVIDENCE_REQUIRED, TOPUP_TOO_MANY_OPEN, TX_HASH_USED */
export async function createTopUp(
  tx: Tx,
  actor: ShopperActor,
  input: Given,
  secret: string,
): Promise<bigint> {
  const { userId } = actor;
  const numbers = await topUpNumbers(tx);
  const way =
    input.method === 'chain' ? await chainWay(tx, input) : await bankWay(tx, input, numbers.minimumCents);
  const amountCents = parseMoney(input.amount);
  if (amountCents < way.minimumCents)
    refuse('TOPUP_BELOW_MINIMUM', {
      args: { minimum: `$${formatMoney(way.minimumCents)}` },
      fields: { amount: 'TOPUP_BELOW_MINIMUM' },
    });
  if (!(await findEvidence(tx, userId, input.evidence)))
    refuse('EVIDENCE_REQUIRED', { fields: { evidence: 'EVIDENCE_REQUIRED' } });
  await lockUser(tx, userId);
  const arrived = way.networkId && (await lockUnannounced(tx, userId, way.networkId, way.txHash));
  if (arrived) {
    // The transfer was quicker than the form: this is its announcement.
    await updateTopUpAnnounced(tx, arrived.id, amountCents, input.evidence);
    return arrived.id;
  }
  const { open, bank } = await countTopUpsFor(tx, userId);
  if (open >= numbers.openMax) refuse('TOPUP_TOO_MANY_OPEN', { args: { count: open } });
  if (way.txHash !== null && (await hasAnnounced(tx, userId, way.txHash)))
    refuse('TX_HASH_USED', { fields: { txHash: 'TX_HASH_USED' } });
  if (input.method === 'bank') await shareStatements(tx);
  let tries = 0;
  const [, id] = await numbered(
    () => documentNumber(tx.now, 'T'),
    (topUpNo) =>
      insertTopUp(tx, {
        topUpNo,
        userId,
        method: input.method,
        networkId: way.networkId,
        payeeAccountId: way.payeeAccountId,
        reference: input.method === 'bank' ? bankReference(secret, userId, bank + tries++) : null,
        amountCents,
        txHash: way.txHash,
        evidenceId: input.evidence,
      }),
  );
  if (input.method === 'bank') await meetStatements(tx, id);
  await emit(tx, 'topup.announced', String(id), { topUpId: String(id) });
  return id;
}

async function chainWay(tx: Tx, given: Extract<Given, { method: 'chain' }>): Promise<Way> {
  const network = await findNetwork(tx, given.network);
  if (!network?.enabled) return refuse('NETWORK_UNSUPPORTED', { fields: { network: 'NETWORK_UNSUPPORTED' } });
  const txHash = given.txHash === undefined ? null : chainHash(network.kind, given.txHash);
  return { networkId: network.id, payeeAccountId: null, txHash, minimumCents: network.minimumCents };
}

async function bankWay(
  tx: Tx,
  given: Extract<Given, { method: 'bank' }>,
  minimumCents: bigint,
): Promise<Way> {
  const account = await findPayeeAccount(tx, given.payeeAccount);
  if (!account) return refuse('PAYEE_UNKNOWN', { fields: { payeeAccount: 'PAYEE_UNKNOWN' } });
  return { networkId: null, payeeAccountId: account.id, txHash: null, minimumCents };
}
