import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { findProduct } from './find-product.ts';
import { readSchedules, regularOfRow } from './price-repository.ts';

/** The most earlier prices that are shown. */
const EARLIER_SHOWN = 200;

/** The prices of the product with a code or SKU: now, scheduled and earlier; undefined if there is none. */
export async function readPrices(
  db: Kysely<Database>,
  id: string,
): Promise<DataOf<typeof calls.productPrices> | undefined> {
  const product = await findProduct(db, id);
  if (!product) return undefined;
  const { rows } = product;
  const skus = rows.map(({ sku }) => sku);
  const schedules = await readSchedules(db, skus);
  const earlier = await db
    .selectFrom('price_history')
    .selectAll()
    .where('sku', 'in', skus)
    .orderBy('ended_at', 'desc')
    .orderBy('sku')
    .limit(EARLIER_SHOWN)
    .execute();
  return {
    ProductCode: product.code,
    ProductTitle: product.title,
    Skus: rows.map((row) => ({
      SKU: row.sku,
      SizeName: row.size_name,
      Price: row.price,
      MRP: row.mrp,
      RegularPrice: regularOfRow(row),
      PriceBefore: row.price_before,
    })),
    Scheduled: [...schedules]
      .flatMap(([SKU, entries]) => entries.map((entry) => ({ SKU, ...entry })))
      .toSorted((one, other) => one.from - other.from)
      .map(({ SKU, price, mrp, from, until, savedBy, note }) => {
        return { SKU, Price: price, MRP: mrp, From: from, Until: until, By: savedBy, Note: note };
      }),
    Earlier: earlier.map((row) => ({
      SKU: row.sku,
      Price: row.price,
      MRP: row.mrp,
      Until: row.ended_at,
      Cause: row.cause,
      By: row.changed_by,
      Note: row.note,
    })),
  };
}
