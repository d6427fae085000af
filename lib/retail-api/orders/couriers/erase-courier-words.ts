import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** Removes what couriers wrote about the parcels of these orders: where they were, and who was not at home. */
export async function eraseCourierWords(transaction: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await transaction
    .updateTable('courier_events')
    .set({ place: '', note: '' })
    .where('booking_id', 'in', ({ selectFrom }) =>
      selectFrom('courier_bookings').select('id').where('order_number', 'in', numbers),
    )
    .execute();
}
