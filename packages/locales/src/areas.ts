// The areas messages are filed under: one JSON file and one lazily loaded module each.

/** Home needs these at once; they travel with the language itself. */
export const firstAreas = ['common', 'nav', 'home', 'catalogue', 'errors'] as const;

const laterFiles = [
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

/** Loaded when a screen asks for them. `finding`: the words of the catalogue that no first page says. */
export const laterAreas = [...laterFiles, 'finding'] as const;

/** Only the server speaks these. */
export const serverAreas = ['mail'] as const;

export const areas = [...firstAreas, ...laterFiles, ...serverAreas] as const;

export type Area = (typeof areas)[number];
export type FirstArea = (typeof firstAreas)[number];
export type LaterArea = (typeof laterAreas)[number];

const firstOfCatalogue = /^catalogue\.(card\.|shop\.|search\.(label|placeholder))/;

/** The area a message is loaded with; mostly the one it is filed under. */
export const loadedWith = (area: Area, key: string): Area | LaterArea =>
  area === 'catalogue' && !firstOfCatalogue.test(key) ? 'finding' : area;

/** Words of an area of the app that only the server says: refusals and field faults travel in the answer, ready to be read. */
const serverKeys = /^errors\.([A-Z]|field\.|import\.)/;
/** Of those, what the app also says by itself, before it asks. */
const alsoInTheApp: ReadonlySet<string> = new Set([
  'errors.ADDRESS_POSTCODE_INVALID',
  'errors.PAY_CODE_WRONG',
  'errors.field.tooLong',
]);

/** What screens will say that are still to come: one that says it takes it off this list, else it does not compile. */
const notYetInTheApp =
  /^errors\.(notLoggedIn|support|refundAl|commentedAl|evidenceR|networkUn|withdrawA|commentE|amount|reasonR|proofR|networkR|addressR|shopR|complaintR)/;

/** Whether a message stays on the server. */
export const isServerKey = (key: string): boolean =>
  notYetInTheApp.test(key) || (serverKeys.test(key) && !alsoInTheApp.has(key));
