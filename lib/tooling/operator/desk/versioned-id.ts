import { UsageError } from '../command-context.ts';

/** What a shopper wrote as the desk names it: by its id and the time of the words that are printed beside it. */
export function formatVersionedId(id: string, writtenAt: number): string {
  return `${id}@${writtenAt}`;
}

/**
 * The id in such a name, and the time in epoch milliseconds: what was changed since is not judged. Throws UsageError for an id
 * alone.
 */
export function parseVersionedId(text: string): { id: string; writtenAt: number } {
  const [, id = '', time = ''] = /^([\w-]+)@(\d{1,15})$/.exec(text) ?? [];
  if (id === '') throw new UsageError('Enter the ID as the list prints it, including the part after @.');
  return { id, writtenAt: Number(time) };
}
