import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../catalogue/images/photo-sources.ts';
import { IndexBuilder } from '../catalogue/index/index-builder.ts';
import type { IndexEntry } from '../catalogue/index/index-entry.ts';
import type { MemoryIndex } from '../catalogue/index/memory-index.ts';
import type { OutlineIndex } from '../catalogue/index/outline-index.ts';
import { runAllSteps } from '../catalogue/index/sliced-work.ts';
import { type CatalogueSource, flattenCategories, readSource } from '../catalogue/read-source.ts';
import { NO_STARS } from '../community/reviews/star-counts.ts';

/** The demo catalogue as read from its files, the index entries made from it, and the index, without a database. */
export async function demoIndex(): Promise<{ source: CatalogueSource; entries: IndexEntry[]; index: MemoryIndex }> {
  const source = await readSource(CATALOGUE_DIRECTORY);
  const entries = source.products.map(entryOf);
  return { source, entries, index: indexOf(source, entries) };
}

/** The index over the given entries, with the categories and brands of a catalogue. */
export function indexOf(source: CatalogueSource, entries: readonly IndexEntry[]): MemoryIndex {
  return runAllSteps(builderOf(source, entries, false).finish());
}

/** The outline of the given entries, for an engine elsewhere. */
export function outlineOf(source: CatalogueSource, entries: readonly IndexEntry[]): OutlineIndex {
  return runAllSteps(builderOf(source, entries, true).finishOutline());
}

function builderOf(source: CatalogueSource, entries: readonly IndexEntry[], isOutline: boolean): IndexBuilder {
  const categories = flattenCategories(source.categories).map((category) => ({
    path: category.CategoryURL,
    parentPath: category.CategoryURL.split('/').slice(0, -1).join('/'),
    name: category.StoreCategoryName,
    intro: category.Intro,
    rule: category.Rule,
  }));
  const builder = new IndexBuilder({ categories, brands: source.brands }, isOutline);
  for (const entry of entries) builder.add(entry);
  return builder;
}

/** A product as an index entry, with the price and stock of its file. */
export function entryOf(product: CatalogueProduct, position: number): IndexEntry {
  return {
    product,
    position,
    price: product.Price * 100,
    mrp: product.MRP * 100,
    stock: stockOf(product),
    stars: NO_STARS,
    sizesInStock: product.Skus.flatMap(({ SizeName, StoreQuantity }) =>
      SizeName !== null && StoreQuantity > 0 ? [SizeName] : [],
    ),
  };
}

/** Stock of all sizes together. */
export function stockOf(product: CatalogueProduct): number {
  return product.Skus.reduce((sum, sku) => sum + sku.StoreQuantity, 0);
}
