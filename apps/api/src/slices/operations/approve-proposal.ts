// The act of putting a proposed change in force: by another operator, and only on what the proposer saw.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { actorName, type OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { proposalView } from './proposal.view.ts';
import { subjects } from './proposal-subjects.ts';
import { getProposal, lockProposal, updateProposal } from './proposals.sql.ts';

/** @throws PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED, FOUR_EYES, PROPOSAL_STALE, WALLET_DIFFERS */
export async function approveProposal(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'approveProposal'>,
  { config }: Pick<Services, 'config'>,
): Promise<ResponseOf<'approveProposal'>> {
  const row = (await lockProposal(tx, input.id)) ?? refuse('PROPOSAL_NOT_FOUND');
  if (row.state !== 'proposed') refuse('PROPOSAL_DECIDED');
  if (row.madeBy === actor.operatorId) refuse('FOUR_EYES');
  const subject = subjects[row.subject];
  const standing = await subject.find(tx, row.key, config.depositKeys);
  if (standing?.version !== row.version) return refuse('PROPOSAL_STALE');
  const whole = { version: row.version, fields: { ...standing.fields, ...row.change } };
  const how = { by: actorName(actor), reason: row.reason };
  // The key may have been exchanged since.
  if (row.subject === 'wallet') await subject.normal(tx, row.key, standing, whole.fields, config.depositKeys);
  if (!(await subject.apply(tx, row.key, whole, how))) refuse('PROPOSAL_STALE');
  await updateProposal(tx, { id: row.id, state: 'approved', by: actor.operatorId, note: null });
  return proposalView(await getProposal(tx, row.id), actor.operatorId);
}
