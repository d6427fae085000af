import type { Transaction } from 'kysely';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { productSlug } from './product-slug.ts';

type Row = Omit<Database['products'], 'modified_at'>;

/** A product with its position. Its photos have their names in URLs. */
export interface PlacedProduct {
  product: CatalogueProduct;
  position: number;
}

/** The changes to write, determined without any lock. */
export interface ProductPlan {
  /** Products that are new or changed. */
  changed: CatalogueProduct[];
  rows: Row[];
  /** Products of which only the position changed. */
  moved: Row[];
  renamed: { from: string; to: string }[];
}

/** Compares products with the stored ones. */
export async function planProducts(
  transaction: Transaction<Database>,
  placed: readonly PlacedProduct[],
): Promise<ProductPlan> {
  const plan: ProductPlan = { changed: [], rows: [], moved: [], renamed: [] };
  for (const some of chunksOf(placed)) {
    const codes = some.map(({ product }) => product.ProductCode);
    const found = await transaction.selectFrom('products').selectAll().where('code', 'in', codes).execute();
    const before = new Map(found.map((row) => [row.code, row]));
    for (const { product, position } of some) {
      const row = toRow(product, position);
      const existing = before.get(row.code);
      if (existing?.document !== row.document || existing.slug !== row.slug) {
        plan.changed.push(product);
        plan.rows.push(row);
        if (existing && existing.slug !== row.slug) plan.renamed.push({ from: existing.slug, to: row.slug });
      } else if (existing.position !== row.position) {
        plan.moved.push(row);
      }
    }
  }
  return plan;
}

/**
 * Writes the planned changes, and removes the products `gone`; their SKUs are written first. `at` in epoch
 * milliseconds.
 */
export async function writeProducts(
  transaction: Transaction<Database>,
  { rows, moved, renamed }: ProductPlan,
  removed: readonly string[],
  at: number,
): Promise<void> {
  for (const codes of chunksOf(removed)) await transaction.deleteFrom('products').where('code', 'in', codes).execute();
  for (const { from, to } of renamed) await recordOldSlug(transaction, from, to);
  for (const { code, position } of moved) {
    await transaction.updateTable('products').set({ position }).where('code', '=', code).execute();
  }
  for (const some of chunksOf(rows.toSorted((a, b) => (a.code < b.code ? -1 : 1)))) {
    await transaction
      .insertInto('products')
      .values(some.map((row) => ({ ...row, modified_at: at })))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet(({ ref }) => ({
          slug: ref('excluded.slug'),
          document: ref('excluded.document'),
          position: ref('excluded.position'),
          modified_at: ref('excluded.modified_at'),
        })),
      )
      .execute();
  }
}

function toRow(product: CatalogueProduct, position: number): Row {
  return {
    code: product.ProductCode,
    slug: productSlug(product),
    document: JSON.stringify(product),
    position,
  };
}

/** Redirects the old URL, and those that redirected to it, to the new one. */
async function recordOldSlug(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  await transaction.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await transaction.deleteFrom('redirects').where('from_path', '=', to).execute();
  await transaction
    .insertInto('redirects')
    .values({ from_path: from, to_path: to })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to }))
    .execute();
}
