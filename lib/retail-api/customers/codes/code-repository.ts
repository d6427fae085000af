import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type CodeRequest, MAX_TRIES } from './code-rules.ts';

type StoredCode = Database['one_time_codes'];

/** The pending code for a request; null if there is none or it has expired. `now` is in epoch milliseconds. */
export async function findCode(
  db: Kysely<Database>,
  { purpose, recipient, sessionId }: CodeRequest,
  now: number,
): Promise<StoredCode | null> {
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a code in place of the one sent before, which becomes invalid. */
export async function replaceCode(transaction: Transaction<Database>, code: StoredCode): Promise<void> {
  await transaction
    .deleteFrom('one_time_codes')
    .where('recipient', '=', code.recipient)
    .where('session_id', '=', code.session_id)
    .where('purpose', '=', code.purpose)
    .execute();
  await transaction.insertInto('one_time_codes').values(code).execute();
}

/** Counts an attempt at a valid code and returns it with the new count; null if the code is no longer valid. */
export async function recordAttempt(
  transaction: Transaction<Database>,
  id: string,
  now: number,
): Promise<StoredCode | null> {
  const row = await transaction
    .updateTable('one_time_codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a code that was used or had too many attempts. */
export async function deleteCode(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('one_time_codes').where('id', '=', id).execute();
}

/** Deletes the recipient's codes in all sessions. */
export async function deleteCodesOf(transaction: Transaction<Database>, recipient: string): Promise<void> {
  await transaction.deleteFrom('one_time_codes').where('recipient', '=', recipient).execute();
}
