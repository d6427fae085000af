import type { Transaction } from 'kysely';
import { deletePhotosOf } from '../community/uploads/upload-repository.ts';
import type { Database } from '../core/db/schema.ts';
import { isOpenService, serviceStateAfter } from './rules/service-steps.ts';
import { progressOf, readServiceDocument, recordServiceEvent, type ServiceRow } from './service-repository.ts';

/**
 * Erases the service requests of a deleted customer. One whose item the shopper still has is withdrawn; one whose item
 * the store has keeps its contact and address until the item is given back. `now` in epoch milliseconds.
 */
export async function eraseServicesOf(
  transaction: Transaction<Database>,
  customerId: string,
  now: number,
): Promise<void> {
  const rows = await transaction
    .updateTable('service_requests')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .returningAll()
    .execute();
  await deletePhotosOf(
    transaction,
    'service',
    rows.map(({ number }) => number),
  );
  for (const row of rows) await eraseEndedService(transaction, await withdraw(transaction, row, now));
}

async function withdraw(transaction: Transaction<Database>, row: ServiceRow, now: number): Promise<ServiceRow> {
  const state = serviceStateAfter(progressOf(row), 'withdraw');
  if (state === null) return row;
  const withdrawn = await transaction
    .updateTable('service_requests')
    .set({ state, changed_at: now })
    .where('number', '=', row.number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordServiceEvent(transaction, withdrawn, { move: 'withdraw', actor: 'customer', now });
  return withdrawn;
}

/** Erases the personal data of a request of a deleted account once it is over; leaves all others. */
export async function eraseEndedService(transaction: Transaction<Database>, row: ServiceRow): Promise<void> {
  if (row.customer_id !== null || isOpenService(progressOf(row))) return;
  const nobody = { comment: '', pickup: null, contact: { name: '', mobile: '' } };
  await transaction
    .updateTable('service_requests')
    .set({ document: JSON.stringify({ ...readServiceDocument(row), ...nobody }) })
    .where('number', '=', row.number)
    .execute();
}
