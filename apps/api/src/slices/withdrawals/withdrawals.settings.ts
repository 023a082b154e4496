// The numbers of withdrawals, changed from the operator console. Amounts in cents.
import type { Db } from '../../platform/db.ts';
import { defineSetting, settings } from '../../platform/settings.ts';
import type { WithdrawalNumbers } from './withdrawal.rules.ts';

const minimumCents = defineSetting({
  key: 'withdrawals.minimumCents',
  defaultValue: 1_000,
  unit: 'cents',
  min: 1,
  max: 100_000_000,
});
const maximumCents = defineSetting({
  key: 'withdrawals.maximumCents',
  defaultValue: 1_000_000,
  unit: 'cents',
  min: 1,
  max: 10_000_000_000,
});
const perDay = defineSetting({ key: 'withdrawals.perDay', defaultValue: 3, unit: 'times', min: 1, max: 100 });
const bankFeeBps = defineSetting({
  key: 'withdrawals.bankFeeBps',
  defaultValue: 100,
  unit: 'bps',
  min: 0,
  max: 2_000,
});
const bankFeeMinCents = defineSetting({
  key: 'withdrawals.bankFeeMinCents',
  defaultValue: 100,
  unit: 'cents',
  min: 0,
  max: 100_000,
});
const bankFeeMaxCents = defineSetting({
  key: 'withdrawals.bankFeeMaxCents',
  defaultValue: 2_500,
  unit: 'cents',
  min: 0,
  max: 1_000_000,
});
/** From this amount on two people approve, and the proof is recorded by another than the first. */
const secondFromCents = defineSetting({
  key: 'withdrawals.secondFromCents',
  defaultValue: 100_000,
  unit: 'cents',
  min: 0,
  max: 10_000_000_000,
});
/** What one person pays out on a UTC day of what nobody else approved; beyond it another takes it. */
const aloneDayCents = defineSetting({
  key: 'withdrawals.aloneDayCents',
  defaultValue: 200_000,
  unit: 'cents',
  min: 0,
  max: 10_000_000_000,
});
/** No withdrawal for so long after a change of password or payment code, and none to a destination younger than this. */
const coolOffHours = defineSetting({
  key: 'withdrawals.coolOffHours',
  defaultValue: 24,
  unit: 'hours',
  min: 0,
  max: 720,
});
const bankHours = defineSetting({
  key: 'withdrawals.bankHours',
  defaultValue: 72,
  unit: 'hours',
  min: 1,
  max: 720,
});
const chainHours = defineSetting({
  key: 'withdrawals.chainHours',
  defaultValue: 12,
  unit: 'hours',
  min: 1,
  max: 720,
});
/** How long a payout is in one person's hands before the queue shows it as overdue. */
const leaseMinutes = defineSetting({
  key: 'withdrawals.leaseMinutes',
  defaultValue: 60,
  unit: 'minutes',
  min: 5,
  max: 1_440,
});
/** A recorded payout that its chain does not show for so long is shown to operators. */
const verifyHours = defineSetting({
  key: 'withdrawals.verifyHours',
  defaultValue: 6,
  unit: 'hours',
  min: 1,
  max: 720,
});
/** The clearing account that bank payouts leave from. */
const payoutBank = defineSetting({ key: 'withdrawals.payoutBank', defaultValue: 'main', unit: 'bank' });

/** The numbers in force. One statement. */
export async function withdrawalNumbers(db: Db): Promise<WithdrawalNumbers> {
  const v = await settings(
    db,
    minimumCents,
    maximumCents,
    perDay,
    bankFeeBps,
    bankFeeMinCents,
    bankFeeMaxCents,
    secondFromCents,
    coolOffHours,
    bankHours,
    chainHours,
    leaseMinutes,
    payoutBank,
    verifyHours,
    aloneDayCents,
  );
  return {
    minimumCents: BigInt(v[0]),
    maximumCents: BigInt(v[1]),
    perDay: v[2],
    bankFeeBps: v[3],
    bankFeeMinCents: BigInt(v[4]),
    bankFeeMaxCents: BigInt(v[5]),
    secondFromCents: BigInt(v[6]),
    coolOffHours: v[7],
    bankHours: v[8],
    chainHours: v[9],
    leaseMinutes: v[10],
    payoutBank: v[11],
    verifyHours: v[12],
    aloneDayCents: BigInt(v[13]),
  };
}
