import { INVISIBLE_CHARACTERS } from '#lib/contract/vocabulary.ts';

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
const ASCII_DIGIT = /^[0-9]$/;

function asciiDigit(digit: string): string {
  // Unicode's NFKC converts digits of special shapes, such as full-width ones, to ASCII.
  const plain = digit.normalize('NFKC');
  if (ASCII_DIGIT.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  // All other digits form runs of ten that start with zero.
  while (zero > 0 && code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Converts the digits of every script to ASCII: phones in India also type १२३. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGITS, asciiDigit);
}

/** Removes invisible characters, which are often pasted by accident. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}

/** Returns the canonical form of a code that a shopper typed or pasted. */
export function canonicalCode(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/g, '').toUpperCase();
}

const OWN = /^([A-Z]{2})(\d{6})([A-Z0-9]{6})$/;
const SEPARATORS = /[\s\u2010-\u2015\u200b-\u200f\u2060\ufeff_.-]+/g;

/**
 * Returns an order number in its canonical form, however it was typed: `sm 261121 abc234` becomes
 * `SM-261121-ABC234`. A number in another format keeps its hyphens.
 */
export function canonicalOrderNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const [, prefix, day, rest] = OWN.exec(text.replace(SEPARATORS, '')) ?? [];
  return prefix === undefined ? text.replace(/\s+/g, '') : `${prefix}-${day}-${rest}`;
}
