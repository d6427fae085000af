import { INVISIBLE_CHARACTERS } from '#lib/contract/vocabulary.ts';

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
const ASCII_DIGIT = /^[0-9]$/;

function asciiDigit(digit: string): string {
  // Digits of special shapes, such as full-width ones, are spelled in ASCII by Unicode itself.
  const plain = digit.normalize('NFKC');
  if (ASCII_DIGIT.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  // All others stand in runs of ten, the zero first.
  while (zero > 0 && code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A text with the digits of every script as ASCII ones: phones in India also type १२३. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGITS, asciiDigit);
}

/** A text as a reader sees it: what was pasted along unseen is gone. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}

/** The canonical form of a code as a shopper may have typed or pasted it. */
export function canonicalCode(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/g, '').toUpperCase();
}

const OWN = /^([A-Z]{2})(\d{6})([A-Z0-9]{6})$/;
const SEPARATORS = /[\s\u2010-\u2015\u200b-\u200f\u2060\ufeff_.-]+/g;

/**
 * The number of an order as it is written, from any way in which people type it: `sm 261121 abc234` becomes
 * `SM-261121-ABC234`. A number of another form keeps its hyphens.
 */
export function canonicalOrderNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const [, prefix, day, rest] = OWN.exec(text.replace(SEPARATORS, '')) ?? [];
  return prefix === undefined ? text.replace(/\s+/g, '') : `${prefix}-${day}-${rest}`;
}
