/**
 * First code points of the Indian scripts that Unicode arranges in parallel, following the Indian standard ISCII.
 */
const PARALLEL_BLOCKS = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const BLOCK_SIZE = 0x80;
const DEVANAGARI = 0x0900;
const UNKNOWN = '?';

/**
 * A text in characters that a font has, so that an invoice never shows an empty box. The font has Latin letters
 * and Devanagari: a letter of another Indian script becomes the Devanagari letter with the same sound, an accented
 * letter loses a missing accent, and any other character becomes a question mark.
 */
export function legibleText(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')].map((character) => legible(character, has)).join('');
}

function legible(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0;
  if (has(codePoint)) return character;
  // Marks that only join or separate others are dropped.
  if (/[\p{Cf}\p{Cc}]/u.test(character)) return '';
  const block = PARALLEL_BLOCKS.find((first) => codePoint >= first && codePoint < first + BLOCK_SIZE);
  const parallel = block === undefined ? 0 : codePoint - block + DEVANAGARI;
  if (block !== undefined && has(parallel)) return String.fromCodePoint(parallel);
  const [base = ''] = character.normalize('NFKD');
  return base !== character && has(base.codePointAt(0) ?? 0) ? base : UNKNOWN;
}
