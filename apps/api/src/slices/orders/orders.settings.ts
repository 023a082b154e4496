// The numbers of an order's life, changed from the operator console.
import type { Db } from '../../platform/db.ts';
import { type ChangedSettings, defineSetting, settings, settingsColumn } from '../../platform/settings.ts';
import type { OrderNumbers } from './order.rules.ts';

/** How long an order may stay unpaid. */
export const unpaidMinutes = defineSetting({
  key: 'orders.unpaidMinutes',
  defaultValue: 120,
  unit: 'minutes',
  min: 5,
  max: 10_080,
});
/** How long it may stay so while a top-up that covers it is audited. */
export const auditedMinutes = defineSetting({
  key: 'orders.auditedMinutes',
  defaultValue: 1_440,
  unit: 'minutes',
  min: 5,
  max: 10_080,
});
/** How long after payment the shopper may cancel at once, while nothing has left. */
export const cancelMinutes = defineSetting({
  key: 'orders.cancelMinutes',
  defaultValue: 60,
  unit: 'minutes',
  min: 0,
  max: 10_080,
});
/** When the shop is reminded to ship. */
export const shipReminderDays = defineSetting({
  key: 'orders.shipReminderDays',
  defaultValue: 3,
  unit: 'days',
  min: 1,
  max: 60,
});
/** When an order that nobody ships is cancelled and its money returned. */
export const shipDays = defineSetting({
  key: 'orders.shipDays',
  defaultValue: 14,
  unit: 'days',
  min: 1,
  max: 90,
});
/** Automatic receipt, counted from the carrier's Delivered scan of the last parcel. */
export const deliveredDays = defineSetting({
  key: 'orders.deliveredDays',
  defaultValue: 15,
  unit: 'days',
  min: 1,
  max: 90,
});
/** Automatic receipt where no carrier says "delivered", counted from dispatch. */
export const dispatchedDays = defineSetting({
  key: 'orders.dispatchedDays',
  defaultValue: 60,
  unit: 'days',
  min: 1,
  max: 180,
});
/** How long before the automatic receipt the shopper is reminded. */
export const receiveReminderDays = defineSetting({
  key: 'orders.receiveReminderDays',
  defaultValue: 3,
  unit: 'days',
  min: 1,
  max: 30,
});
/** By how much the shopper may put the automatic receipt off, once. */
export const extendDays = defineSetting({
  key: 'orders.extendDays',
  defaultValue: 7,
  unit: 'days',
  min: 1,
  max: 60,
});
/** From receipt to completion. */
export const completeDays = defineSetting({
  key: 'orders.completeDays',
  defaultValue: 7,
  unit: 'days',
  min: 1,
  max: 60,
});
/** The after-sale window from receipt; when it is over a completed order is settled. */
export const afterSaleDays = defineSetting({
  key: 'orders.afterSaleDays',
  defaultValue: 15,
  unit: 'days',
  min: 1,
  max: 90,
});
/** The platform's share of what a shop earns, frozen when the order is placed. */
export const commissionBps = defineSetting({
  key: 'orders.commissionBps',
  defaultValue: 500,
  unit: 'bps',
  min: 0,
  max: 5_000,
});
/** How many times faster than life the simulated carrier drives. */
export const simulatedCarrierSpeed = defineSetting({
  key: 'orders.simulatedCarrierSpeed',
  defaultValue: 1,
  unit: 'times',
  min: 1,
  max: 10_000,
});

const ofRules = [
  cancelMinutes,
  shipReminderDays,
  shipDays,
  deliveredDays,
  dispatchedDays,
  receiveReminderDays,
  extendDays,
  completeDays,
  afterSaleDays,
] as const;
const column = settingsColumn(...ofRules);

/** The numbers in force, for the rules. One statement. */
export const orderNumbers = async (db: Db): Promise<OrderNumbers> =>
  numbersOf(await settings(db, ...ofRules));
/** The same as a column of another statement. */
export const orderNumbersColumn = {
  sql: column.sql,
  read: (given: ChangedSettings | null): OrderNumbers => numbersOf(column.read(given)),
};

type Values = ReturnType<typeof column.read>;
const numbersOf = (values: Values): OrderNumbers => ({
  cancelMinutes: values[0],
  shipReminderDays: values[1],
  shipDays: values[2],
  deliveredDays: values[3],
  dispatchedDays: values[4],
  receiveReminderDays: values[5],
  extendDays: values[6],
  completeDays: values[7],
  afterSaleDays: values[8],
});
