import type { Kysely, Transaction } from 'kysely';
import { paiseOf, rupeesOf } from '#lib/contract/index.ts';
import { chunksOf } from '../../../core/db/chunks-of.ts';
import { endOfPrefix } from '../../../core/db/end-of-prefix.ts';
import type { Database } from '../../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../../core/records/plan-records.ts';
import { maskGiftCoupon } from '../mask-gift-coupon.ts';
import { type GiftCouponDocument, giftCouponDocument } from '../promotion-file.ts';
import { writtenTime } from './promotion-schema.ts';

type GiftCouponRow = Omit<Database['gift_coupons'], 'version'> & { version: number };
type GiftCouponPlan = RecordPlan<GiftCouponDocument>;

function recordOf(row: GiftCouponRow): StoredRecord<GiftCouponDocument> {
  const { code, version, amount, starts_at: startsAt, ends_at: endsAt, used_at: usedAt } = row;
  return { id: code, version, document: { code, amount: rupeesOf(amount), startsAt, endsAt, usedAt } };
}

/** A gift coupon as fields of the promotions file. */
export function writtenGiftCoupon({ startsAt, endsAt, usedAt, ...rest }: GiftCouponDocument) {
  const usedTime = usedAt === null ? null : writtenTime(usedAt);
  return { ...rest, startsAt: writtenTime(startsAt), endsAt: writtenTime(endsAt), usedAt: usedTime };
}

/** Gift coupons in the order of their codes from `after` on; `search` begins their codes. */
export async function findGiftCoupons(
  db: Kysely<Database>,
  { search, after, limit }: { search: string; after: string; limit: number },
) {
  const found = db.selectFrom('gift_coupons').selectAll().where('code', '>', after).where('code', '>=', search);
  const rows = await found
    .where('code', '<=', endOfPrefix(search))
    .orderBy('code')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.code ?? '') : '';
  return { coupons: page.map((row) => ({ record: recordOf(row), usedBy: row.used_by ?? '' })), next };
}

/**
 * Gift coupons for people who must not learn codes: in the order of their codes, paged by number, and found by the whole code
 * alone, because one that is searched by its beginning could be guessed letter by letter.
 */
export async function findMaskedGiftCoupons(
  db: Kysely<Database>,
  { search, after, limit }: { search: string; after: string; limit: number },
) {
  const offset = /^\d{1,9}$/.test(after) ? Number(after) : 0;
  const found = db
    .selectFrom('gift_coupons')
    .selectAll()
    .$if(search !== '', (all) => all.where('code', '=', search));
  const rows = await found
    .orderBy('code')
    .offset(offset)
    .limit(limit + 1)
    .execute();
  const coupons = rows.slice(0, limit).map((row) => {
    const { id, version, document } = recordOf(row);
    const masked = maskGiftCoupon(id);
    return { record: { id: masked, version, document: { ...document, code: masked } }, usedBy: row.used_by ?? '' };
  });
  return { coupons, next: rows.length > limit ? String(offset + limit) : '' };
}

/** Checks rows of gift coupons: a used one stays as it is. */
export async function planGiftCoupons(db: Kysely<Database>, rows: readonly RecordRow[]): Promise<GiftCouponPlan> {
  const given = rows.map((row) => ({ ...row, position: undefined, fields: { ...row.fields, code: row.id } }));
  const stored: StoredRecord<GiftCouponDocument>[] = [];
  for (const some of chunksOf(rows.map(({ id }) => id))) {
    const found = await db.selectFrom('gift_coupons').selectAll().where('code', 'in', some).execute();
    stored.push(...found.map(recordOf));
  }
  const plan = planRecords(stored, given, { schema: giftCouponDocument, written: writtenGiftCoupon });
  for (const { row, change, existing } of plan.steps) {
    if (change === 'unchanged' || existing === undefined || existing.document.usedAt === null) continue;
    plan.refused.push({ Row: row, Field: 'Id', Message: `${existing.id} was used, so it cannot change any more` });
  }
  return plan;
}

/** Writes a plan of gift coupons; one that a cart holds keeps its hold, and a removed one loses it. */
export async function writeGiftCoupons(transaction: Transaction<Database>, { steps }: GiftCouponPlan): Promise<void> {
  const removed = steps.flatMap(({ id, document }) => (document ? [] : id));
  for (const codes of chunksOf(removed)) {
    await transaction.deleteFrom('gift_coupons').where('code', 'in', codes).where('used_at', 'is', null).execute();
  }
  const rows = steps.flatMap(({ id, version, document }) => {
    if (!document) return [];
    const { amount, startsAt, endsAt, usedAt } = document;
    return { code: id, version, amount: paiseOf(amount), starts_at: startsAt, ends_at: endsAt, used_at: usedAt };
  });
  for (const some of chunksOf(rows.toSorted((one, other) => (one.code < other.code ? -1 : 1)))) {
    await transaction
      .insertInto('gift_coupons')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet(({ ref }) => ({
            version: ref('excluded.version'),
            amount: ref('excluded.amount'),
            starts_at: ref('excluded.starts_at'),
            ends_at: ref('excluded.ends_at'),
            used_at: ref('excluded.used_at'),
          }))
          // An order may have used it since the plan.
          .where('gift_coupons.used_at', 'is', null),
      )
      .execute();
  }
}
