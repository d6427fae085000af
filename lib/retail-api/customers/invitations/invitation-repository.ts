import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { invitationKeys } from './invitation-keys.ts';

type StoredInvitation = Database['invitations'];

/** The valid invitation for a mobile; null if it has none or it has expired. `now` is in epoch milliseconds. */
export async function findInvitation(
  db: Kysely<Database>,
  secret: Uint8Array,
  mobile: string,
  now: number,
): Promise<StoredInvitation | null> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('holder', '=', invitationKeys(secret).holderOf(mobile))
    .executeTakeFirst();
  return row && (row.expires_at === null || row.expires_at > now) ? row : null;
}
