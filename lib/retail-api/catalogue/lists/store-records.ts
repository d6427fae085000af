import type { Kysely, Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../core/records/plan-records.ts';
import { type CatalogueStore, catalogueStore } from '../catalogue-product.ts';
import { markAsOperators } from '../exchange/write-batch.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';

/** All physical stores by their code, in the operator's order. */
export async function readStoreRecords(db: Kysely<Database>): Promise<StoredRecord<CatalogueStore>[]> {
  const rows = await db.selectFrom('stores').selectAll().orderBy('position').orderBy('code').execute();
  return rows.map(({ code, version, document }) => {
    return { id: code, version, document: catalogueStore.parse(JSON.parse(document)) };
  });
}

/** Checks rows of physical stores. */
export async function planStores(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
): Promise<RecordPlan<CatalogueStore>> {
  const given = rows.map((row) => ({ ...row, fields: { ...row.fields, StoreCode: row.id } }));
  const plan = planRecords(await readStoreRecords(db), given, { schema: catalogueStore.strict() });
  const holding = await db.selectFrom('store_holds').select('store_code').distinct().execute();
  const holders = new Set(holding.map(({ store_code }) => store_code));
  for (const { row, id, document } of plan.steps) {
    if (document || !holders.has(id)) continue;
    const Message = 'orders are still kept there: hand them over or cancel them first';
    plan.refused.push({ Row: row, Field: 'Action', Message });
  }
  return plan;
}

/** Writes a plan of physical stores, and removes the stock of those that are gone; the caller holds the lock of imports. */
export async function writeStores(
  transaction: Transaction<Database>,
  { records, steps }: RecordPlan<CatalogueStore>,
  now: number,
): Promise<void> {
  await markAsOperators(transaction, await incrementCatalogueVersion(transaction, now));
  const rows = records.map(({ id, version, document }, position) => {
    return { code: id, version, document: JSON.stringify(document), position };
  });
  await transaction.deleteFrom('stores').execute();
  for (const some of chunksOf(rows)) await transaction.insertInto('stores').values(some).execute();
  const gone = steps.flatMap(({ id, document }) => (document ? [] : id));
  if (gone.length > 0) await transaction.deleteFrom('store_stock').where('store_code', 'in', gone).execute();
}
