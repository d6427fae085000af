import type { Kysely, Transaction } from 'kysely';
import { slugOf } from '#lib/shared/slugs.ts';
import type { Database } from '../../core/db/schema.ts';
import { BRAND_LISTS } from '../catalogue-index.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { lockImports } from '../import-catalogue.ts';
import { type PlacedProduct, type ProductPlan, planProducts, writeProducts } from '../import-products.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { releaseAddresses } from '../record-redirect.ts';
import type { RemovedStock } from '../stock/removed-stock.ts';
import { type PriceAuthor, writeSkus } from '../write-skus.ts';
import { retrying } from './retry-import.ts';

interface BatchOptions {
  /** Codes of products to remove, because the written ones take their SKUs or URLs. */
  replacedCodes: readonly string[];
  /** Whether the stock of existing SKUs is set, too. */
  setStock: boolean;
  /** Stock of SKUs that products gave up earlier. */
  moving: RemovedStock;
  /** Epoch milliseconds. */
  now: number;
  /** Who changes prices by a call or a file in the back office, and why; left out for an import of the command line. */
  by?: PriceAuthor | undefined;
}

interface BatchResult {
  /** Codes of the new or changed products. */
  writtenCodes: readonly string[];
  /** Stock of the removed SKUs. */
  removedStock: RemovedStock;
}

/** Writes some products, each completely or not at all, in a separate short transaction that others hardly wait for. */
export function writeBatch(
  db: Pick<Kysely<Database>, 'transaction'>,
  placed: readonly PlacedProduct[],
  options: BatchOptions,
): Promise<BatchResult> {
  return retrying(() =>
    db.transaction().execute(async (transaction) => {
      await lockImports(transaction, options.now);
      return writePlaced(transaction, placed, options);
    }),
  );
}

/** Writes products and removes the replaced ones. The caller holds the lock of imports. */
export async function writePlaced(
  transaction: Transaction<Database>,
  placed: readonly PlacedProduct[],
  { replacedCodes, setStock, moving, now, by }: BatchOptions,
): Promise<BatchResult> {
  const plan = await planBatch(transaction, placed, setStock);
  if (plan.rows.length === 0 && plan.moved.length === 0 && replacedCodes.length === 0) {
    await markAsOperators(transaction, null);
    return { writtenCodes: [], removedStock: new Map() };
  }
  const removedStock = await writeSkus(transaction, plan.changed, replacedCodes, { now, setStock, moving, by });
  const at = await incrementCatalogueVersion(transaction, now);
  await markAsOperators(transaction, at);
  await addBrands(transaction, plan.changed);
  await writeProducts(transaction, plan, replacedCodes, at);
  return { writtenCodes: plan.rows.map(({ code }) => code), removedStock };
}

/** What writing products would change; with `setStock` also those of which only the stock differs. */
export async function planBatch(
  db: Kysely<Database>,
  placed: readonly PlacedProduct[],
  setStock: boolean,
): Promise<ProductPlan> {
  const plan = await planProducts(db, placed);
  if (setStock) await addRestocked(db, plan, placed);
  return plan;
}

/** Removes products with their SKUs. */
export function removeBatch(db: Kysely<Database>, codes: readonly string[], now: number): Promise<void> {
  return retrying(() =>
    db.transaction().execute(async (transaction) => {
      await lockImports(transaction, now);
      await writeSkus(transaction, [], codes, { now });
      const at = await incrementCatalogueVersion(transaction, now);
      await markAsOperators(transaction, at);
      await writeProducts(transaction, { changed: [], rows: [], moved: [], renamed: [] }, codes, at);
    }),
  );
}

/**
 * From now on the demo's files no longer change the catalogue. `changedAt`: set if more than stock has changed, as
 * for `incrementCatalogueVersion`.
 */
export async function markAsOperators(transaction: Transaction<Database>, changedAt: number | null): Promise<void> {
  await transaction
    .updateTable('catalogue_version')
    .set({ origin: 'operator', ...(changedAt !== null && { priced_at: changedAt }) })
    .where('id', '=', 1)
    .execute();
}

/** Adds the products of which only the stock differs. */
async function addRestocked(db: Kysely<Database>, plan: ProductPlan, placed: readonly PlacedProduct[]): Promise<void> {
  const changed = new Set(plan.rows.map((row) => row.code));
  const same = placed.filter(({ product }) => !changed.has(product.ProductCode));
  if (same.length === 0) return;
  const codes = same.map(({ product }) => product.ProductCode);
  const stock = await db.selectFrom('skus').select(['sku', 'quantity']).where('product_code', 'in', codes).execute();
  const quantities = new Map(stock.map((row) => [row.sku, row.quantity]));
  const rows = await db.selectFrom('products').selectAll().where('code', 'in', codes).execute();
  const byCode = new Map(
    rows.map(({ modified_at: _at, version: _version, hidden: _hidden, ...row }) => [row.code, row]),
  );
  for (const { product, position } of same) {
    const row = byCode.get(product.ProductCode);
    const isRestocked = product.Skus.some(({ SKU, StoreQuantity }) => quantities.get(SKU) !== StoreQuantity);
    if (!row || !isRestocked) continue;
    plan.changed.push(product);
    plan.rows.push({ ...row, position });
  }
}

async function addBrands(transaction: Transaction<Database>, products: readonly CatalogueProduct[]): Promise<void> {
  const names = [...new Set(products.map((product) => product.BrandName))];
  const last = await transaction
    .selectFrom('brands')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirst();
  const rows = names.map((Name, index) => ({
    slug: slugOf(Name),
    document: JSON.stringify({ Name, Slug: slugOf(Name), Story: '', Country: '', HeroImage: null }),
    position: Number(last?.last ?? -1) + 1 + index,
  }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('brands')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  await releaseAddresses(
    transaction,
    rows.map(({ slug }) => `${BRAND_LISTS}/${slug}`),
  );
}
