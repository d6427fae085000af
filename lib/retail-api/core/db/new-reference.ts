import { randomInt } from 'node:crypto';

/** The alphabet has no characters that are easily confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/**
 * A reference that people can read to each other, e.g. `SR-7K2M9Q`: one of 900 million, so it may already be in use.
 */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}-${characters.join('')}`;
}
