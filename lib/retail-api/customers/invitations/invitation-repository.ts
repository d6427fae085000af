import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type InvitationKeys, invitationKeys } from './invitation-keys.ts';

interface StoredInvitation {
  codeHash: string;
  /** Hashes as the stored code was hashed. */
  hashOf: InvitationKeys['hashOf'];
}

/** The valid invitation for a mobile; null if it has none or it has expired. `now` is in epoch milliseconds. */
export async function findInvitation(
  db: Kysely<Database>,
  secret: ApiSecret,
  mobile: string,
  now: number,
): Promise<StoredInvitation | null> {
  const keys = new Map(invitationKeys(secret).map((key) => [key.holderOf(mobile), key]));
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('holder', 'in', [...keys.keys()])
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  const key = row && keys.get(row.holder);
  return key ? { codeHash: row.code_hash, hashOf: key.hashOf } : null;
}

/** Whether anybody is invited, be it that the invitation has ended: the door stays shut to others until it is taken back. */
export async function hasInvitations(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('invitations').select('holder').limit(1).executeTakeFirst()) !== undefined;
}

/** An invitation as it is written. */
export type InvitationRow = Insertable<Database['invitations']>;

/** Writes invitations, each in place of one that the same number has by the same secret. */
export async function storeInvitations(
  transaction: Transaction<Database>,
  rows: readonly InvitationRow[],
): Promise<void> {
  for (const some of chunksOf(rows)) {
    await transaction
      .insertInto('invitations')
      .values(some)
      // Another process that starts at the same time may have written them.
      .onConflict((conflict) =>
        conflict.column('holder').doUpdateSet((row) => ({
          code_hash: row.ref('excluded.code_hash'),
          expires_at: row.ref('excluded.expires_at'),
          by_call: row.ref('excluded.by_call'),
        })),
      )
      .execute();
  }
}
