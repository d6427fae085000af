import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { isoTime } from '../core/iso-time.ts';
import { readServiceDocument } from './service-repository.ts';

/**
 * The service requests of a customer with all data stored about them, as the customer reads it, oldest first; times are
 * ISO 8601.
 */
export async function exportServices(db: Kysely<Database>, customerId: string) {
  const rows = await db
    .selectFrom('service_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  return rows.map((row) => {
    const { reason, comment, handover, pickup, store, contact, warranty, storeNote } = readServiceDocument(row);
    return {
      ServiceNumber: row.number,
      OrderNumber: row.order_number,
      State: row.state,
      RequestedAt: isoTime(row.requested_at),
      Reason: reason,
      Comment: comment,
      Handover: handover,
      PickupAddress: pickup?.address ?? null,
      PickupDate: pickup?.date ?? '',
      PickupSlot: pickup?.slot ?? '',
      Store: store?.name ?? '',
      Name: contact.name,
      Mobile: contact.mobile,
      WarrantyUntil: warranty.until,
      Estimate: row.estimate === null ? null : rupeesOf(row.estimate),
      StoreNote: storeNote,
    };
  });
}
