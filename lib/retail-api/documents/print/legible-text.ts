/** First code points of the scripts of India that Unicode lays out in parallel, after the Indian standard ISCII. */
const PARALLEL_BLOCKS = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const BLOCK_SIZE = 0x80;
const DEVANAGARI = 0x0900;
const UNKNOWN = '?';

/**
 * A text in characters that a face has, so that an invoice never shows an empty box. The face has Latin letters and
 * Devanagari: a letter of another script of India becomes the letter of Devanagari that sounds alike, an accented one
 * loses the accent that is missing, and anything else is a question mark.
 */
export function legibleText(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')].map((character) => legible(character, has)).join('');
}

function legible(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0;
  if (has(codePoint)) return character;
  // Marks that only join or part others leave no gap.
  if (/[\p{Cf}\p{Cc}]/u.test(character)) return '';
  const block = PARALLEL_BLOCKS.find((first) => codePoint >= first && codePoint < first + BLOCK_SIZE);
  const parallel = block === undefined ? 0 : codePoint - block + DEVANAGARI;
  if (block !== undefined && has(parallel)) return String.fromCodePoint(parallel);
  const [base = ''] = character.normalize('NFKD');
  return base !== character && has(base.codePointAt(0) ?? 0) ? base : UNKNOWN;
}
