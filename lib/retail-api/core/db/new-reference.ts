import { randomInt } from 'node:crypto';

/** Without characters that are taken for each other when they are read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A reference that people read to each other, e.g. `SR-7K2M9Q`: one of 900 million, which may be taken. */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}-${characters.join('')}`;
}
