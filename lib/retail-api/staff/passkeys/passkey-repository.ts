import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

/** A passkey as stored. */
export type PasskeyRow = Selectable<Database['staff_passkeys']>;

/** A member's passkeys, the latest first. */
export function readPasskeys(db: Kysely<Database>, staffId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The passkey with the id that its authenticator gave it; undefined if nobody has it. */
export function findPasskey(db: Kysely<Database>, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('staff_passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

type NewPasskey = Omit<PasskeyRow, 'id' | 'last_used_at'>;

/** Stores a passkey; null if somebody has it already. */
export async function storePasskey(
  transaction: Transaction<Database>,
  passkey: NewPasskey,
): Promise<PasskeyRow | null> {
  const stored = await transaction
    .insertInto('staff_passkeys')
    .values({ id: newId(), ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return stored ?? null;
}

/** Records a use, with what the authenticator counts; false if the passkey was removed meanwhile. `now` in epoch milliseconds. */
export async function recordUse(
  transaction: Transaction<Database>,
  id: string,
  { counter, synced, now }: { counter: number; synced: boolean; now: number },
): Promise<boolean> {
  const used = await transaction
    .updateTable('staff_passkeys')
    .set({ counter, synced: synced ? 1 : 0, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Removes one of a member's passkeys; false if they have no such one. */
export async function deletePasskey(db: Kysely<Database>, staffId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Removes all passkeys of a member. */
export async function deletePasskeys(transaction: Transaction<Database>, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}

/** How many passkeys each member has, by the member's id. */
export async function countPasskeys(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(({ fn }) => ['staff_id' as const, fn.countAll<number>().as('passkeys')])
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id: id, passkeys }) => [id, Number(passkeys)]));
}
