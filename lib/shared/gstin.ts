import { GSTIN_PATTERN } from '#lib/contract/vocabulary.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** A GST number as typed in its one canonical form: capitals without spaces and hyphens. */
export function canonicalGstin(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/**
 * What is wrong with a GST number in canonical form, in words for the field; null where nothing is, and where it is
 * empty. `stateCode` is the two-digit code of the address: goods for another state's registration go on no invoice.
 */
export function gstinProblem(gstin: string, stateCode: string): string | null {
  if (gstin === '') return null;
  if (!GSTIN_PATTERN.test(gstin)) return 'Enter a 15-character GST number, for example 27AAPFU0939F1ZV.';
  if (!gstin.endsWith(checkDigit(gstin.slice(0, -1)))) return 'Check the GST number. One of its characters is wrong.';
  if (!gstin.startsWith(stateCode)) return 'Use a GST number from the same state as the address.';
  return null;
}

/**
 * The last character of a GST number, from the 14 before it: GSTN's algorithm, which is Luhn's to the base 36 (as in
 * python-stdnum's `stdnum.in_.gstin`). Characters weigh 1 and 2 in turn; the two base-36 digits of each product are
 * added up, and the check digit completes the sum to a multiple of 36.
 */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return DIGITS.charAt((BASE - (sum % BASE)) % BASE);
}
