import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { Misused } from '../tool-world.ts';

/** The number of an order in any usual spelling. */
export function orderOf(word: string | undefined): string {
  if (word === undefined) throw new Misused('Which order? Its number is missing.');
  return canonicalOrderNumber(word);
}

/** The number of a return in any usual spelling. */
export function returnOf(word: string | undefined): string {
  if (!isReturnNumber(word)) throw new Misused('Which return? Its number begins with RT-.');
  return canonicalOrderNumber(word ?? '');
}

/** What the audit is asked for: numbers in any usual spelling, ids as they are. */
export function subjectOf(word: string): string {
  const number = canonicalOrderNumber(word);
  return NUMBER.test(number) ? number : word;
}
const NUMBER = /^(?:[A-Z]{2}-\d{6}-[A-Z0-9]{6}|AP-[A-Z0-9]{6})$/;

/** Whether a word is the number of a return, and not that of an order. */
export function isReturnNumber(word: string | undefined): boolean {
  return canonicalOrderNumber(word ?? '').startsWith('RT-');
}

/** A page that is asked for; the first where none is. */
export function pageOf(text: string | undefined): number {
  return numberOf('page', text) ?? 1;
}

/** A number from 1 to 9999; undefined where none is given. */
export function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Misused(`--${option}: must be a number from 1 to 9999.`);
  return Number(text);
}

/** One of a few words, or empty where none is given. */
export function oneOf<Word extends string>(
  option: string,
  text: string | undefined,
  words: readonly Word[],
): Word | '' {
  if (text === undefined) return '';
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Misused(`--${option}: must be one of ${words.join(', ')}.`);
  return word;
}

/** An option that a command needs. */
export function needed(option: string, text: string | undefined): string {
  if (text === undefined || text.trim() === '') throw new Misused(`--${option} is needed.`);
  return text;
}
