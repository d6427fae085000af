import { LRUCache } from 'lru-cache';
import { currentLanguage } from '#language';
import { VOCABULARY } from '#lib/messages/compiled/vocabulary.ts';
import { singleton } from '../singleton.ts';

/** Phrases by what they are in English, in lower case and with `#` for each number. */
type Phrases = ReadonlyMap<string, string>;

/** A letter of another script than the one that facts are stored in. */
const OWN_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** The facts of a catalogue are few and stand on every page. */
const MAX_KEPT = 20_000;

const kept = () => singleton('local-facts', () => new LRUCache<string, string>({ max: MAX_KEPT }));
const phrases: ReadonlyMap<string, Phrases> = new Map(
  Object.entries(VOCABULARY).map(([code, words]) => [code, new Map(Object.entries(words))]),
);

/**
 * Returns a fact of a product, or a name of the catalogue, in the language of the request: `गोल डायल` for `Round dial`.
 * Retail APIs know them in English. Where a word is not known the text stays as it is, because half of a fact is no help.
 */
export function localFact(text: string): string {
  return inPageLanguage(text, 'fact', translatedList);
}

/**
 * The same for a product's title. It begins with names, which stay; the known words behind them are translated, as are
 * the parts after its commas.
 */
export function localTitle(title: string): string {
  return inPageLanguage(title, 'title', translatedTitle);
}

function inPageLanguage(
  text: string,
  kind: 'fact' | 'title',
  translate: (text: string, known: Phrases) => string | undefined,
): string {
  const code = currentLanguage();
  const known = phrases.get(code);
  // An operator has written it for this language already.
  if (!known || OWN_LETTER.test(text)) return text;
  const key = `${code} ${kind} ${text}`;
  const before = kept().get(key);
  if (before !== undefined) return before;
  const translated = translate(text, known) ?? text;
  kept().set(key, translated);
  return translated;
}

/** A text whose parts between commas are known, whole or each, behind a known name and a colon too; undefined otherwise. */
function translatedList(text: string, known: Phrases): string | undefined {
  const whole = phraseOf(text, known);
  if (whole !== undefined) return whole;
  const colon = text.indexOf(': ');
  if (colon > 0) {
    const sides = [text.slice(0, colon), text.slice(colon + 2)].map((side) => translatedList(side, known));
    return sides.every((side) => side !== undefined) ? sides.join(': ') : undefined;
  }
  const parts = text.split(', ').map((part) => translatedWords(part.split(' '), known));
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}

function translatedTitle(title: string, known: Phrases): string {
  const [first = '', ...others] = title.split(', ');
  const words = first.split(' ');
  // The fewest words in front that leave known ones behind: those are the names.
  const names = words.findIndex((_, index) => translatedWords(words.slice(index), known) !== undefined);
  const head = names === -1 ? first : [...words.slice(0, names), translatedWords(words.slice(names), known)].join(' ');
  return [head, ...others.map((part) => translatedWords(part.split(' '), known) ?? part)].join(', ');
}

/** Translates words by the longest known phrases, from the left; undefined if one is in none. */
function translatedWords(words: readonly string[], known: Phrases): string | undefined {
  const found: string[] = [];
  let from = 0;
  while (from < words.length) {
    let to = words.length;
    let phrase = phraseOf(words.slice(from, to).join(' '), known);
    while (phrase === undefined && to > from + 1) {
      to -= 1;
      phrase = phraseOf(words.slice(from, to).join(' '), known);
    }
    if (phrase === undefined) return undefined;
    found.push(phrase);
    from = to;
  }
  return found.join(' ');
}

/** A phrase of the vocabulary with the numbers of the text in their places. */
function phraseOf(text: string, known: Phrases): string | undefined {
  const numbers = text.match(NUMBER) ?? [];
  const phrase = known.get(text.toLowerCase().replaceAll('’', "'").replace(NUMBER, '#'));
  if (phrase === undefined) return undefined;
  let next = 0;
  return phrase.replaceAll('#', () => numbers[next++] ?? '');
}
