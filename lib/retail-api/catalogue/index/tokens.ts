import { PHRASES } from './synonyms.ts';

const STOP_WORDS = new Set(['a', 'an', 'and', 'the', 'for', 'in', 'of', 'on', 'to', 'with', 'by', 'my', 'me']);
const MAXIMUM_TOKENS = 12;

/** Lower-case ASCII words separated by single spaces; figures and their units stand apart (`40mm` is `40 mm`). */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/(\d)(mm|m|g|kt)\b/g, '$1 $2')
    .replace(/(\d) ?(?:k|ct|carat|karat)s?\b/g, '$1 kt')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\.(?!\d)|(?<!\d)\./g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** The one form of singular and plural, e.g. `watches` and `watch`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words of a text that the catalogue itself holds, for the index. */
export function wordsOf(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/** Words of what a shopper typed, with known phrases put into the catalogue's own; at most twelve. */
export function queryWords(text: string): string[] {
  let normal = normaliseText(text.slice(0, 200));
  for (const { pattern, replacement } of PHRASES) normal = normal.replace(pattern, replacement);
  const all = normal.split(' ').filter((word) => word !== '');
  const kept = all.filter((word) => !STOP_WORDS.has(word));
  return (kept.length > 0 ? kept : all).slice(0, MAXIMUM_TOKENS);
}
