// The operator's numbers of this slice.
import { defineSetting } from '../../platform/settings.ts';

export const payLockHours = defineSetting({
  key: 'accounts.payLockHours',
  defaultValue: 3,
  unit: 'hours',
  min: 1,
  max: 72,
});
export const payLongLockHours = defineSetting({
  key: 'accounts.payLongLockHours',
  defaultValue: 24,
  unit: 'hours',
  min: 1,
  max: 168,
});
/** At most two minutes: a ticket is as good as the payment code for what it is bound to. */
export const payTicketSeconds = defineSetting({
  key: 'accounts.payTicketSeconds',
  defaultValue: 120,
  unit: 'seconds',
  min: 30,
  max: 120,
});
export const codeMinutes = defineSetting({
  key: 'accounts.codeMinutes',
  defaultValue: 10,
  unit: 'minutes',
  min: 2,
  max: 60,
});
export const codeResendSeconds = defineSetting({
  key: 'accounts.codeResendSeconds',
  defaultValue: 60,
  unit: 'seconds',
  min: 30,
  max: 600,
});
