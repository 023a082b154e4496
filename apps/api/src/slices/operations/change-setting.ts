// The act: change one setting from a known version, with a reason that stays.
import type { OperatorActor } from '../../platform/actors.ts';
import { actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { declaredSettings, type Setting } from '../../platform/settings.ts';
import { insertSettingChange, lockSetting, updateSetting } from './operations.sql.ts';
import { settingView } from './operations.view.ts';

type Value = number | string | boolean;

function fits(setting: Setting<Value>, value: Value): boolean {
  if (typeof value !== typeof setting.defaultValue) return false;
  if (typeof value !== 'number') return true;
  return (
    Number.isSafeInteger(value) &&
    value >= (setting.min ?? 0) &&
    value <= (setting.max ?? Number.MAX_SAFE_INTEGER)
  );
}

/** @throws SETTING_UNKNOWN, SETTING_VALUE_INVALID, SETTING_VERSION_STALE */
export async function changeSetting(
  tx: Tx,
  actor: OperatorActor,
  input: { key: string; value: Value; version: number; reason: string },
) {
  const setting = declaredSettings().find((s) => s.key === input.key) ?? refuse('SETTING_UNKNOWN');
  if (!fits(setting, input.value))
    refuse('SETTING_VALUE_INVALID', {
      args: { min: setting.min ?? 0, max: setting.max ?? '', unit: setting.unit },
    });
  const current = await lockSetting(tx, input.key);
  if ((current?.version ?? 0) !== input.version) refuse('SETTING_VERSION_STALE');
  if (!(await updateSetting(tx, input.key, input.value, input.version, actorName(actor))))
    refuse('SETTING_VERSION_STALE');
  const version = input.version + 1;
  await insertSettingChange(tx, {
    key: input.key,
    version,
    value: input.value,
    reason: input.reason,
    by: actorName(actor),
  });
  return settingView(setting, {
    key: input.key,
    value: input.value,
    version,
    changedBy: actorName(actor),
    changedAt: tx.now,
  });
}
