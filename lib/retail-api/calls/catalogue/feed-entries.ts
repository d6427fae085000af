import { calls, type DataOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { designCode } from '../../catalogue/design-code.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { loadProducts, type StoredProduct } from './load-products.ts';

type Entry = DataOf<typeof calls.feedEntries>['Items'][number];

const PAGE_SIZE = 1000;

/** Everything for sale, SKU by SKU in the order of their keys, so that no page is sorted anew. */
export const feedEntries = handlerFor(calls.feedEntries, async (request, context) => {
  const { db } = context;
  const counted = await db
    .selectFrom('skus')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil(Number(counted.total) / PAGE_SIZE));
  if (request.Page > totalPages) return refuse('NotFound', 'There is no such page.');
  const rows = await db
    .selectFrom('skus')
    .select(['sku', 'product_code'])
    .orderBy('sku')
    .limit(PAGE_SIZE)
    .offset((request.Page - 1) * PAGE_SIZE)
    .execute();
  const products = await loadProducts(db, [...new Set(rows.map((row) => row.product_code))]);
  const bySku = new Map(
    products.flatMap((stored) => {
      const shared = sharedBySizes(stored, context.catalogue);
      return stored.sizes.map((size): [string, Entry] => [
        size.sku,
        {
          ...shared,
          SKU: size.sku,
          SizeName: size.sizeName ?? '',
          MRP: size.mrp,
          Price: size.price,
          StoreQuantity: size.quantity,
        },
      ]);
    }),
  );
  const items = rows.flatMap(({ sku }) => bySku.get(sku) ?? []);
  return succeed({ Items: items, TotalPages: totalPages });
});

type OfOneSize = 'SKU' | 'SizeName' | 'MRP' | 'Price' | 'StoreQuantity';

function sharedBySizes(
  { product, slug, sizes }: StoredProduct,
  catalogue: ApiContext['catalogue'],
): Omit<Entry, OfOneSize> {
  const code = product.ProductCode;
  const home = catalogue.categoryOf(code);
  const varies = sizes.length > 1 || catalogue.colourwaysOf(code).length > 0;
  return {
    ProductCode: code,
    GroupCode: varies ? designCode(product) : '',
    ProductTitle: product.ProductTitle,
    Description: product.Description,
    ProductURL: slug,
    Images: product.Images.map((name) => `/images/original/${name}`),
    BrandName: product.BrandName,
    CategoryNames: home === undefined ? [product.RootCategory] : catalogue.trail(home).map(({ name }) => name),
    RootCategory: product.RootCategory,
    Gender: product.Gender,
    Color: product.ColorName,
    Material: materialOf(product) ?? '',
    Weight: product.RootCategory === 'Jewellery' ? (product.Attributes.GrossWeightG ?? 0) : 0,
  };
}

/** What it is mostly made of, as far as the catalogue says. */
function materialOf(product: CatalogueProduct): string | undefined {
  switch (product.RootCategory) {
    case 'Watches':
      return product.Attributes.CaseMaterial;
    case 'Smartwatches':
      return product.Attributes.StrapMaterial;
    case 'Jewellery':
      return product.Attributes.Metal;
  }
}
