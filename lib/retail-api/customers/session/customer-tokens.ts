import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { hashToken, makeToken } from '../../core/secret-token.ts';

/** After this time without use a customer has to sign in again. */
const LIFETIME_MS = 30 * DAY_MS;
const RENEW_AFTER_MS = DAY_MS;

/** A signed-in session. Times in epoch milliseconds. */
interface CustomerSession {
  tokenHash: string;
  signedInAt: number;
  /** Accurate to the day. */
  lastUsedAt: number;
}

/** Issues a token that expires after 30 days without use. */
export async function issueCustomerToken(db: Kysely<Database>, customerId: string, now: number): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('customer_tokens')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      created_at: now,
      expires_at: now + LIFETIME_MS,
      last_used_at: now,
    })
    .execute();
  return token;
}

/**
 * The customer of a token; null if the token is empty, unknown or expired (`now` in epoch milliseconds). Use renews the
 * expiry, at most once a day, so that not every read causes a write.
 */
export async function findCustomer(db: Kysely<Database>, token: string, now: number): Promise<string | null> {
  if (token === '') return null;
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('customer_tokens')
    .select(['customer_id', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (now - row.last_used_at >= RENEW_AFTER_MS) {
    await db
      .updateTable('customer_tokens')
      .set({ last_used_at: now, expires_at: now + LIFETIME_MS })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return row.customer_id;
}

/** A customer's signed-in sessions, the last used first. */
export async function listSessions(db: Kysely<Database>, customerId: string, now: number): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('customer_tokens')
    .select(['token_hash', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    signedInAt: row.created_at,
    lastUsedAt: Math.max(row.created_at, row.last_used_at),
  }));
}

/** Deletes a token; an unknown token is not an error. */
export async function deleteCustomerToken(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('customer_tokens').where('token_hash', '=', hashToken(token)).execute();
}

/** Deletes all tokens of a customer. */
export async function deleteCustomerTokensOf(db: Kysely<Database>, customerId: string): Promise<void> {
  await db.deleteFrom('customer_tokens').where('customer_id', '=', customerId).execute();
}
