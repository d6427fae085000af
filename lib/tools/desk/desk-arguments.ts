import { InvalidArgumentError } from '@commander-js/extra-typings';
import { once, wholeNumber } from '#lib/shared/command-line.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';

/** An id that the retail API made begins with a hyphen now and then, and is no option. */
const HYPHENED_ID = /^-[\w-]{15,63}(?:@\d+)?$/;
/** No word of a command line holds a NUL. */
const MASK = '\0';

/** Words of a command line in which nothing but an option looks like one; the readers below take the mask off again. */
export function maskIds(words: readonly string[]): string[] {
  return words.map((word) => (HYPHENED_ID.test(word) ? `${MASK}${word}` : word));
}

/** An id, or any other text, as it was typed. */
export function asTyped(word: string): string {
  return word.replace(MASK, '');
}

/** The number of an order in any usual spelling. */
export function orderNumber(word: string): string {
  return canonicalOrderNumber(asTyped(word));
}

/** The number of a return in any usual spelling. */
export function returnNumber(word: string): string {
  if (!isReturnNumber(word)) throw new InvalidArgumentError('The number of a return begins with RT-.');
  return orderNumber(word);
}

/** Whether a word is the number of a return, and not that of an order. */
export function isReturnNumber(word: string): boolean {
  return orderNumber(word).startsWith('RT-');
}

const NUMBER = /^(?:[A-Z]{2}-\d{6}-[A-Z0-9]{6}|AP-[A-Z0-9]{6})$/;

/** What the audit is asked for: numbers in any usual spelling, ids as they are. */
export function auditSubject(word: string): string {
  const number = orderNumber(word);
  return NUMBER.test(number) ? number : asTyped(word);
}

/** The value of an option: any text. */
export const text = once(asTyped);

/** The value of an option: a text that is not blank. */
export const filledText = once((word) => {
  if (asTyped(word).trim() === '') throw new InvalidArgumentError('It must not be blank.');
  return asTyped(word);
});

/** The value of an option: a page, version or the like. */
export const number = once(wholeNumber(9999));

/** An option that may be given often. */
export function collect(word: string, before: string[] = []): string[] {
  return [...before, asTyped(word)];
}
