// The areas messages are filed under: one JSON file and one lazily loaded module each.

/** Home needs these at once; they travel with the language itself. */
export const firstAreas = ['common', 'nav', 'home', 'catalogue', 'errors'] as const;

/** Loaded when a screen asks for them. */
export const laterAreas = [
  'product',
  'shop',
  'cart',
  'checkout',
  'payment',
  'order',
  'account',
  'address',
  'security',
  'settings',
  'topup',
  'withdraw',
] as const;

/** Only the server speaks these. */
export const serverAreas = ['mail'] as const;

export const areas = [...firstAreas, ...laterAreas, ...serverAreas] as const;

export type Area = (typeof areas)[number];
export type FirstArea = (typeof firstAreas)[number];
export type LaterArea = (typeof laterAreas)[number];

/** Words of an area of the app that only the server says: refusals and field faults travel in the answer, ready to be read. */
const serverKeys = /^errors\.([A-Z]|field\.|import\.)/;
/** Of those, what the app also says by itself, before it asks. */
const alsoInTheApp: ReadonlySet<string> = new Set([
  'errors.ADDRESS_POSTCODE_INVALID',
  'errors.PAY_CODE_WRONG',
  'errors.field.tooLong',
]);

/** Whether a message stays on the server. */
export const isServerKey = (key: string): boolean => serverKeys.test(key) && !alsoInTheApp.has(key);
