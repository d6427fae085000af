import { byLanguage } from './by-language.ts';

const format = byLanguage((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** Joins words in the language of the page: `A, B and C`. Lists of this store have no comma before the last "and". */
export function listText(words: readonly string[]): string {
  const parts = format().formatToParts(words);
  const last = parts.length - 2;
  return parts.map(({ type, value }, at) => (type === 'literal' && at === last ? withoutComma(value) : value)).join('');
}

/** `, और ` without its comma; a comma alone stays. */
const withoutComma = (literal: string) => literal.replace(/^, (?=\p{L})/u, ' ');
