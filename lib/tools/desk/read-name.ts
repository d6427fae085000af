import { InvalidArgumentError } from '@commander-js/extra-typings';
import { asTyped } from './desk-arguments.ts';

/** What a shopper wrote, by its id and the time of the words that are printed beside it. */
export interface ReadName {
  id: string;
  /** Epoch milliseconds: what was changed since is not judged. */
  writtenAt: number;
}

/** What a shopper wrote as the desk names it. */
export function nameAsRead(id: string, writtenAt: number): string {
  return `${id}@${writtenAt}`;
}

/** Reads such a name. Throws InvalidArgumentError for an id alone. */
export function readName(word: string): ReadName {
  const [, id = '', time = ''] = /^([\w-]+)@(\d{1,15})$/.exec(asTyped(word)) ?? [];
  if (id === '') throw new InvalidArgumentError('Enter the ID as the list prints it, including the part after @.');
  return { id, writtenAt: Number(time) };
}
