import { randomBytes } from 'node:crypto';

/** An unguessable id (144 random bits), for things that anyone who knows the id may use. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
