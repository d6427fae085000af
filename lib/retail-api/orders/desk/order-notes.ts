import type { Kysely, Transaction } from 'kysely';
import type { StaffNoteWire } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { MAX_STAFF_NOTES, staffNoteWire } from '../../core/staff-note.ts';

/** The notes of staff about an order, the oldest first. */
export async function readOrderNotes(db: Kysely<Database>, orderNumber: string): Promise<StaffNoteWire[]> {
  const rows = await db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map(staffNoteWire);
}

/** Adds a note to a locked order; null if there are too many. `now`: epoch milliseconds. */
export async function writeOrderNote(
  transaction: Transaction<Database>,
  orderNumber: string,
  { text, by, now }: { text: string; by: string; now: number },
): Promise<StaffNoteWire | null> {
  const { count } = await transaction
    .selectFrom('order_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_STAFF_NOTES) return null;
  const row = { id: newId(), order_number: orderNumber, text, written_by: by, written_at: now };
  await transaction.insertInto('order_notes').values(row).execute();
  return staffNoteWire(row);
}

/** Deletes a note about an order; returns whether it was still there. */
export async function removeOrderNote(db: Kysely<Database>, orderNumber: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_notes')
    .where('id', '=', noteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
