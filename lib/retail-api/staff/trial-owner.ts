import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { hashPassword } from './passwords.ts';
import { addStaff } from './staff-repository.ts';

const EMAIL = 'owner@example.test';
/** 120 random bits, in 20 characters that can be typed. */
const PASSWORD_BYTES = 15;

/** An owner who is ready to sign in. */
export interface TrialOwner {
  email: string;
  password: string;
}

/** Makes the owner of a trial in which nobody works yet; null if somebody does. `now` in epoch milliseconds. */
export async function createTrialOwner(db: Kysely<Database>, now: number): Promise<TrialOwner | null> {
  if (await db.selectFrom('staff_members').select('id').executeTakeFirst()) return null;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const owner = { name: 'Owner', email: EMAIL, role: 'owner', passwordHash, inviterId: null } as const;
  return (await addStaff(db, owner, now)) && { email: EMAIL, password };
}
