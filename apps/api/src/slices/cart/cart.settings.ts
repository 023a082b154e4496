// The numbers of the bag.
import { defineSetting } from '../../platform/settings.ts';

/** From which share of the free-freight threshold on the bag says how much is missing. */
export const freeFreightNearBps = defineSetting({
  key: 'cart.freeFreightNearBps',
  defaultValue: 5_000,
  unit: 'bps',
  min: 0,
  max: 10_000,
});
