import type { Selectable } from 'kysely';
import type { AppointmentWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

/** An appointment request as the operator sees it. */
export function appointmentWire(row: Selectable<Database['appointments']>): AppointmentWire {
  return {
    Reference: row.reference,
    StoreCode: row.store_code,
    StoreName: row.store_name,
    Day: row.day,
    Part: row.part,
    Service: row.service,
    ...(row.video_language !== '' && { VideoCall: { Language: row.video_language } }),
    Name: row.name,
    Mobile: row.mobile,
    Note: row.note,
    Outcome: row.outcome,
    RequestedAt: row.created_at,
    ClosedAt: row.closed_at,
  };
}
