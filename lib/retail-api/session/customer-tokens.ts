import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What is stored of a customer token: a copy of the database signs nobody in. */
export function hashCustomerToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The customer behind a token; null where the token is empty, unknown or past its time (`now` in epoch milliseconds). */
export async function findCustomer(db: Kysely<Database>, token: string, now: number): Promise<string | null> {
  if (token === '') return null;
  const row = await db
    .selectFrom('customer_tokens')
    .select('customer_id')
    .where('token_hash', '=', hashCustomerToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Forgets a token; one that is not known is no error. */
export async function forgetCustomerToken(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('customer_tokens').where('token_hash', '=', hashCustomerToken(token)).execute();
}
