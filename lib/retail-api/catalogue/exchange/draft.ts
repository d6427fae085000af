import { LABELS } from '#lib/contract/index.ts';
import type { Fault, RowName } from './fault.ts';
import type { Sale } from './sale-dates.ts';

/** A product as far as a file tells it, before it is completed and checked. */
export interface Draft {
  /** The rows of the file that are refused with it. */
  rows: readonly [RowName, ...RowName[]];
  /** Where each of its SKUs stands, in their order. */
  skuRows: readonly RowName[];
  /** How the file names it. */
  id: string;
  /** Fields of a `CatalogueProduct`, none of them checked; photos aside. */
  fields: Record<string, unknown>;
  /** Addresses or file names of its photos, front view first. */
  photos: string[];
  /** Where photos stand that are not of its first row. */
  photoRows?: ReadonlyMap<string, RowName>;
  /** What is wrong already. */
  faults: Fault[];
  /** Whether the file holds the whole product, so that what it leaves out is meant to be gone. */
  isWhole: boolean;
  /** Where its sale has dates. */
  sale?: Sale;
}

const LONGEST_CODE = 40;
const SHORTEST_CODE = 3;

/** A product code from whatever a feed calls it: upper case, letters, digits and hyphens; `7` is `P-7`. */
export function codeOf(...parts: readonly string[]): string {
  const code = parts
    .join('-')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (code !== '' && code.length < SHORTEST_CODE) return `P-${code}`;
  return code.length <= LONGEST_CODE ? code : `${code.slice(0, LONGEST_CODE - 9)}-${shortHash(code)}`;
}

/** Eight letters and digits that change with any letter of the text (FNV-1a). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).toUpperCase().padStart(8, '0');
}

/** Whom it is for, by a feed's own word or by the words of its category and title. */
export function genderOf(word: string | undefined, text: string): string | undefined {
  if (word !== undefined) return GENDERS[word.trim().toLowerCase()] ?? word;
  const women = /\b(?:wom[ae]n|ladies|girls?|her)(?:['’]s)?\b/i.test(text);
  const men = /\b(?:m[ae]n|gents|boys?|him)(?:['’]s)?\b/i.test(text);
  if (/\bunisex\b/i.test(text) || (women && men)) return 'Unisex';
  if (women) return 'Women';
  return men ? 'Men' : undefined;
}

const GENDERS: Readonly<Record<string, string>> = {
  male: 'Men',
  men: 'Men',
  female: 'Women',
  women: 'Women',
  unisex: 'Unisex',
};

/** Leaves out what is not known, so that it can come from elsewhere. */
export function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Those of some words that are labels of the store, in their order. */
export function labelsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => LABELS.find((label) => label === word.trim().toLowerCase()) ?? []);
}
