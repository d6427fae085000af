import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';

/**
 * A customer's appointment requests and those with their mobile number. For requests made by somebody else, name and
 * note are left out: a mistyped number must not reveal to its owner who requested a visit, and why.
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
    VideoCallLanguage: row.video_language,
    ...(row.customer_id === id && { Name: row.name, Mobile: row.mobile, Note: row.note }),
    Outcome: row.outcome ?? '',
    AskedAt: isoTime(row.created_at),
  }));
}
