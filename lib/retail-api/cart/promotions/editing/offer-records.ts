import type { Kysely, Transaction } from 'kysely';
import { chunksOf } from '../../../core/db/chunks-of.ts';
import type { Database } from '../../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../../core/records/plan-records.ts';
import { recordPromotionSave } from '../lock-promotions.ts';
import { MAX_OFFERS, type OfferDocument } from '../promotion-file.ts';
import { offerPromotion, type Promotion, writtenPromotion } from './promotion-schema.ts';

type OfferRecord = StoredRecord<Promotion<OfferDocument>>;

/** All offers in the operator's order, paused and past ones too. */
export async function readOfferRecords(db: Kysely<Database>): Promise<OfferRecord[]> {
  const rows = await db.selectFrom('offers').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ id, version, document, paused }) => {
    return { id, version, document: { paused: paused === 1, entry: JSON.parse(document) } };
  });
}

/** Checks rows of offers. */
export async function planOffers(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
): Promise<RecordPlan<Promotion<OfferDocument>>> {
  const given = rows.map((row) => ({ ...row, fields: { ...row.fields, id: row.id } }));
  const plan = planRecords(await readOfferRecords(db), given, { schema: offerPromotion, written: writtenPromotion });
  if (plan.records.length > MAX_OFFERS) {
    plan.refused.push({ Row: rows.length, Field: 'Id', Message: `there can be at most ${MAX_OFFERS} offers` });
  }
  return plan;
}

/** Writes a plan of offers; the caller holds the lock of promotions. `now` in epoch milliseconds. */
export async function writeOffers(
  transaction: Transaction<Database>,
  { records }: RecordPlan<Promotion<OfferDocument>>,
  now: number,
): Promise<void> {
  const rows = records.map(({ id, version, document: { paused, entry } }, position) => ({
    id,
    version,
    document: JSON.stringify(entry),
    paused: paused ? 1 : 0,
    position,
    starts_at: entry.startsAt,
    ends_at: entry.endsAt,
  }));
  // There are few, and no row leads to them.
  await transaction.deleteFrom('offers').execute();
  for (const some of chunksOf(rows)) await transaction.insertInto('offers').values(some).execute();
  await recordPromotionSave(transaction, now);
}
