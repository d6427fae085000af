import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { UsageError } from '../command-context.ts';

/** The number of an order in any usual spelling. */
export function parseOrderNumber(choice: string | undefined): string {
  if (choice === undefined) throw new UsageError('Which order? Its number is missing.');
  return canonicalOrderNumber(choice);
}

/** The number of a return in any usual spelling. */
export function parseReturnNumber(choice: string | undefined): string {
  if (!isReturnNumber(choice)) throw new UsageError('Which return? Its number begins with RT-.');
  return canonicalOrderNumber(choice ?? '');
}

/** What the audit is asked for: numbers in any usual spelling, ids as they are. */
export function parseSubject(choice: string): string {
  const number = canonicalOrderNumber(choice);
  return NUMBER.test(number) ? number : choice;
}
const NUMBER = /^(?:[A-Z]{2}-\d{6}-[A-Z0-9]{6}|AP-[A-Z0-9]{6})$/;

/** Whether a word is the number of a return, and not that of an order. */
export function isReturnNumber(choice: string | undefined): boolean {
  return canonicalOrderNumber(choice ?? '').startsWith('RT-');
}

/** A page that is asked for; the first where none is. */
export function parsePage(text: string | undefined): number {
  return parseNumber('page', text) ?? 1;
}

/** A number from 1 to 9999; undefined where none is given. */
export function parseNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--${option}: must be a number from 1 to 9999.`);
  return Number(text);
}

/** One of a few words, or empty where none is given. */
export function parseChoice<Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | '' {
  if (text === undefined) return '';
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new UsageError(`--${option}: must be one of ${choices.join(', ')}.`);
  return choice;
}

/** An option that a command needs. */
export function requireOption(option: string, text: string | undefined): string {
  if (text === undefined || text.trim() === '') throw new UsageError(`--${option} is needed.`);
  return text;
}
