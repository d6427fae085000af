import { InvalidArgumentError } from '@commander-js/extra-typings';
import { unescaped } from './command-arguments.ts';

/** What a shopper wrote as the desk names it: by its id and the time of the words that are printed beside it. */
export function formatVersionedId(id: string, writtenAt: number): string {
  return `${id}@${writtenAt}`;
}

/** What a shopper wrote, by its id and the time of the words that were read. */
interface VersionedId {
  id: string;
  /** Epoch milliseconds: what was changed since is not moderated. */
  writtenAt: number;
}

/** Parses such a name. Throws InvalidArgumentError for an id alone. */
export function parseVersionedId(text: string): VersionedId {
  const [, id = '', time = ''] = /^([\w-]+)@(\d{1,15})$/.exec(unescaped(text)) ?? [];
  if (id === '') throw new InvalidArgumentError('Enter the ID as the list prints it, including the part after @.');
  return { id, writtenAt: Number(time) };
}
