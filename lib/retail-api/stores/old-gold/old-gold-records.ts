import type { Kysely, Transaction } from 'kysely';
import type { OldGoldEnquiryWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { deleteMailsAbout } from '../../messages/outbox.ts';

interface Person {
  id: string;
  mobile: string;
}

/** An enquiry as the operator sees it. */
export function oldGoldWire(row: Database['old_gold_enquiries']): OldGoldEnquiryWire {
  return {
    Reference: row.reference,
    Metal: row.metal,
    Purity: row.purity,
    WeightG: row.weight_mg / 1000,
    Pieces: row.pieces,
    Place: row.place,
    Preference: row.preference,
    Name: row.name,
    Mobile: row.mobile,
    Email: row.email,
    Note: row.note,
    Outcome: row.outcome,
    RequestedAt: row.created_at,
    ClosedAt: row.closed_at,
  };
}

/** Deletes a customer's enquiries and those with their mobile number, with the mails about them. */
export async function deleteOldGoldOf(transaction: Transaction<Database>, { id, mobile }: Person): Promise<void> {
  const deleted = await transaction
    .deleteFrom('old_gold_enquiries')
    .where((where) => where.or([where('customer_id', '=', id), where('mobile', '=', mobile)]))
    .returning('reference')
    .execute();
  await deleteMailsAbout(transaction, ['old-gold-task', 'old-gold-request'], deleted);
}

/**
 * A customer's enquiries and those with their mobile number. Of those made by somebody else, who that is and what they
 * wrote are left out.
 */
export async function exportOldGold(db: Kysely<Database>, { id, mobile }: Person): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('old_gold_enquiries')
    .selectAll()
    .where((where) => where.or([where('customer_id', '=', id), where('mobile', '=', mobile)]))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const {
      Place,
      Name,
      Mobile,
      Email,
      Note,
      Outcome,
      RequestedAt,
      ClosedAt: _closedAt,
      ...enquiry
    } = oldGoldWire(row);
    return {
      ...enquiry,
      ...(row.customer_id === id && { Place, Name, Mobile, Email, Note }),
      Outcome: Outcome ?? '',
      AskedAt: isoTime(RequestedAt),
    };
  });
}
