import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token, so that a copy of the database is useless to a thief. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
