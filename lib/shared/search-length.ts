/**
 * Shorter texts neither search nor give suggestions. A letter of Devanagari is a syllable, so that fewer are a word: नथ (nose
 * ring) and हार (necklace) have two.
 */
export const SHORTEST_SEARCH = { minimum: 3, syllables: 2 };

/** Letters alone, because vowel signs and other marks belong to the letter before them. */
const SYLLABLE = /(?=\p{L})\p{Script=Devanagari}/gu;

/**
 * Whether a text without outer spaces is long enough; counted in characters, so that 💍 is one, and in Devanagari in
 * syllables, too.
 */
export function isSearchable(text: string): boolean {
  return (
    [...text].length >= SHORTEST_SEARCH.minimum || (text.match(SYLLABLE)?.length ?? 0) >= SHORTEST_SEARCH.syllables
  );
}
