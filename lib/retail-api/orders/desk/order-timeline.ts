import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { courierTimeline } from '../couriers/courier-timeline.ts';
import type { OrderRow } from '../order-repository.ts';
import { type AuditEntry, readOrderAudit } from './order-audit.ts';
import { readOrderNotes } from './order-notes.ts';

/** What happened to an order and what staff noted about it, oldest first. `NoteId` is empty for all but notes. */
export async function readOrderTimeline(
  db: Kysely<Database>,
  order: OrderRow,
): Promise<(AuditEntry & { NoteId: string })[]> {
  const events = (await readOrderAudit(db, order)).map((entry) => ({ ...entry, NoteId: '' }));
  const notes = (await readOrderNotes(db, order.number)).map(({ NoteId, At, By, Text }) => {
    return { At, By: `desk:${By}`, Did: 'note', Facts: Text, NoteId };
  });
  const courier = await courierTimeline(db, order.number);
  // The sort is stable, so events of one millisecond keep their order.
  return [...events, ...courier, ...notes].toSorted((a, b) => a.At - b.At);
}
