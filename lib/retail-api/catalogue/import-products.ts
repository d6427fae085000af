import type { Kysely, Selectable, Transaction } from 'kysely';
import { chunksOf } from '../core/db/chunks-of.ts';
import { productSearchText } from '../core/db/product-search-text.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { productSlug } from './product-slug.ts';
import { recordRedirects, releaseAddresses } from './record-redirect.ts';

type Row = Omit<Selectable<Database['products']>, 'modified_at' | 'version' | 'hidden'>;

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
export async function planProducts(db: Kysely<Database>, placed: readonly PlacedProduct[]): Promise<ProductPlan> {
  const plan: ProductPlan = { changed: [], rows: [], moved: [], renamed: [] };
  for (const some of chunksOf(placed)) {
    const codes = some.map(({ product }) => product.ProductCode);
    const found = await db.selectFrom('products').selectAll().where('code', 'in', codes).execute();
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
  await recordRedirects(transaction, renamed);
  for (const { code, position } of moved) {
    await transaction.updateTable('products').set({ position }).where('code', '=', code).execute();
  }
  // A redirect would stand before the product that has the address now.
  await releaseAddresses(
    transaction,
    rows.map(({ slug }) => slug),
  );
  for (const some of chunksOf(rows.toSorted((a, b) => (a.code < b.code ? -1 : 1)))) {
    await transaction
      .insertInto('products')
      .values(some.map((row) => ({ ...row, modified_at: at })))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          slug: row.ref('excluded.slug'),
          document: row.ref('excluded.document'),
          position: row.ref('excluded.position'),
          modified_at: row.ref('excluded.modified_at'),
          search_text: row.ref('excluded.search_text'),
          version: row('products.version', '+', 1),
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
    search_text: productSearchText(product),
  };
}
