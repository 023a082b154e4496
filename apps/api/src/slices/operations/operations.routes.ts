// Operators sign in, read and change settings, read mail and check the books.
import { reconcile } from '../../ledger/index.ts';
import { listMails } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Handlers, read, SessionEnd, SessionStart, steps, write } from '../../platform/route.ts';
import { openSession } from '../../platform/sessions.ts';
import { declaredSettings } from '../../platform/settings.ts';
import { signInStaff } from '../accounts/index.ts';
import { businessRules } from './business-rules.ts';
import { changeSetting } from './change-setting.ts';
import { findOperator, findOperatorByEmail, listSettingRows } from './operations.sql.ts';
import { operatorView, settingView } from './operations.view.ts';

export const operationsRoutes = {
  operatorLogin: steps<'operatorLogin'>(async (database, actor, input, scope) => {
    const operator = await signInStaff(scope.services, actor, 'operator', input, () =>
      findOperatorByEmail(database, input.email),
    );
    const session = await database.transaction((tx) =>
      openSession(tx, {
        audience: 'operator',
        subjectId: operator.id,
        ip: actor.ip,
        userAgent: scope.request.headers['user-agent'] ?? '',
      }),
    );
    return new SessionStart('operator', session.token, operatorView(operator));
  }),
  operatorLogout: write<'operatorLogout'>(async () => new SessionEnd()),
  getOperatorInfo: read<'getOperatorInfo'>(async (db, actor) =>
    operatorView((await findOperator(db, actor.operatorId)) ?? refuse('AUTH_REQUIRED')),
  ),
  listSettings: read<'listSettings'>(async (db) => {
    const rows = new Map((await listSettingRows(db)).map((r) => [r.key, r]));
    return { list: declaredSettings().map((s) => settingView(s, rows.get(s.key))) };
  }),
  changeSetting: write<'changeSetting'>(changeSetting),
  listOutboxMails: read<'listOutboxMails'>((db, _actor, input) => listMails(db, input)),
  reconcileLedger: read<'reconcileLedger'>(async (_db, _actor, _input, scope) => ({
    faults: await reconcile(scope.services.database, businessRules),
    checkedAt: scope.now.toISOString(),
  })),
} satisfies Handlers;
