import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, so that a copy of the database is good for nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
