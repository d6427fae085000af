import type { Kysely, Transaction } from 'kysely';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../../core/db/schema.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was asked for days that were more than 30 days ago. `now` in epoch milliseconds. */
export async function deleteOldAppointments(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('day', '<', dayInIndia(now - KEPT_MS))
    .execute();
}

/** Deletes the requests for visits of a customer, and those that name its mobile, with the mails that told shops of them. */
export async function deleteAppointmentsOf(
  transaction: Transaction<Database>,
  { id, mobile }: { id: string; mobile: string },
): Promise<void> {
  const gone = await transaction
    .deleteFrom('appointments')
    .where((where) => where.or([where('customer_id', '=', id), where('mobile', '=', mobile)]))
    .returning('reference')
    .execute();
  for (const { reference } of gone) {
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'appointment-task')
      .where('subject', 'like', `%${reference}%`)
      .execute();
  }
}
