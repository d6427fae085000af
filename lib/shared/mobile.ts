import { MOBILE_PATTERN } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import { withAsciiDigits } from './typed-text.ts';

/** The message for a typed text that is no mobile number. */
export const mobileMessage = m.sharedMobileInvalid;

const SEPARATORS = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const COUNTRY_PREFIX = /^(?:\+91|0091|91|0)(?=[6-9]\d{9}$)/;
const MAX_LENGTH = 40;

/**
 * Returns the canonical form of an Indian mobile number: ten digits, from any usual spelling (`+91
 * 98765-43210`, `098765 43210`). Null where the text is none.
 */
export function canonicalMobile(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null;
  const digits = withAsciiDigits(typed.normalize('NFKC')).replace(SEPARATORS, '').replace(COUNTRY_PREFIX, '');
  return MOBILE_PATTERN.test(digits) ? digits : null;
}

/** Formats a mobile number for its owner: `+91 98765 43210`. */
export function formatMobile(mobile: string): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
