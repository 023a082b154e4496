// Bounds and patterns that both the server's schemas and the apps' forms use; plain data, no library.

export const limits = {
  passwordMin: 6,
  passwordMax: 72,
  payCodeMin: 6,
  payCodeMax: 12,
  nameMax: 60,
  detailMax: 200,
  tagMax: 20,
  noteMax: 200,
  quantityMax: 999,
  cartItemsMax: 120,
  addressesMax: 20,
  pageMax: 100,
  searchMax: 100,
  /** Lines of the fund record that fit a filter are counted up to here. */
  billCountedMax: 1_000,
} as const;

/** Digits only, 6 to 12 of them. */
export const payCodePattern = /^[0-9]{6,12}$/;
/** A decimal amount with at most two places, as it travels on the wire: "12.30". */
export const moneyPattern = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
/** Deliberately loose: one @, no spaces, a dot in the domain; the code sent by mail is the proof. */
export const emailPattern = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\]{1,190}\.[^\s@.]{2,24}$/;
