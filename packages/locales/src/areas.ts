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
  'wallet',
  'topup',
  'withdraw',
] as const;

/** Loaded when a screen asks for them. `finding`: the words of the catalogue that no first page says. */
export const laterAreas = [...laterFiles, 'finding'] as const;

/** Only the server speaks these. */
export const serverAreas = ['mail'] as const;

/** Only the operators' console speaks these, in the complete languages. */
export const consoleAreas = ['console'] as const;

export const areas = [...firstAreas, ...laterFiles, ...serverAreas, ...consoleAreas] as const;

export type Area = (typeof areas)[number];
export type FirstArea = (typeof firstAreas)[number];
export type LaterArea = (typeof laterAreas)[number];

const firstOfCatalogue = /^catalogue\.(card\.|shop\.|search\.(label|placeholder))/;
/** Words of the first areas that no first page says, and the area of the screens that do: titles of pages, faults of forms, thanks. */
const saidLater: ReadonlyArray<readonly [RegExp, LaterArea]> = [
  [/^(nav\.title\.address|errors\.(addresseeR|areaR|detailR|tagR|ADDRESS_POSTCODE_I|field\.))/, 'address'],
  [/^nav\.title\.(topUp|walletTopUp|cardTopUp|withDraw|depositRecord|capitalRecord)/, 'wallet'],
  [
    /^errors\.(evidenceR|networkUn|networkR|withdrawA|amountI|addressR|CARD_NUMBER_I|CHAIN_ADDRESS_I)/,
    'wallet',
  ],
  [/^common\.(empty\.records|success\.(withdraw|submit))/, 'wallet'],
  [/^nav\.title\.(login|register|forgotPassword)|^common\.success\.(login|register)/, 'account'],
  [/^errors\.(account|password|payCode|email)/, 'account'],
  [/^nav\.title\.(security|passwords|changePassword|changePayPwd)/, 'security'],
  [/^nav\.title\.setting/, 'settings'],
  [/^nav\.title\.(order|myPurchases)|^common\.empty\.logistics/, 'order'],
  [/^nav\.title\.checkout|^common\.success\.createOrder/, 'checkout'],
  [/^nav\.title\.payment|^common\.success\.pay|^errors\.(payFailed|PAY_CODE_W)/, 'payment'],
  [/^errors\.nothingS/, 'cart'],
];

/** The area a message is loaded with; mostly the one it is filed under. */
export function loadedWith(area: Area, key: string): Area | LaterArea {
  if (area === 'catalogue' && !firstOfCatalogue.test(key)) return 'finding';
  return saidLater.find(([pattern]) => pattern.test(key))?.[1] ?? area;
}

/** Words of an area of the app that only the server says: refusals and field faults travel in the answer, ready to be read. */
const serverKeys = /^errors\.([A-Z]|field\.|import\.)/;
/** Of those, what the app also says by itself, before it asks. */
const alsoInTheApp: ReadonlySet<string> = new Set([
  'errors.ADDRESS_POSTCODE_INVALID',
  'errors.PAY_CODE_WRONG',
  'errors.CARD_NUMBER_INVALID',
  'errors.CHAIN_ADDRESS_INVALID',
  'errors.field.tooLong',
]);

/** What screens will say that are still to come: one that says it takes it off this list, else it does not compile. */
const notYetInTheApp =
  /^(errors\.(notLoggedIn|support|refundAl|commentedAl|commentE|amount[RN]|reasonR|proofR|shopR|complaintR)|common\.(action\.(change|clear|next|no|unfollow|yes)$|field\.clear|countdown\.|success\.(setting|change|upload|apply|follow|unfollow|support|complaint)))/;

/** Whether a message is none of the shoppers' app. */
export const isServerKey = (key: string): boolean =>
  key.startsWith('console.') || notYetInTheApp.test(key) || (serverKeys.test(key) && !alsoInTheApp.has(key));
