import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { productBatches } from '../product-batches.ts';
import { markAsOperators, removeBatch } from './write-batch.ts';

const BATCH = 250;

/** Removes products that are not `wanted`, and brands left without products. Returns the number of removed products. */
export async function removeMissing(
  db: Kysely<Database>,
  wanted: ReadonlySet<string>,
  { dryRun, now }: { dryRun: boolean; now: () => number },
): Promise<number> {
  const rows = await db.selectFrom('products').select('code').orderBy('code').execute();
  const missing = rows.map((row) => row.code).filter((code) => !wanted.has(code));
  if (!dryRun) await removeProducts(db, missing, now);
  return missing.length;
}

/** Removes products by their codes, and brands left without products. */
export async function removeProducts(db: Kysely<Database>, codes: readonly string[], now: () => number): Promise<void> {
  if (codes.length === 0) return;
  for (let start = 0; start < codes.length; start += BATCH) {
    await removeBatch(db, codes.slice(start, start + BATCH), now());
  }
  await removeEmptyBrands(db, now());
}

async function removeEmptyBrands(db: Kysely<Database>, now: number): Promise<void> {
  const used = new Set<string>();
  for await (const rows of productBatches(db.selectFrom('products').select(['code', 'document']), BATCH)) {
    for (const row of rows) used.add(JSON.parse(row.document).BrandName);
  }
  const brands = await db.selectFrom('brands').selectAll().execute();
  const empty = brands.filter((brand) => !used.has(JSON.parse(brand.document).Name)).map((brand) => brand.slug);
  if (empty.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await markAsOperators(transaction, await incrementCatalogueVersion(transaction, now));
    await transaction.deleteFrom('brands').where('slug', 'in', empty).execute();
  });
}
