import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../../core/db/schema.ts';
import { deleteMailsAbout } from '../../messages/outbox.ts';

const RETENTION_MS = 30 * DAY_MS;

/** Deletes appointments whose day was more than 30 days ago. `now` in epoch milliseconds. */
export async function deleteOldAppointments(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('day', '<', dayInIndia(now - RETENTION_MS))
    .execute();
}

/**
 * Deletes a customer's appointment requests and those with their mobile number, with the mails that notified shops of
 * them.
 */
export async function deleteAppointmentsOf(
  transaction: Transaction<Database>,
  { id, mobile }: { id: string; mobile: string },
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('appointments')
    .where((where) => where.or([where('customer_id', '=', id), where('mobile', '=', mobile)]))
    .returning('reference')
    .execute();
  await deleteMailsAbout(transaction, ['appointment-task'], deleted);
}
