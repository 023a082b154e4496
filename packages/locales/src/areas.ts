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
