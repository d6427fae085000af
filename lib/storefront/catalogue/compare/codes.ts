import { COMPARED_MAXIMUM, PRODUCT_CODE_PATTERN } from '#lib/contract/vocabulary.ts';

/** Longer texts were not made by this store; the rest is ignored. */
const MAX_LENGTH = 400;

interface ComparedCodes {
  /** Distinct codes in their order, no more than can be compared. */
  codes: string[];
  /** Whether a part of the text cannot be a code. */
  isBroken: boolean;
  /** Whether more codes were named than can be compared. */
  isTooMany: boolean;
}

/** Reads the codes from the address of a comparison, joined by commas, in upper or lower case. */
export function parseCodes(text: string): ComparedCodes {
  const parts = text
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  const valid = [...new Set(parts.filter((part) => PRODUCT_CODE_PATTERN.test(part)))];
  return {
    codes: valid.slice(0, COMPARED_MAXIMUM),
    isBroken: parts.some((part) => !PRODUCT_CODE_PATTERN.test(part)),
    isTooMany: valid.length > COMPARED_MAXIMUM,
  };
}
