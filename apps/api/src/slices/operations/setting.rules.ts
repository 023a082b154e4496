// Settings as pure rules: what fits one, and which move money and so need two people.
import type { Setting } from '../../platform/settings.ts';

type Value = number | string | boolean;

/** Whether a value is of the setting's type and within its bounds. */
export function fits(setting: Setting<Value>, value: Value): boolean {
  if (typeof value !== typeof setting.defaultValue) return false;
  if (typeof value === 'string') return /^[\x20-\x7e]{1,80}$/.test(value);
  if (typeof value !== 'number') return true;
  return (
    Number.isSafeInteger(value) &&
    value >= (setting.min ?? 0) &&
    value <= (setting.max ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Fees, limits and cool-offs of money are proposed by one operator and approved by another. */
export const needsSecond = (key: string): boolean =>
  /^(topups|withdrawals)\./.test(key) || key === 'orders.commissionBps';
