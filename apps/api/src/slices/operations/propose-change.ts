// The act of proposing a change of a network, a chain, a bank account or a setting of money; nothing changes before another operator approves.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { proposalView } from './proposal.view.ts';
import { type Fields, subjects } from './proposal-subjects.ts';
import { getProposal, insertProposal } from './proposals.sql.ts';

/** @throws PROPOSAL_INVALID (no such thing, or nothing would change), PROPOSAL_STALE, PROPOSAL_OPEN, SETTING_VALUE_INVALID, WALLET_DIFFERS */
export async function proposeChange(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'proposeChange'>,
  { config }: Pick<Services, 'config'>,
): Promise<ResponseOf<'proposeChange'>> {
  const subject = subjects[input.subject];
  const standing = (await subject.find(tx, input.key, config.depositKeys)) ?? refuse('PROPOSAL_INVALID');
  if (standing.version !== input.version) refuse('PROPOSAL_STALE');
  const given = Object.fromEntries(Object.entries(input.change).filter(([, value]) => value !== undefined));
  const wanted = await subject.normal(tx, input.key, standing, given as Fields, config.depositKeys);
  const change = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => standing.fields[field] !== value),
  );
  if (Object.keys(change).length === 0) refuse('PROPOSAL_INVALID');
  const before = Object.fromEntries(
    Object.keys(change).flatMap((field) => {
      const value = standing.fields[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
  try {
    const id = await insertProposal(tx, {
      subject: input.subject,
      key: input.key,
      version: input.version,
      before,
      change,
      reason: input.reason,
      madeBy: actor.operatorId,
    });
    return proposalView(await getProposal(tx, id), actor.operatorId);
  } catch (error) {
    if (isUniqueViolation(error, 'change_proposals_open')) refuse('PROPOSAL_OPEN');
    throw error;
  }
}
