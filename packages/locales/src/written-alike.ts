// Numbers that every language writes alike, so that no number format is needed for them.

/** Whole, from 0 to 999: with Latin digits all our languages write these very digits. A slow phone's first number format takes a tenth of a second (docs/first-load.md). */
export const isWrittenAlike = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < 1000;
