import { randomBytes } from 'node:crypto';

/** An id that cannot be guessed, for what whoever knows its id may use: 144 random bits. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
