import { latinFromDevanagari } from './hindi-words.ts';

const STOP_WORDS = new Set(
  (
    'a an and the for in of on to with by my me from or at is it i are some any this that please show find want need ' +
    'ke ki ka ko se par tak liye lie wala wale wali waala waale waali vala vale vali mein aur ya hai hain ek koi kuch kuchh ' +
    'mujhe hame hamein apna apne apni mera mere meri'
  ).split(' '),
);

const COLOURED_GOLD = /\b(rose|white|yellow) gold\b/g;
/** Letters and separators, as in nearly all texts of a catalogue: these are handled by a single pattern. */
const PLAIN = /^[A-Za-z &,/()-]*$/;
const BEYOND_ASCII = /[^\0-\x7f]/;
const DIGIT = /\d/;
/** A number and shoppers' spellings of its unit, each unit in a separate group in the order of `UNITS`. */
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
 * Lower-case ASCII words separated by single spaces. Devanagari is romanised; a number and its unit are one word
 * (`40 mm` becomes `40mm`, `22 karat` becomes `22kt`), so that neither is found with another.
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

/** Signs that join or part the letters of a word, and belong to no word of their own. */
const JOINERS = /[\u200c\u200d]/g;

function latinOf(text: string): string {
  return latinFromDevanagari(text.replace(JOINERS, ''))
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

function joinMeasure(_: string, figure: string, ...groups: readonly (string | undefined)[]): string {
  return figure + UNITS[groups.findIndex((written) => written !== undefined)];
}

/** The common form of singular and plural, e.g. `watch` for `watches`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The words of a catalogue text for the index; `rose gold` is also found as one word. */
export function tokensOf(text: string): string[] {
  const normal = normaliseText(text);
  const whole = normal.includes(' gold') ? normal.replace(COLOURED_GOLD, '$1 gold $1gold') : normal;
  return whole.split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/** Words of a normalised query without filler words, unless there are no others. */
export function contentTokens(normal: string): string[] {
  const all = normal.split(' ').filter((word) => word !== '');
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : all;
}

/** A word as people write it: `22 kt` for `22kt`, `rose gold` for `rosegold`. */
export function writtenWord(word: string): string {
  return word.replace(/^(\d[\d.]*)(mm|m|kt|atm|inch|g)$/, '$1 $2').replace(/^(rose|white|yellow)gold$/, '$1 gold');
}
