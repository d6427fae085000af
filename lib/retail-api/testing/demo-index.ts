import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { IndexBuilder } from '../catalogue/index/index-builder.ts';
import type { MemoryIndex } from '../catalogue/index/memory-index.ts';
import { type CatalogueSource, flattenCategories, readSource } from '../catalogue/read-source.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';

/** The demo catalogue as its files hold it, and the index over it, without a database. */
export async function demoIndex(): Promise<{ source: CatalogueSource; index: MemoryIndex }> {
  const source = await readSource(CATALOGUE_DIRECTORY);
  const builder = new IndexBuilder({
    categories: flattenCategories(source.categories).map((category) => ({
      path: category.CategoryURL,
      parentPath: category.CategoryURL.split('/').slice(0, -1).join('/'),
      name: category.StoreCategoryName,
      intro: category.Intro,
      rule: category.Rule,
    })),
    brands: source.brands,
    searches: [],
  });
  for (const [position, product] of source.products.entries()) {
    builder.add({
      product,
      position,
      price: product.Price * 100,
      mrp: product.MRP * 100,
      stock: stockOf(product),
    });
  }
  return { source, index: builder.finish() };
}

/** Pieces in all sizes together. */
export function stockOf(product: CatalogueProduct): number {
  return product.Skus.reduce((sum, sku) => sum + sku.StoreQuantity, 0);
}
