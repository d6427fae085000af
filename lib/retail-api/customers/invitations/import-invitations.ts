import type { Kysely } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import { invitationKeys } from './invitation-keys.ts';
import { storeInvitations } from './invitation-repository.ts';
import type { Invitation } from './read-invitations.ts';

/**
 * Replaces all invitations of a file with those in the file, and leaves those that calls made of other numbers; customers who
 * signed in with an old one stay signed in.
 */
export async function importInvitations(
  db: Kysely<Database>,
  secret: ApiSecret,
  invitations: readonly Invitation[],
): Promise<void> {
  const [{ holderOf, hashOf }] = invitationKeys(secret);
  const rows = invitations.map(({ mobile, code, expires }) => ({
    holder: holderOf(mobile),
    code_hash: hashOf(mobile, code),
    expires_at: expires ?? null,
    by_call: 0,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('invitations').where('by_call', '=', 0).execute();
    await storeInvitations(transaction, rows);
  });
}
