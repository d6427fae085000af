import type { EngravingScript } from '#lib/contract/engraving-vocabulary.ts';

/** What limits the text of an engraving. */
export interface EngravingLimits {
  maxLetters: number;
  scripts: readonly EngravingScript[];
}

/** Why a text cannot be engraved. `characters`: the ones that cannot, each once. `length`: by how many it is too long. */
type EngravingProblem = { kind: 'characters'; characters: string[] } | { kind: 'length'; surplus: number };

/** Digits and marks that every engraver has. */
const COMMON = /^[0-9 .,&'"+\-!?:/#]$/;
const LETTERS: Readonly<Record<EngravingScript, RegExp>> = {
  latin: /^[A-Za-z]$/,
  devanagari: /^\p{Script=Devanagari}+$/u,
};

/** A text in which each character is a letter by itself. */
const PLAIN = /^[ -~]*$/;

/** Letters with their vowel signs; where a browser cannot tell them, code points, and the retail API decides. */
function lettersOf(text: string): string[] {
  // A segmenter costs a phone 60 ms before it has seen a letter.
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return Array.from(text);
  const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** A text as it is engraved: the quotes and dashes of phones become plain, and single spaces separate the words. */
export function cleanEngraving(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The number of letters as a person sees them: a letter with its vowel signs is one. Spaces count. */
export function countLetters(text: string): number {
  return lettersOf(text).length;
}

/** Why a cleaned text cannot be engraved; null if it can. */
export function engravingProblem(text: string, { maxLetters, scripts }: EngravingLimits): EngravingProblem | null {
  const patterns = [COMMON, ...scripts.map((script) => LETTERS[script])];
  const all = lettersOf(text);
  const others = all.filter((letter) => !patterns.some((pattern) => pattern.test(letter)));
  if (others.length > 0) return { kind: 'characters', characters: [...new Set(others)] };
  return all.length > maxLetters ? { kind: 'length', surplus: all.length - maxLetters } : null;
}
