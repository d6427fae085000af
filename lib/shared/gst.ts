import { GSTIN_PATTERN } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** A state or union territory of India with its GST code, two digits. */
interface IndianState {
  readonly code: string;
  readonly name: string;
}

/**
 * The 28 states and 8 union territories by name, with the codes that GST numbers begin with (GSTN's list of
 * state codes; 25 and 28 were given up when Daman and Diu was merged and Andhra Pradesh divided).
 */
export const INDIAN_STATES: readonly IndianState[] = [
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '18', name: 'Assam' },
  { code: '10', name: 'Bihar' },
  { code: '04', name: 'Chandigarh' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '07', name: 'Delhi' },
  { code: '30', name: 'Goa' },
  { code: '24', name: 'Gujarat' },
  { code: '06', name: 'Haryana' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '20', name: 'Jharkhand' },
  { code: '29', name: 'Karnataka' },
  { code: '32', name: 'Kerala' },
  { code: '38', name: 'Ladakh' },
  { code: '31', name: 'Lakshadweep' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '27', name: 'Maharashtra' },
  { code: '14', name: 'Manipur' },
  { code: '17', name: 'Meghalaya' },
  { code: '15', name: 'Mizoram' },
  { code: '13', name: 'Nagaland' },
  { code: '21', name: 'Odisha' },
  { code: '34', name: 'Puducherry' },
  { code: '03', name: 'Punjab' },
  { code: '08', name: 'Rajasthan' },
  { code: '11', name: 'Sikkim' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '36', name: 'Telangana' },
  { code: '16', name: 'Tripura' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '19', name: 'West Bengal' },
];

const NAMES = new Map(INDIAN_STATES.map(({ code, name }) => [code, name]));
const CODES = new Map(INDIAN_STATES.map(({ code, name }) => [name, code]));

/** Returns the name of the state with this GST code; undefined where there is none. */
export function stateName(code: string): string | undefined {
  return NAMES.get(code);
}

/** Returns the GST code of a state by its name in the pincode data; undefined where there is no such state. */
export function stateCodeOf(name: string): string | undefined {
  return CODES.get(name);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** Converts a typed GST number to its canonical form: capitals without spaces and hyphens. */
export function canonicalGstin(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Returns the error text for a GST number in canonical form; null where it is valid or empty. `stateCode` is
 * the two-digit code of the address: an invoice cannot name a registration in another state.
 */
export function gstinProblem(gstin: string, stateCode: string): string | null {
  if (gstin === '') return null;
  if (!GSTIN_PATTERN.test(gstin)) return m.sharedGstinLength();
  if (!gstin.endsWith(checkDigit(gstin.slice(0, -1)))) return m.sharedGstinWrong();
  if (!gstin.startsWith(stateCode)) return m.sharedGstinOtherState();
  return null;
}

/**
 * Returns the last character of a GST number from the 14 before it, by GSTN's algorithm, which is Luhn's in
 * base 36 (as in python-stdnum's `stdnum.in_.gstin`). Characters are weighted 1 and 2 in turn; the two base-36
 * digits of each product are added up, and the check digit completes the sum to a multiple of 36.
 */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return DIGITS.charAt((BASE - (sum % BASE)) % BASE);
}
