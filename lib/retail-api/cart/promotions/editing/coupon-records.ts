import type { Kysely, Transaction } from 'kysely';
import { chunksOf } from '../../../core/db/chunks-of.ts';
import { endOfPrefix } from '../../../core/db/end-of-prefix.ts';
import type { Database } from '../../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../../core/records/plan-records.ts';
import { recordPromotionSave } from '../lock-promotions.ts';
import { type CouponDocument, MAX_COUPONS } from '../promotion-file.ts';
import { couponPromotion, type Promotion, writtenPromotion } from './promotion-schema.ts';

type CouponRow = Pick<Database['coupons'], 'code' | 'document'> & { version: number; paused: number };
type CouponPlan = RecordPlan<Promotion<CouponDocument>>;

function recordOf({ code, version, document, paused }: CouponRow): StoredRecord<Promotion<CouponDocument>> {
  return { id: code, version, document: { paused: paused === 1, entry: JSON.parse(document) } };
}

/** Coupons in the order of their codes from `after` on, with how often each was used; `search` begins their codes. */
export async function findCoupons(
  db: Kysely<Database>,
  { search, after, limit }: { search: string; after: string; limit: number },
) {
  const found = db.selectFrom('coupons').selectAll().where('code', '>', after).where('code', '>=', search);
  const rows = await found
    .where('code', '<=', endOfPrefix(search))
    .orderBy('code')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const codes = page.map(({ code }) => code);
  const used =
    codes.length === 0
      ? []
      : await db
          .selectFrom('coupon_redemptions')
          .select(({ fn }) => ['code', fn.countAll<number>().as('uses')])
          .where('code', 'in', codes)
          .groupBy('code')
          .execute();
  const uses = new Map(used.map((row) => [row.code, Number(row.uses)]));
  const coupons = page.map((row) => ({ record: recordOf(row), position: row.position, uses: uses.get(row.code) ?? 0 }));
  return { coupons, next: rows.length > limit ? (codes.at(-1) ?? '') : '' };
}

/** The stored coupons among some codes. */
export async function couponsOf(db: Kysely<Database>, codes: readonly string[]) {
  const found: StoredRecord<Promotion<CouponDocument>>[] = [];
  for (const some of chunksOf(codes)) {
    const rows = await db.selectFrom('coupons').selectAll().where('code', 'in', some).execute();
    found.push(...rows.map(recordOf));
  }
  return found;
}

/** Checks rows of coupons; their order means nothing. */
export async function planCoupons(db: Kysely<Database>, rows: readonly RecordRow[]): Promise<CouponPlan> {
  const given = rows.map((row) => ({ ...row, position: undefined, fields: { ...row.fields, code: row.id } }));
  const stored = await couponsOf(
    db,
    rows.map(({ id }) => id),
  );
  const plan = planRecords(stored, given, { schema: couponPromotion, written: writtenPromotion });
  const { total } = await db
    .selectFrom('coupons')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const more = plan.steps.filter(({ change }) => change === 'created').length;
  if (Number(total) + more > MAX_COUPONS) {
    plan.refused.push({ Row: rows.length, Field: 'Id', Message: `there can be at most ${MAX_COUPONS} coupons` });
  }
  return plan;
}

/** Writes a plan of coupons; the caller holds the lock of promotions. `now` in epoch milliseconds. */
export async function writeCoupons(transaction: Transaction<Database>, plan: CouponPlan, now: number): Promise<void> {
  const removed = plan.steps.flatMap(({ id, document }) => (document ? [] : id));
  for (const codes of chunksOf(removed)) await transaction.deleteFrom('coupons').where('code', 'in', codes).execute();
  const last = await transaction
    .selectFrom('coupons')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirst();
  let free = Number(last?.last ?? -1) + 1;
  const rows = plan.steps.flatMap(({ id, version, document }) => {
    if (!document) return [];
    const { paused, entry } = document;
    const times = { starts_at: entry.startsAt, ends_at: entry.endsAt };
    const position = free++;
    return { code: id, version, document: JSON.stringify(entry), paused: paused ? 1 : 0, position, ...times };
  });
  // Orders lock coupons by their code, so that they are written in that order and keep their rows.
  for (const some of chunksOf(rows.toSorted((one, other) => (one.code < other.code ? -1 : 1)))) {
    await transaction
      .insertInto('coupons')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          document: ref('excluded.document'),
          paused: ref('excluded.paused'),
          starts_at: ref('excluded.starts_at'),
          ends_at: ref('excluded.ends_at'),
        })),
      )
      .execute();
  }
  await recordPromotionSave(transaction, now);
}
