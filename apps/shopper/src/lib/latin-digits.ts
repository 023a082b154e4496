// Digits of whatever script a keyboard writes, as the wire and the screens have them.

/** `"٣ bis ５"` → `"3 bis 5"`: every decimal digit of Unicode in Latin, all else as it is. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

function latinDigit(digit: string): string {
  // The digits for mathematics and the full-width ones have a plain form.
  const plain = digit.normalize('NFKC');
  const point = plain.codePointAt(0) ?? 0;
  // The others come in runs of ten that begin with a zero.
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
