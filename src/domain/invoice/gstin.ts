import { type IndianState, stateOfCode } from './indian-states.ts';

/** State, PAN of the business, how many of its registrations in the state this one is, `Z`, and a check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BEFORE_CHECK = 14;

/** Whether a text can be the number of a business that is registered for GST: a mistyped character is noticed. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && stateOfGstin(text) !== null && checkCharacterOf(text) === text[BEFORE_CHECK];
}

/** The number that somebody has typed, with or without spaces; null for what is none. */
export function gstinIn(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  return isGstin(text) ? text : null;
}

/** Where a number is registered; null where no state bears its first two digits. */
export function stateOfGstin(gstin: string): IndianState | null {
  return stateOfCode(gstin.slice(0, 2));
}

/** The fifteenth character: what is missing to a multiple of 36, every second one counting double, digit by digit. */
export function checkCharacterOf(gstin: string): string {
  const base = DIGITS.length;
  const sum = [...gstin.slice(0, BEFORE_CHECK)].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS.charAt((base - (sum % base)) % base);
}
