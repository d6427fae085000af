import { romaniseDevanagari } from './devanagari.ts';

const STOP_WORDS = new Set(
  (
    'a an and the for in of on to with by my me from or at is it i are some any this that please show find want need ' +
    'ke ki ka ko liye wala wale wali mein aur'
  ).split(' '),
);

const COLOURED_GOLD = /\b(rose|white|yellow) gold\b/g;
/** Letters and what stands between words, as nearly all texts of a catalogue are: they are read by one pattern. */
const PLAIN = /^[A-Za-z &,/()-]*$/;
const BEYOND_ASCII = /[^\0-\x7f]/;
const DIGIT = /\d/;
/** A figure and how shoppers write its unit, each in a group of its own in the order of `UNITS`. */
const MEASURE = new RegExp(
  `(?<![a-z])(\\d+(?:\\.\\d+)?) ?(?:${[
    '(mm|milli ?met(?:er|re)s?)',
    '(m|met(?:er|re)s?|mtrs?)',
    '((?:kt?|ct|carat|karat|kerat|caret)s?)',
    '((?:atm|bar)s?)',
    '(inch|inches)',
    '(g|gms?|grams?|gramme?s?)',
  ].join('|')})\\b`,
  'g',
);
const UNITS = ['mm', 'm', 'kt', 'atm', 'inch', 'g'] as const;

/**
 * Lower-case ASCII words separated by single spaces. Devanagari is written as shoppers type Hindi; a figure and its unit
 * are one word (`40 mm` is `40mm`, `22 karat` is `22kt`), so that neither is found in another's company.
 */
export function normaliseText(text: string): string {
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const latin = BEYOND_ASCII.test(text) ? latinOf(text) : text;
  const words = latin
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\.(?!\d)|(?<!\d)\./g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return DIGIT.test(words) ? words.replace(MEASURE, joinMeasure) : words;
}

function latinOf(text: string): string {
  return romaniseDevanagari(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

function joinMeasure(_: string, figure: string, ...groups: readonly (string | undefined)[]): string {
  return figure + UNITS[groups.findIndex((written) => written !== undefined)];
}

/** The one form of singular and plural, e.g. `watches` and `watch`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words of a text that the catalogue itself holds, for the index; `rose gold` is also found as one word. */
export function wordsOf(text: string): string[] {
  const normal = normaliseText(text);
  const whole = normal.includes(' gold') ? normal.replace(COLOURED_GOLD, '$1 gold $1gold') : normal;
  return whole.split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/** Words of a normalised query without those that say nothing, unless there are no others. */
export function contentWords(normal: string): string[] {
  const all = normal.split(' ').filter((word) => word !== '');
  const kept = all.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : all;
}

/** A word the way people write it: `22kt` is `22 kt`, `rosegold` is `rose gold`. */
export function writtenWord(word: string): string {
  return word.replace(/^(\d[\d.]*)(mm|m|kt|atm|inch|g)$/, '$1 $2').replace(/^(rose|white|yellow)gold$/, '$1 gold');
}
