import type { EngravingScript } from '#lib/contract/engraving-vocabulary.ts';
import { countLetters, type EngravingLimits, engravingProblem } from '#lib/shared/engraving-text.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { Engraving, EngravingTerms } from './types.ts';

const LETTER_NAMES: Readonly<Record<EngravingScript, () => string>> = {
  latin: m.engravingLatin,
  devanagari: m.engravingDevanagari,
};

/** The characters of an engraving, as the pattern of a field; browsers compile it with the flag `v`. */
const LETTER_PATTERNS: Readonly<Record<EngravingScript, string>> = {
  latin: 'A-Za-z',
  devanagari: '\\p{Script=Devanagari}',
};

/** The pattern that a browser without scripts checks a text with. The marks of phones are made plain later. */
export function engravingPattern({ scripts }: Pick<EngravingLimits, 'scripts'>): string {
  return `[${scripts.map((script) => LETTER_PATTERNS[script]).join('')}0-9 .,\\&'"‘’“”+\\-–—!?:\\/#]*`;
}

/** The most characters that a field without scripts takes; undefined where letters consist of several. */
export function maximumLength({ maxLetters, scripts }: EngravingLimits): number | undefined {
  return scripts.includes('devanagari') ? undefined : maxLetters;
}

/** The marks that every engraver has; they stay on one line. */
const MARKS = `. , & ' " + - ! ? : / #`.replaceAll(' ', '\u00a0');

/** Which letters can be engraved, and how many. */
export function allowedLettersText({ maxLetters, scripts }: EngravingLimits): string {
  const names = scripts.map((script) => LETTER_NAMES[script]()).join(', ');
  return m.engravingAllowed({ maximum: maxLetters, letters: names, marks: MARKS });
}

/** How many letters a cleaned text has: `7 of 20`. */
export function lettersText(text: string, { maxLetters }: Pick<EngravingLimits, 'maxLetters'>): string {
  return m.engravingLetters({ count: countLetters(text), maximum: maxLetters });
}

/** Why a cleaned text cannot be engraved, and how to correct it; empty where it can. */
export function engravingProblemText(text: string, limits: EngravingLimits): string {
  const problem = engravingProblem(text, limits);
  if (problem === null) return '';
  if (problem.kind === 'length') return m.engravingTooLong({ count: problem.surplus });
  return m.engravingBadLetters({ letters: problem.characters.slice(0, 5).join(' ') });
}

/** What engraving costs: `Free`, or the price. */
export function engravingPriceText({ price }: Pick<Engraving, 'price'>): string {
  return price === 0 ? m.commonFree() : m.engravingPrice({ price: formatPaise(price) });
}

/** Where a piece is engraved, and how much longer its delivery takes. */
export function engravingServiceText({ place, extraDays }: Pick<EngravingTerms, 'place' | 'extraDays'>): string {
  if (extraDays === 0) return m.engravingService({ place });
  return m.engravingServiceDays({ place, days: extraDays });
}

/** A line's engraving: `Case back engraved “A & R”`. */
export function engravedText({ place, text }: Pick<Engraving, 'place' | 'text'>): string {
  return text === '' ? m.engravingDone({ place }) : m.engravingDoneText({ place, text });
}
