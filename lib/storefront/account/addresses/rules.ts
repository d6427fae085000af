import { PINCODE_PATTERN, VISIBLE_LETTER, VISIBLE_LETTER_OR_DIGIT } from '#lib/contract/vocabulary.ts';
import { canonicalGstin, gstinProblem, stateName } from '#lib/shared/gst.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import * as m from '#messages';
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
  if (/^0\d{5}$/.test(pincode)) return m.accountPincodeZero();
  return PINCODE_PATTERN.test(pincode) ? null : m.accountPincodeInvalid();
}

const isMobile = (text: string) => canonicalMobile(text) !== null;
const required = (holds: RegExp, message: () => string) => (text: string) => (holds.test(text) ? null : message());

const RULES: Partial<Record<AddressField, (text: string, stateCode: string) => string | null>> = {
  fullName: required(VISIBLE_LETTER, m.accountAddressNameMissing),
  mobile: (text) => (isMobile(text) ? null : mobileMessage()),
  alternateMobile: (text) => (text === '' || isMobile(text) ? null : mobileMessage()),
  pincode: pincodeProblem,
  addressLine1: required(VISIBLE_LETTER_OR_DIGIT, m.accountAddressLine1Missing),
  city: required(VISIBLE_LETTER, m.accountAddressCityMissing),
  stateCode: (text) => (stateName(text) === undefined ? m.accountAddressStateMissing() : null),
  gstin: gstinProblem,
};

/**
 * The problem of a field in canonical form, as a message for the shopper; null where it is valid. `stateCode`: the
 * state of the address, which the GSTIN has to match.
 */
export function addressFieldProblem(field: AddressField, text: string, stateCode: string): string | null {
  if (text.length > ADDRESS_LENGTHS[field]) return m.accountFieldTooLong({ maximum: ADDRESS_LENGTHS[field] });
  return RULES[field]?.(text, stateCode) ?? null;
}

/** The message about a pincode that is in another state than its address names. */
export function otherStateMessage(state: string): string {
  return m.accountPincodeOtherState({ state: localStateName(state) });
}
