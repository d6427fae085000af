import { LABELS } from '#lib/contract/index.ts';
import type { TextsByLanguage } from '../../translations/stored-texts.ts';
import type { MediaReferences } from './media-references.ts';
import type { Fault, RowName } from './product-fault.ts';
import type { Sale } from './sale-dates.ts';

/** A product with the data of a file, before it is completed and validated. */
export interface Draft {
  /** The rows of the file that are refused with it. */
  rows: readonly [RowName, ...RowName[]];
  /** The row of each of its SKUs, in their order. */
  skuRows: readonly RowName[];
  /** The product's id in the file. */
  id: string;
  /** Unvalidated fields of a `CatalogueProduct`, except photos and videos. */
  fields: Record<string, unknown>;
  /** URLs or file names of its photos, the front view first. */
  photos: string[];
  /** The video and the photos of a spin. */
  media?: MediaReferences;
  /** What the file says of photos for those who do not see them; the store describes photos by the title. */
  photoAlts?: ReadonlyMap<string, string>;
  /** The rows of photos that are not in its first row. */
  photoRows?: ReadonlyMap<string, RowName>;
  /** Faults found so far. */
  faults: Fault[];
  /** Whether the file has the whole product, so that missing fields are meant to be removed. */
  isWhole: boolean;
  /** Whether its sizes state weights or making charges, so that those of the stored sizes no longer count. */
  statesWeights?: boolean;
  /** Its texts in other languages, as far as the file states them. */
  texts?: TextsByLanguage;
  /** The sale, if it has dates. */
  sale?: Sale;
}

const MAX_CODE_LENGTH = 40;
const SHORTEST_CODE = 3;

/** A product code made from a feed's id: upper case, letters, digits and hyphens; `7` becomes `P-7`. */
export function productCodeFrom(...parts: readonly string[]): string {
  const code = parts
    .join('-')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (code !== '' && code.length < SHORTEST_CODE) return `P-${code}`;
  return code.length <= MAX_CODE_LENGTH ? code : `${code.slice(0, MAX_CODE_LENGTH - 9)}-${shortHash(code)}`;
}

/** Eight letters and digits that change with any letter of the text (FNV-1a hash). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).toUpperCase().padStart(8, '0');
}

/** The gender of a product, by the feed's gender field or by words in its category and title. */
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

/** Leaves out undefined fields, so that other sources can provide them. */
export function definedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The words that are labels of the store, in their order. */
export function labelsOf(labelTexts: readonly string[]): string[] {
  return labelTexts.flatMap((word) => LABELS.find((label) => label === word.trim().toLowerCase()) ?? []);
}
