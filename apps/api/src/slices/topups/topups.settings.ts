// The numbers of top-ups, changed from the operator console. Amounts in cents.
import type { Db } from '../../platform/db.ts';
import { defineSetting, settings } from '../../platform/settings.ts';
import type { TopUpNumbers } from './top-up.rules.ts';

const minimumCents = defineSetting({
  key: 'topups.minimumCents',
  defaultValue: 1_000,
  unit: 'cents',
  min: 1,
  max: 100_000_000,
});
const openMax = defineSetting({ key: 'topups.openMax', defaultValue: 5, unit: 'top-ups', min: 1, max: 100 });
const uploadsPerDay = defineSetting({
  key: 'topups.uploadsPerDay',
  defaultValue: 20,
  unit: 'pictures',
  min: 1,
  max: 1_000,
});
const autoPassCents = defineSetting({
  key: 'topups.autoPassCents',
  defaultValue: 0,
  unit: 'cents',
  min: 0,
  max: 100_000_000,
});
const secondFromCents = defineSetting({
  key: 'topups.secondFromCents',
  defaultValue: 100_000,
  unit: 'cents',
  min: 1,
  max: 10_000_000_000,
});
const claimMinutes = defineSetting({
  key: 'topups.claimMinutes',
  defaultValue: 15,
  unit: 'minutes',
  min: 1,
  max: 240,
});

/** A chain without a new final block for so long is shown to operators. */
const chainSilentMinutes = defineSetting({
  key: 'topups.chainSilentMinutes',
  defaultValue: 30,
  unit: 'minutes',
  min: 1,
  max: 1_440,
});

/** The numbers in force. One statement. */
export async function topUpNumbers(db: Db): Promise<TopUpNumbers> {
  const v = await settings(
    db,
    minimumCents,
    openMax,
    uploadsPerDay,
    autoPassCents,
    secondFromCents,
    claimMinutes,
    chainSilentMinutes,
  );
  return {
    minimumCents: BigInt(v[0]),
    openMax: v[1],
    uploadsPerDay: v[2],
    autoPassCents: BigInt(v[3]),
    secondFromCents: BigInt(v[4]),
    claimMinutes: v[5],
    chainSilentMinutes: v[6],
  };
}
