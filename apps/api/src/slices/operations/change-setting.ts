// The act: change one setting from a known version, with a reason that stays. Settings of money are changed by proposal.
import type { OperatorActor } from '../../platform/actors.ts';
import { actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { declaredSettings } from '../../platform/settings.ts';
import { insertSettingChange, lockSetting, updateSetting } from './operations.sql.ts';
import { settingView } from './operations.view.ts';
import { fits, needsSecond } from './setting.rules.ts';

type Value = number | string | boolean;

/** Writes the next version and its line in the history; false when somebody else was faster. */
export async function applySetting(
  tx: Tx,
  change: { key: string; value: Value; version: number; reason: string; by: string },
): Promise<boolean> {
  const { key, value, version, reason, by } = change;
  if (!(await updateSetting(tx, key, value, version, by))) return false;
  await insertSettingChange(tx, { key, version: version + 1, value, reason, by });
  return true;
}

/** @throws SETTING_UNKNOWN, SETTING_VALUE_INVALID, SETTING_VERSION_STALE, SETTING_NEEDS_SECOND */
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
  if (needsSecond(input.key)) refuse('SETTING_NEEDS_SECOND');
  const by = actorName(actor);
  if (!(await applySetting(tx, { ...input, by }))) refuse('SETTING_VERSION_STALE');
  return settingView(setting, {
    key: input.key,
    value: input.value,
    version: input.version + 1,
    changedBy: by,
    changedAt: tx.now,
  });
}
