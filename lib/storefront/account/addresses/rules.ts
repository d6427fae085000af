import { PINCODE_PATTERN, VISIBLE_LETTER, VISIBLE_LETTER_OR_DIGIT } from '#lib/contract/vocabulary.ts';
import { canonicalGstin, gstinProblem, stateName } from '#lib/shared/gst.ts';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { ADDRESS_LENGTHS, type AddressField } from './field-lengths.ts';

/** Removes invisible and control characters, and spaces at the ends; joins several spaces or lines. */
const tidy = (text: string) =>
  withoutInvisible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const CANONICAL: Partial<Record<AddressField, (typed: string) => string>> = {
  mobile: (typed) => canonicalMobile(typed) ?? typed,
  alternateMobile: (typed) => canonicalMobile(typed) ?? typed,
  pincode: (typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''),
  gstin: canonicalGstin,
};

/** The canonical form of the text typed into a field; unchanged where it has none. */
export function canonicalField(field: AddressField, typed: string): string {
  const text = tidy(typed);
  return text === '' ? '' : (CANONICAL[field]?.(text) ?? text);
}

function pincodeProblem(pincode: string): string | null {
  if (/^0\d{5}$/.test(pincode)) return 'Check the pincode. Pincodes in India do not begin with 0.';
  return PINCODE_PATTERN.test(pincode) ? null : 'Enter a 6-digit pincode.';
}

const isMobile = (text: string) => canonicalMobile(text) !== null;
const required = (holds: RegExp, message: string) => (text: string) => (holds.test(text) ? null : message);

const RULES: Partial<Record<AddressField, (text: string, stateCode: string) => string | null>> = {
  fullName: required(VISIBLE_LETTER, 'Enter the name of the person who receives the order.'),
  mobile: (text) => (isMobile(text) ? null : mobileMessage()),
  alternateMobile: (text) => (text === '' || isMobile(text) ? null : mobileMessage()),
  pincode: pincodeProblem,
  addressLine1: required(VISIBLE_LETTER_OR_DIGIT, 'Enter the flat, house number or building.'),
  city: required(VISIBLE_LETTER, 'Enter the city, town or district.'),
  stateCode: (text) => (stateName(text) === undefined ? 'Choose a state.' : null),
  gstin: gstinProblem,
};

/**
 * The problem of a field in canonical form, as a message for the shopper; null where it is valid. `stateCode`: the
 * state of the address, which the GSTIN has to match.
 */
export function addressFieldProblem(field: AddressField, text: string, stateCode: string): string | null {
  if (text.length > ADDRESS_LENGTHS[field]) return `Use at most ${ADDRESS_LENGTHS[field]} characters.`;
  return RULES[field]?.(text, stateCode) ?? null;
}

/** The message about a pincode that is in another state than its address names. */
export function otherStateMessage(state: string): string {
  return `This pincode is in ${state}. Choose that state, or correct the pincode.`;
}
