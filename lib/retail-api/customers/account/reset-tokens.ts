import type { Kysely, Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { hashToken, makeToken } from '../../core/secret-token.ts';

/** Creates the token for a link that ends all of a customer's sessions, valid for a week. */
export async function issueResetToken(
  transaction: Transaction<Database>,
  customerId: string,
  now: number,
): Promise<string> {
  const token = makeToken();
  await transaction
    .insertInto('reset_tokens')
    .values({ token_hash: hashToken(token), customer_id: customerId, created_at: now, expires_at: now + WEEK_MS })
    .execute();
  return token;
}

/** Whether a token is still valid. */
export async function isValidResetToken(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a token and returns its customer id; null if it is not valid. Of concurrent calls one gets it. */
export async function consumeResetToken(
  transaction: Transaction<Database>,
  token: string,
  now: number,
): Promise<string | null> {
  const row = await transaction
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
