import type { Kysely, Transaction } from 'kysely';
import type { RefusedRow } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type PricedSku, type PriceRow, planPrices } from './plan-prices.ts';
import {
  readEarlierPrices,
  readSchedules,
  recordPriceChanges,
  type SkuRepriced,
  skusOfProducts,
  writePrices,
} from './price-repository.ts';
import { reprice } from './reprice.ts';

interface SaveOptions {
  /** Epoch milliseconds. */
  now: number;
  replace: boolean;
  /** In per cent of the regular price; null allows every jump. */
  maximumJump: number | null;
  by: string;
  note: string;
  dryRun: boolean;
}

interface SavedPrices {
  /** The SKUs of each row, by its number from 1, as they were before. */
  rows: ReadonlyMap<number, { row: PriceRow; skus: PricedSku[] }>;
  /** How many SKUs cost something else at once, and later. */
  changed: number;
  scheduled: number;
}

/**
 * Saves rows of prices, all or none: answers what is wrong if anything is. Unless it is a dry run, the caller holds the
 * lock of imports, so that the prices do not change meanwhile.
 */
export async function savePrices(
  transaction: Transaction<Database>,
  rows: readonly PriceRow[],
  options: SaveOptions,
): Promise<{ refused: RefusedRow[] } | SavedPrices> {
  const { now, by: savedBy, note } = options;
  const { stored, skusOf } = await readPricedSkus(
    transaction,
    rows.map(({ id }) => id),
  );
  const planned = planPrices(rows, skusOf, { ...options, savedBy });
  if (planned.refused.length > 0) return { refused: planned.refused };
  const plans = [...planned.plans.values()];
  const skus = plans.map(({ priced }) => priced.sku);
  const earlier = await readEarlierPrices(transaction, skus, now);
  const changes = plans.flatMap(({ priced, retained, added }): SkuRepriced[] => {
    const row = stored.get(priced.sku);
    const next = reprice(priced.state, [...retained, ...added], earlier.get(priced.sku) ?? [], now);
    return row ? [{ row, next }] : [];
  });
  const over = new Set(changes.flatMap(({ next }) => next.over.map(({ id }) => id)));
  const added = plans.flatMap((plan) =>
    plan.added.filter(({ id }) => !over.has(id)).map((entry) => ({ ...entry, sku: plan.priced.sku })),
  );
  const result = {
    rows: planned.rows,
    changed: changes.filter(({ next }) => next.isChanged).length,
    scheduled: new Set(added.filter(({ from }) => from > now).map(({ sku }) => sku)).size,
  };
  if (options.dryRun) return result;
  const dropped = plans.flatMap((plan) => plan.dropped.map(({ id }) => id));
  for (const ids of chunksOf(dropped)) {
    await transaction.deleteFrom('scheduled_prices').where('id', 'in', ids).execute();
  }
  const scheduled = added.map(({ id, sku, price, mrp, from: from_at, until: until_at }) => {
    return { id, sku, price, mrp, from_at, until_at, saved_by: savedBy, note };
  });
  for (const some of chunksOf(scheduled)) await transaction.insertInto('scheduled_prices').values(some).execute();
  await recordPriceChanges(transaction, changes, () => ({ cause: 'operator', by: savedBy, note }), now);
  // A new schedule is announced as well: whoever prepares prices meanwhile has to look again.
  const touched = new Set(plans.filter((plan) => plan.added.length + plan.dropped.length > 0).map(skuOf));
  const written = changes.filter((change) => isAnyDifferent(change) || touched.has(change.row.sku));
  await writePrices(transaction, written, now);
  return result;
}

const skuOf = ({ priced }: { priced: PricedSku }) => priced.sku;

/** Whether anything that is stored with a SKU or in its product's document becomes another. */
function isAnyDifferent({ row, next }: SkuRepriced): boolean {
  return (
    next.isChanged ||
    next.regularPrice !== row.regular_price ||
    next.priceBefore !== row.price_before ||
    next.changesAt !== row.price_changes_at
  );
}

/** The SKUs that ids name: those of a product with this code in any letter case, otherwise the SKU itself. */
export async function readPricedSkus(db: Kysely<Database>, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  const products = Map.groupBy(
    await skusOfProducts(
      db,
      unique.map((id) => id.toUpperCase()),
    ),
    (row) => row.product_code,
  );
  const others = unique.filter((id) => !products.has(id.toUpperCase()));
  const single: Database['skus'][] = [];
  for (const some of chunksOf(others)) {
    single.push(...(await db.selectFrom('skus').selectAll().where('sku', 'in', some).execute()));
  }
  const stored = new Map([...[...products.values()].flat(), ...single].map((row) => [row.sku, row]));
  const schedules = await readSchedules(db, [...stored.keys()]);
  const priced = (row: Database['skus']): PricedSku => ({
    sku: row.sku,
    productCode: row.product_code,
    state: { price: row.price, mrp: row.mrp, regularPrice: row.regular_price },
    schedule: schedules.get(row.sku) ?? [],
  });
  const bySku = new Map(single.map((row) => [row.sku, [row]]));
  const skusOf = (id: string) => (products.get(id.toUpperCase()) ?? bySku.get(id) ?? []).map(priced);
  return { stored, skusOf };
}
