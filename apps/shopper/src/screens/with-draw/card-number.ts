// Card numbers as they are typed and checked; pure. The server looks again.
import { latinDigits } from '../../lib/latin-digits.ts';

const shortest = 12;
const longest = 19;

/** The digits of what was typed, at most as many as a card has. */
export const cardDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, longest);

/** In groups of four, as on the card. */
export const groupedDigits = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Whether length and check digit (Luhn) fit. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < shortest || digits.length > longest) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
