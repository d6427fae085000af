import { InvalidArgumentError } from '@commander-js/extra-typings';
import { paiseOf } from '#lib/contract/index.ts';
import { once, wholeNumber } from '#lib/shared/command-line.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';

/** An id of the retail API may begin with a hyphen and is not an option then. */
const HYPHENED_ID = /^-[\w-]{15,63}(?:@\d+)?$/;
/** Escapes such ids for commander; no argument of a command line contains a NUL. */
const ESCAPE = '\0';

/** Escapes the ids that begin with a hyphen; the parsers below remove the escape again. */
export function escapeIds(args: readonly string[]): string[] {
  return args.map((arg) => (HYPHENED_ID.test(arg) ? `${ESCAPE}${arg}` : arg));
}

/** Returns a text without the escape of ids. */
export function unescaped(text: string): string {
  return text.replaceAll(ESCAPE, '');
}

/** The number of an order in any usual spelling. */
export function parseOrderNumber(text: string): string {
  return canonicalOrderNumber(unescaped(text));
}

/** The number of a return in any usual spelling. Throws InvalidArgumentError for any other number. */
export function parseReturnNumber(text: string): string {
  const number = parseOrderNumber(text);
  if (!isReturnNumber(number)) throw new InvalidArgumentError('The number of a return begins with RT-.');
  return number;
}

/** The number of a service request in any usual spelling. Throws InvalidArgumentError for any other number. */
export function parseServiceNumber(text: string): string {
  const number = parseOrderNumber(text);
  if (!number.startsWith('SV-')) throw new InvalidArgumentError('The number of a service request begins with SV-.');
  return number;
}

/** An amount typed in rupees, such as 1250 or 1,250.50, in paise. Throws InvalidArgumentError for anything else. */
export const parseRupees = once((text) => {
  const amount = unescaped(text).replaceAll(/[₹,\s]/g, '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount))
    throw new InvalidArgumentError('It must be rupees, such as 1250 or 1250.50.');
  return paiseOf(Number(amount));
});

/** Whether a canonical number is that of a return, and not that of an order. */
export function isReturnNumber(number: string): boolean {
  return number.startsWith('RT-');
}

/** What the audit is asked for: numbers in any usual spelling, ids as they are. */
export function parseSubject(text: string): string {
  const number = parseOrderNumber(text);
  return NUMBER.test(number) ? number : unescaped(text);
}
const NUMBER = /^(?:[A-Z]{2}-\d{6}-[A-Z0-9]{6}|(?:AP|OG)-[A-Z0-9]{6})$/;

/** The value of an option: any text. */
export const parseText = once(unescaped);

/** The value of an option: a text that is not blank. */
export const parseFilledText = once((text) => {
  if (unescaped(text).trim() === '') throw new InvalidArgumentError('It must not be blank.');
  return unescaped(text);
});

/** The value of an option: a page or version from 1 to 9999. */
export const parseNumber = once(wholeNumber(9999));

/** The values of an option that may be repeated. */
export function parseRepeated(text: string, previous: readonly string[] = []): string[] {
  return [...previous, unescaped(text)];
}
