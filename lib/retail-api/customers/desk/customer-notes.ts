import type { Kysely, Transaction } from 'kysely';
import type { StaffNoteWire } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { MAX_STAFF_NOTES, staffNoteWire } from '../../core/staff-note.ts';

/** The notes of staff about a customer, the latest first. */
export async function readCustomerNotes(db: Kysely<Database>, customerId: string): Promise<StaffNoteWire[]> {
  const rows = await db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(staffNoteWire);
}

/** Adds a note to a locked customer; null if there are too many. `now`: epoch milliseconds. */
export async function writeCustomerNote(
  transaction: Transaction<Database>,
  customerId: string,
  { text, by, now }: { text: string; by: string; now: number },
): Promise<StaffNoteWire | null> {
  const { count } = await transaction
    .selectFrom('customer_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_STAFF_NOTES) return null;
  const row = { id: newId(), customer_id: customerId, text, written_by: by, written_at: now };
  await transaction.insertInto('customer_notes').values(row).execute();
  return staffNoteWire(row);
}

/** Deletes a note about a customer; returns whether it was still there. */
export async function removeCustomerNote(db: Kysely<Database>, customerId: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_notes')
    .where('id', '=', noteId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The notes about a customer and the customer's orders, for the data export: without the staff who wrote them. */
export async function exportNotes(db: Kysely<Database>, customerId: string) {
  const aboutCustomer = await readCustomerNotes(db, customerId);
  const aboutOrders = await db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.number', 'order_notes.order_number')
    .select(['order_notes.order_number', 'order_notes.text', 'order_notes.written_at'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('order_notes.written_at')
    .execute();
  return [
    ...aboutCustomer.toReversed().map(({ At, Text }) => ({ OrderNumber: '', Text, WrittenAt: isoTime(At) })),
    ...aboutOrders.map((row) => ({
      OrderNumber: row.order_number,
      Text: row.text,
      WrittenAt: isoTime(row.written_at),
    })),
  ];
}
