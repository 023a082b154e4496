// Rows → contract shapes.
import type { Setting } from '../../platform/settings.ts';
import type { OperatorRow, SettingRow } from './operations.sql.ts';
import { needsSecond } from './setting.rules.ts';
import type { StaffRow } from './sign-in.sql.ts';

export const operatorView = (o: OperatorRow) => ({
  id: String(o.id),
  email: o.email,
  name: o.name,
  roles: o.roles,
});

/** A declared setting with its value in force. */
export const settingView = (setting: Setting<number | string | boolean>, row: SettingRow | undefined) => ({
  key: setting.key,
  value: row?.value ?? setting.defaultValue,
  defaultValue: setting.defaultValue,
  unit: setting.unit,
  version: row?.version ?? 0,
  changedBy: row?.changedBy ?? null,
  changedAt: row?.changedAt.toISOString() ?? null,
  fourEyes: needsSecond(setting.key),
});

/** A colleague, and whether they have an authenticator. */
export const staffView = (o: StaffRow) => ({
  id: String(o.id),
  email: o.email,
  name: o.name,
  roles: o.roles,
  enrolledAt: o.enrolledAt?.toISOString() ?? null,
  recoveryLeft: o.recoveryLeft,
  disabled: o.disabled,
});
