import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';

const CODE = /^[A-Z0-9-]{3,40}$/;
/** Longer texts were not made by this store; the rest of them is not read. */
const MAX_LENGTH = 400;

export interface ComparedCodes {
  /** In their order, each once, no more than are compared. */
  codes: string[];
  /** Whether something of the text can be no code. */
  isBroken: boolean;
  /** Whether there were more of them. */
  isTooMany: boolean;
}

/** Reads the codes of a comparison's address, joined by commas, in either case. */
export function parseCodes(text: string): ComparedCodes {
  const parts = text
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  const known = [...new Set(parts.filter((part) => CODE.test(part)))];
  return {
    codes: known.slice(0, COMPARED_MAXIMUM),
    isBroken: parts.some((part) => !CODE.test(part)),
    isTooMany: known.length > COMPARED_MAXIMUM,
  };
}
