import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import { hashToken, makeToken } from '../core/secret-token.ts';

/** How long a browser is known after its last sign-in. */
const KNOWN_MS = 180 * DAY_MS;
/** How many browsers of a member are known; the oldest is forgotten first. */
const MAX_DEVICES = 20;

/**
 * Which of a browser's tokens, by its hash, shows that the member with this email has signed in with it before; null if none
 * does. It proves nobody: it only counts the tries of its browser apart from those of strangers. `now` in epoch milliseconds.
 */
export async function knownDevice(
  db: Kysely<Database>,
  { email, tokens }: { email: string; tokens: readonly string[] },
  now: number,
): Promise<string | null> {
  const found = await db
    .selectFrom('staff_devices')
    .innerJoin('staff_members', 'staff_members.id', 'staff_devices.staff_id')
    .select('token_hash')
    .where('email', '=', email)
    .where('token_hash', 'in', ['', ...tokens.map(hashToken)])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.token_hash ?? null;
}

/** Remembers the browser of a sign-in. Returns its new token, of which only the hash is stored; null where it was known already. */
export async function rememberDevice(
  transaction: Transaction<Database>,
  { staffId, tokens }: { staffId: string; tokens: readonly string[] },
  now: number,
): Promise<string | null> {
  const known = await transaction
    .updateTable('staff_devices')
    .set({ expires_at: now + KNOWN_MS })
    .where('staff_id', '=', staffId)
    .where('token_hash', 'in', ['', ...tokens.map(hashToken)])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return null;
  const token = makeToken();
  const device = { token_hash: hashToken(token), staff_id: staffId, created_at: now, expires_at: now + KNOWN_MS };
  await transaction.insertInto('staff_devices').values(device).execute();
  const surplus = await transaction
    .selectFrom('staff_devices')
    .select('token_hash')
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_DEVICES)
    .limit(MAX_DEVICES)
    .execute();
  const hashes = surplus.map(({ token_hash: hash }) => hash);
  if (hashes.length > 0) await transaction.deleteFrom('staff_devices').where('token_hash', 'in', hashes).execute();
  return token;
}

/** Forgets all browsers of a member. */
export async function forgetDevices(transaction: Transaction<Database>, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_devices').where('staff_id', '=', staffId).execute();
}
