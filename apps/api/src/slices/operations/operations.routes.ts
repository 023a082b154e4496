// Operators sign in, look after people, books, networks and settings, and read what was done.
import { reconcile } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { listMails } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Handlers, read, SessionEnd, steps, write } from '../../platform/route.ts';
import { declaredSettings } from '../../platform/settings.ts';
import { freezeUser, unfreezeUser } from '../accounts/index.ts';
import { approveCorrection } from './approve-correction.ts';
import { approveProposal } from './approve-proposal.ts';
import { businessRules } from './business-rules.ts';
import { changeSetting } from './change-setting.ts';
import { findOperator, listSettingRows } from './operations.sql.ts';
import { operatorView, settingView, staffView } from './operations.view.ts';
import { endOtherSessions, readOperatorSessions, revokeOperatorSession } from './operator-sessions.ts';
import { readRegistry } from './proposal.view.ts';
import { proposeChange } from './propose-change.ts';
import { proposeCorrection } from './propose-correction.ts';
import { readAuditLog } from './read-audit.ts';
import { readAccounts, readCorrections, readJournal, readJournals, readStatement } from './read-books.ts';
import { readDashboard } from './read-dashboard.ts';
import { readProposals, readSettingChanges } from './read-proposals.ts';
import { readRuns } from './read-runs.ts';
import { readUser, readUsers } from './read-users.ts';
import { refuseCorrection } from './refuse-correction.ts';
import { refuseProposal } from './refuse-proposal.ts';
import { resetOperatorCode } from './reset-operator-code.ts';
import { listStaff } from './sign-in.sql.ts';
import { startSignIn } from './start-sign-in.ts';
import { verifyOperatorCode } from './verify-operator-code.ts';

/** An act on a shopper's account, answered with the account as it is then. */
const onUser =
  <I extends { id: bigint }>(act: (tx: Tx, actor: OperatorActor, input: I) => Promise<void>) =>
  async (tx: Tx, actor: OperatorActor, input: I) => {
    await act(tx, actor, input);
    return readUser(tx, input.id, tx.now);
  };

export const operationsRoutes = {
  operatorLogin: steps<'operatorLogin'>(startSignIn),
  verifyOperatorCode: steps<'verifyOperatorCode'>(verifyOperatorCode),
  operatorLogout: write<'operatorLogout'>(async () => new SessionEnd()),
  getOperatorInfo: read<'getOperatorInfo'>(async (db, actor) =>
    operatorView((await findOperator(db, actor.operatorId)) ?? refuse('AUTH_REQUIRED')),
  ),
  listOperatorSessions: read<'listOperatorSessions'>((db, actor, input, { now }) =>
    readOperatorSessions(db, actor, input, now),
  ),
  endOtherSessions: write<'endOtherSessions'>(endOtherSessions),
  revokeOperatorSession: write<'revokeOperatorSession'>(revokeOperatorSession),
  listOperators: read<'listOperators'>(async (db) => ({ list: (await listStaff(db)).map(staffView) })),
  resetOperatorCode: write<'resetOperatorCode'>(resetOperatorCode),
  getDashboard: read<'getDashboard'>((db, _actor, _input, { now }) => readDashboard(db, now)),
  listAuditLog: read<'listAuditLog'>((db, _actor, input) => readAuditLog(db, input)),
  listSettings: read<'listSettings'>(async (db) => {
    const rows = new Map((await listSettingRows(db)).map((r) => [r.key, r]));
    return { list: declaredSettings().map((s) => settingView(s, rows.get(s.key))) };
  }),
  changeSetting: write<'changeSetting'>(changeSetting),
  listSettingChanges: read<'listSettingChanges'>((db, _actor, input) => readSettingChanges(db, input)),
  listOutboxMails: read<'listOutboxMails'>((db, _actor, input) => listMails(db, input)),
  listReconcileRuns: read<'listReconcileRuns'>((db, _actor, input) => readRuns(db, input)),
  reconcileLedger: read<'reconcileLedger'>(async (_db, _actor, _input, scope) => ({
    faults: await reconcile(scope.services.database, businessRules),
    checkedAt: scope.now.toISOString(),
  })),
  // people
  listUsers: read<'listUsers'>((db, _actor, input) => readUsers(db, input)),
  getUser: read<'getUser'>((db, _actor, input, { now }) => readUser(db, input.id, now)),
  freezeUser: write<'freezeUser'>(onUser(freezeUser)),
  unfreezeUser: write<'unfreezeUser'>(onUser(unfreezeUser)),
  // books
  listLedgerAccounts: read<'listLedgerAccounts'>((db, _actor, input) => readAccounts(db, input)),
  getLedgerStatement: read<'getLedgerStatement'>((db, _actor, input) => readStatement(db, input)),
  listLedgerJournals: read<'listLedgerJournals'>((db, _actor, input) => readJournals(db, input)),
  getLedgerJournal: read<'getLedgerJournal'>((db, _actor, input) => readJournal(db, input.id)),
  listCorrections: read<'listCorrections'>(readCorrections),
  proposeCorrection: write<'proposeCorrection'>(proposeCorrection),
  approveCorrection: write<'approveCorrection'>(approveCorrection),
  refuseCorrection: write<'refuseCorrection'>(refuseCorrection),
  // networks, bank accounts and settings of money
  getRegistry: read<'getRegistry'>((db, _actor, _input, { services }) =>
    readRegistry(db, services.config.depositKeys),
  ),
  listProposals: read<'listProposals'>(readProposals),
  proposeChange: write<'proposeChange'>(proposeChange),
  approveProposal: write<'approveProposal'>(approveProposal),
  refuseProposal: write<'refuseProposal'>(refuseProposal),
} satisfies Handlers;
