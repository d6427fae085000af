import { type Kysely, sql, type Transaction } from 'kysely';
import { paiseOf, rupeesOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { chunksOf } from '../../../core/db/chunks-of.ts';
import { endOfPrefix } from '../../../core/db/end-of-prefix.ts';
import type { Database } from '../../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../../core/records/plan-records.ts';
import { maskGiftCoupon } from '../mask-gift-coupon.ts';
import { type GiftCouponDocument, giftCouponDocument } from '../promotion-file.ts';
import { writtenTime } from './promotion-schema.ts';

/** How long gift coupons count together before a second person is asked. */
export const GIFTS_COUNT_MS = DAY_MS;

type GiftCouponRow = Omit<Database['gift_coupons'], 'version' | 'alone_at'> & { version: number };
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

/** The paise that steps of a plan give away beyond what is issued already. */
export const issuedBy = ({ document, existing }: GiftCouponPlan['steps'][number]): number =>
  paiseOf(Math.max(0, (document?.amount ?? 0) - (existing?.document.amount ?? 0)));

/** The paise of the gift coupons that people issued alone since a time. */
export async function issuedAlone(db: Kysely<Database>, since: number): Promise<number> {
  const { paise } = await db
    .selectFrom('gift_coupons')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('paise'))
    .where('alone_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(paise ?? 0);
}

/**
 * Writes a plan of gift coupons; one that a cart holds keeps its hold, and a removed one loses it. `aloneAt`: when one person alone
 * issues them, in epoch milliseconds; 0 where nobody does.
 */
export async function writeGiftCoupons(
  transaction: Transaction<Database>,
  { steps }: GiftCouponPlan,
  aloneAt: number,
): Promise<void> {
  const removed = steps.flatMap(({ id, document }) => (document ? [] : id));
  for (const codes of chunksOf(removed)) {
    await transaction.deleteFrom('gift_coupons').where('code', 'in', codes).where('used_at', 'is', null).execute();
  }
  const rows = steps.flatMap((step) => {
    const { id, version, document } = step;
    if (!document) return [];
    const { amount, startsAt, endsAt, usedAt } = document;
    const alone_at = issuedBy(step) > 0 ? aloneAt : 0;
    return {
      code: id,
      version,
      amount: paiseOf(amount),
      starts_at: startsAt,
      ends_at: endsAt,
      used_at: usedAt,
      alone_at,
    };
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
            // One that is only given other times counts as before.
            alone_at: sql<number>`case when excluded.amount > gift_coupons.amount then excluded.alone_at else gift_coupons.alone_at end`,
          }))
          // An order may have used it since the plan.
          .where('gift_coupons.used_at', 'is', null),
      )
      .execute();
  }
}
