import type { Transaction } from 'kysely';
import { toPaise } from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { ImportInput } from './import-catalogue.ts';
import { productSlug } from './product-slug.ts';
import type { Progress } from './progress.ts';

/** Rows a statement: both engines bound the number of values in one. */
const BATCH = 250;

type Row = Database['products'];

/** Writes products and SKUs that are new or changed and drops those that are gone. */
export async function importProducts(
  transaction: Transaction<Database>,
  { source, photoNames }: Pick<ImportInput, 'source' | 'photoNames'>,
  now: number,
  onProgress: (progress: Progress) => void,
): Promise<{ changedCodes: string[]; removedCodes: string[] }> {
  const total = source.products.length;
  const removedCodes = await dropMissing(transaction, new Set(source.products.map((product) => product.ProductCode)));
  const changedCodes = [...removedCodes];
  for (let start = 0; start < total; start += BATCH) {
    const batch = source.products.slice(start, start + BATCH);
    const rows = batch.map((product, index) => toRow(product, photoNames, start + index, now));
    const changed = await writeProducts(transaction, rows);
    await writeSkus(
      transaction,
      batch.filter((product) => changed.has(product.ProductCode)),
    );
    changedCodes.push(...changed);
    onProgress({ task: 'Catalogue', done: Math.min(start + BATCH, total), total });
  }
  return { changedCodes, removedCodes };
}

function toRow(product: CatalogueProduct, photoNames: ReadonlyMap<string, string>, position: number, now: number): Row {
  const images = product.Images.map((name) => photoNames.get(name) ?? name);
  return {
    code: product.ProductCode,
    slug: productSlug(product.ProductTitle, product.ProductCode),
    document: JSON.stringify({ ...product, Images: images }),
    position,
    modified_at: now,
  };
}

async function dropMissing(transaction: Transaction<Database>, wanted: ReadonlySet<string>): Promise<string[]> {
  const known = await transaction.selectFrom('products').select('code').execute();
  const gone = known.map((row) => row.code).filter((code) => !wanted.has(code));
  for (let start = 0; start < gone.length; start += BATCH) {
    const codes = gone.slice(start, start + BATCH);
    await transaction.deleteFrom('skus').where('product_code', 'in', codes).execute();
    await transaction.deleteFrom('products').where('code', 'in', codes).execute();
  }
  return gone;
}

/** Returns the codes whose document or slug is not what the store held. */
async function writeProducts(transaction: Transaction<Database>, rows: readonly Row[]): Promise<Set<string>> {
  const codes = rows.map((row) => row.code);
  const found = await transaction.selectFrom('products').selectAll().where('code', 'in', codes).execute();
  const before = new Map(found.map((row) => [row.code, row]));
  const changed: Row[] = [];
  for (const row of rows) {
    const known = before.get(row.code);
    if (known?.document !== row.document || known.slug !== row.slug) {
      changed.push(row);
      if (known && known.slug !== row.slug) await keepOldSlug(transaction, known.slug, row.slug);
    } else if (known.position !== row.position) {
      await transaction.updateTable('products').set({ position: row.position }).where('code', '=', row.code).execute();
    }
  }
  if (changed.length > 0) {
    await transaction
      .insertInto('products')
      .values(changed)
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
  return new Set(changed.map((row) => row.code));
}

/** The old address leads to the new one, and so do the addresses that led to the old. */
async function keepOldSlug(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  await transaction.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await transaction.deleteFrom('redirects').where('from_path', '=', to).execute();
  await transaction
    .insertInto('redirects')
    .values({ from_path: from, to_path: to })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to }))
    .execute();
}

async function writeSkus(transaction: Transaction<Database>, products: readonly CatalogueProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.flatMap((product) =>
    product.Skus.map((sku, position) => ({
      sku: sku.SKU,
      product_code: product.ProductCode,
      size_name: sku.SizeName,
      price: toPaise(product.Price),
      mrp: toPaise(product.MRP),
      quantity: sku.StoreQuantity,
      position,
    })),
  );
  const wanted = new Set(rows.map((row) => row.sku));
  const codes = products.map((product) => product.ProductCode);
  const known = await transaction.selectFrom('skus').select('sku').where('product_code', 'in', codes).execute();
  const gone = known.map((row) => row.sku).filter((sku) => !wanted.has(sku));
  for (let start = 0; start < gone.length; start += BATCH) {
    await transaction
      .deleteFrom('skus')
      .where('sku', 'in', gone.slice(start, start + BATCH))
      .execute();
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction
      .insertInto('skus')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({
          product_code: ref('excluded.product_code'),
          size_name: ref('excluded.size_name'),
          price: ref('excluded.price'),
          mrp: ref('excluded.mrp'),
          position: ref('excluded.position'),
        })),
      )
      .execute();
  }
}
