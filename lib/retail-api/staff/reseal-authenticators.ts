import type { Kysely } from 'kysely';
import type { ApiSecret } from '../core/api-secret.ts';
import type { Database } from '../core/db/schema.ts';
import { resealed } from '../core/seal.ts';

/**
 * Seals the authenticators' secrets under the current secret, so that the accepted ones can be forgotten. What no known
 * secret opens is left as it is: the owner then removes that authenticator.
 */
export async function resealAuthenticators(db: Kysely<Database>, secret: ApiSecret): Promise<void> {
  if (secret.accepted.length === 0) return;
  const members = await db.selectFrom('staff_members').select(['id', 'totp_secret', 'totp_pending']).execute();
  for (const { id, ...sealed } of members) {
    for (const column of ['totp_secret', 'totp_pending'] as const) {
      const again = await resealed(sealed[column], secret, 'authenticator secret');
      if (again === null) continue;
      // The member may have set up another one since it was read.
      await db
        .updateTable('staff_members')
        .set({ [column]: again })
        .where('id', '=', id)
        .where(column, '=', sealed[column])
        .execute();
    }
  }
}
