import { Misused } from '../tool-world.ts';

/** What a shopper wrote as the desk names it: by its id and the time of the words that are printed beside it. */
export function nameAsRead(id: string, writtenAt: number): string {
  return `${id}@${writtenAt}`;
}

/**
 * The id in such a name, and the time in epoch milliseconds: what was changed since is not judged. Throws Misused for an id
 * alone.
 */
export function readName(word: string): { id: string; writtenAt: number } {
  const [, id = '', time = ''] = /^([\w-]+)@(\d{1,15})$/.exec(word) ?? [];
  if (id === '') throw new Misused('Enter the ID as the list prints it, including the part after @.');
  return { id, writtenAt: Number(time) };
}
