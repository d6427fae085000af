import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { hashToken, makeToken } from '../core/secret-token.ts';

type TokenKind = Database['staff_tokens']['kind'];

/** Issues a token of one use; only its hash is stored. `expiresAt` in epoch milliseconds. */
export async function issueStaffToken(
  transaction: Transaction<Database>,
  { kind, staffId, expiresAt }: { kind: TokenKind; staffId: string; expiresAt: number },
): Promise<string> {
  const token = makeToken();
  await transaction
    .insertInto('staff_tokens')
    .values({ token_hash: hashToken(token), kind, staff_id: staffId, expires_at: expiresAt })
    .execute();
  return token;
}

/** The member whom a valid token is for; null if it is not valid. */
export async function staffOfToken(
  db: Kysely<Database>,
  { kind, token, now }: { kind: TokenKind; token: string; now: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('staff_tokens')
    .select('staff_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Uses a token up; null if it is not valid, otherwise the member's id. Of concurrent calls one gets it. */
export async function consumeStaffToken(
  transaction: Transaction<Database>,
  { kind, token, now }: { kind: TokenKind; token: string; now: number },
): Promise<string | null> {
  const row = await transaction
    .deleteFrom('staff_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Counts a wrong code for a token, which is deleted after `max`; returns how many are left. */
export async function countWrongTry(transaction: Transaction<Database>, token: string, max: number): Promise<number> {
  const tokenHash = hashToken(token);
  const counted = await transaction
    .updateTable('staff_tokens')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .returning('tries')
    .executeTakeFirst();
  const left = Math.max(0, max - (counted?.tries ?? max));
  if (left === 0) await transaction.deleteFrom('staff_tokens').where('token_hash', '=', tokenHash).execute();
  return left;
}
