import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../customers/account/iso-time.ts';

/**
 * The requests for visits that a customer made, and those that name its mobile. Of what somebody else wrote, the name and
 * the note are left out: a mistyped number must not tell its owner who asked, and why.
 */
export async function exportAppointments(
  db: Kysely<Database>,
  { id, mobile }: { id: string; mobile: string },
): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where((where) => where.or([where('customer_id', '=', id), where('mobile', '=', mobile)]))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    Reference: row.reference,
    Store: row.store_name,
    Day: row.day,
    Part: row.part,
    Service: row.service,
    ...(row.customer_id === id && { Name: row.name, Mobile: row.mobile, Note: row.note }),
    Outcome: row.outcome ?? '',
    AskedAt: isoTime(row.created_at),
  }));
}
