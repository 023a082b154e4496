// Withdrawals: what can be taken out, where to, and the operators who audit and pay it.
import type { OperatorActor } from '../../platform/actors.ts';
import type { Audit } from '../../platform/audited.ts';
import type { Tx } from '../../platform/db.ts';
import { type Handlers, read, steps, write } from '../../platform/route.ts';
import type { Services } from '../../platform/services.ts';
import type { OperatorNames } from '../topups/index.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { deleteDestination } from './delete-destination.ts';
import { quoteWithdrawal } from './quote-withdrawal.ts';
import {
  listOwnWithdrawals,
  listWithdrawalAudits,
  readWithdrawalAudit,
  readWithdrawalForm,
} from './read-withdrawals.ts';
import { recordPayout } from './record-payout.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { revealPayee } from './reveal-payee.ts';
import { saveDestination } from './save-destination.ts';
import { takeWithdrawal } from './take-withdrawal.ts';

/** `operatorNames` and `audit` come from a later slice. */
export function withdrawalsRoutes(operatorNames: OperatorNames, audit: Audit) {
  /** An operator's step, answered with the withdrawal as it is then. */
  const step =
    <I extends { id: bigint }>(
      act: (tx: Tx, actor: OperatorActor, input: I, services: Services) => Promise<void>,
    ) =>
    async (tx: Tx, actor: OperatorActor, input: I, services: Services) => {
      await act(tx, actor, input, services);
      return readWithdrawalAudit(tx, input.id, operatorNames, { operatorId: actor.operatorId, now: tx.now });
    };
  return {
    getWithdrawalForm: read<'getWithdrawalForm'>((db, actor, _input, { now }) =>
      readWithdrawalForm(db, actor, now),
    ),
    saveDestination: write<'saveDestination'>((tx, actor, input, { config }) =>
      saveDestination(tx, actor, input, config.signingSecret),
    ),
    deleteDestination: write<'deleteDestination'>(deleteDestination),
    quoteWithdrawal: write<'quoteWithdrawal'>(quoteWithdrawal),
    createWithdrawal: write<'createWithdrawal'>(createWithdrawal),
    listWithdrawals: read<'listWithdrawals'>((db, actor, input) =>
      listOwnWithdrawals(db, actor.userId, input),
    ),
    cancelWithdrawal: write<'cancelWithdrawal'>(cancelWithdrawal),
    listWithdrawalAudits: read<'listWithdrawalAudits'>((db, { operatorId }, input, { now }) =>
      listWithdrawalAudits(db, { operatorId, now }, input, operatorNames),
    ),
    getWithdrawalAudit: read<'getWithdrawalAudit'>((db, { operatorId }, input, { now }) =>
      readWithdrawalAudit(db, input.id, operatorNames, { operatorId, now }),
    ),
    approveWithdrawal: write<'approveWithdrawal'>(
      step((tx, actor, { id }) => approveWithdrawal(tx, actor, id)),
    ),
    takeWithdrawal: write<'takeWithdrawal'>(step((tx, actor, { id }) => takeWithdrawal(tx, actor, id))),
    releaseWithdrawal: write<'releaseWithdrawal'>(step(releaseWithdrawal)),
    revealPayee: steps<'revealPayee'>((database, actor, input, { services }) =>
      revealPayee(database, actor, input, services.config.signingSecret, audit),
    ),
    recordPayout: write<'recordPayout'>(
      step((tx, actor, input, services) =>
        recordPayout(tx, actor, input, (chainId) => services.config.chainNodes.has(chainId)),
      ),
    ),
    refuseWithdrawal: write<'refuseWithdrawal'>(step(refuseWithdrawal)),
  } satisfies Handlers;
}
