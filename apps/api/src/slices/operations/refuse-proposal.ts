// The act of turning a proposed change down; who proposed it may take it back.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { proposalView } from './proposal.view.ts';
import { getProposal, lockProposal, updateProposal } from './proposals.sql.ts';

/** @throws PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED */
export async function refuseProposal(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'refuseProposal'>,
): Promise<ResponseOf<'refuseProposal'>> {
  const row = (await lockProposal(tx, input.id)) ?? refuse('PROPOSAL_NOT_FOUND');
  if (row.state !== 'proposed') refuse('PROPOSAL_DECIDED');
  await updateProposal(tx, { id: row.id, state: 'refused', by: actor.operatorId, note: input.note });
  return proposalView(await getProposal(tx, row.id), actor.operatorId);
}
