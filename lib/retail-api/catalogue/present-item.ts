import type { ProductItemWire, Sizing } from '#lib/contract/index.ts';
import { discountPercent, formatPaise } from '#lib/shared/money.ts';
import { averageOf, countOf } from '../community/reviews/star-counts.ts';
import type { CoreContext } from '../core/core-context.ts';
import { readCatalogue } from '../core/db/standby.ts';
import type { CatalogueStructure } from './catalogue-index.ts';
import { loadProducts, type StoredProduct, type StoredSku } from './load-products.ts';
import { presentLabels } from './present-labels.ts';

/** A product for lists, rails and suggestions; its price is that of the cheapest size. */
export function presentItem(
  { product, slug, sizes, stars }: StoredProduct,
  catalogue: CatalogueStructure,
): ProductItemWire {
  const { price, mrp, priceBefore } = cheapest(sizes);
  const average = averageOf(stars);
  const stock = sizes.reduce((sum, size) => sum + size.quantity, 0);
  const labels = presentLabels(product.Labels, { stock, dropped: priceBefore !== null });
  return {
    ProductCode: product.ProductCode,
    ProductTitle: product.ProductTitle,
    BrandName: product.BrandName,
    ProductURL: slug,
    Images: product.Images.join('|'),
    ListImagePath: '/images/list/',
    MRP: mrp,
    Price: price,
    MinimumPrice: price,
    DiscountPercentage: discountPercent(mrp, price),
    DisplayPrice: formatPaise(price),
    CurrencySymbol: '₹',
    SuperImpose: labels.map((label) => ({ SuperImposeName: label })),
    RootCategoryName: product.RootCategory,
    SubCategoryName: product.Category,
    ChildCategoryName: product.SubCategory,
    ChildCategoryNameUrl: catalogue.categoryOf(product.ProductCode) ?? '',
    Color: product.ColorName,
    Sizing: sizingOf(product, sizes),
    Rating: average === null ? null : { Count: countOf(stars), Average: average },
    ...priceChange(sizes),
  };
}

type Reading = Pick<CoreContext, 'db' | 'standby'> & { catalogue: CatalogueStructure };

/** The products of `codes` as items with the colours of their designs, in order; removed ones are left out. */
export async function presentCards(reading: Reading, codes: readonly string[]): Promise<ProductItemWire[]> {
  return withColours(reading, await presentItems(reading, codes));
}

/** Adds the colours of their designs to items; one statement for those whose other colours are not among them. */
export async function withColours(reading: Reading, items: readonly ProductItemWire[]): Promise<ProductItemWire[]> {
  const { catalogue } = reading;
  const urls = new Map(items.map((item) => [item.ProductCode, item.ProductURL]));
  const colours = new Map(items.map(({ ProductCode: code }) => [code, catalogue.coloursOf(code)]));
  const missing = new Set([...colours.values()].flat().flatMap(({ code }) => (urls.has(code) ? [] : code)));
  if (missing.size > 0) {
    const rows = await readCatalogue(reading, (db) =>
      db
        .selectFrom('products')
        .select(['code', 'slug'])
        .where('code', 'in', [...missing])
        .execute(),
    );
    for (const { code, slug } of rows) urls.set(code, slug);
  }
  return items.map((item) => {
    const own = (colours.get(item.ProductCode) ?? []).flatMap(({ name, code }) => {
      const url = urls.get(code);
      return url === undefined ? [] : { Color: name, ProductURL: url };
    });
    return own.length > 1 ? { ...item, Colors: own } : item;
  });
}

/** The products of `codes` as items, in order; removed ones are left out. */
export async function presentItems(reading: Reading, codes: readonly string[]): Promise<ProductItemWire[]> {
  const stored = await readCatalogue(reading, (db) => loadProducts(db, codes));
  return stored.map((product) => presentItem(product, reading.catalogue));
}

function cheapest(sizes: readonly StoredSku[]): Pick<StoredSku, 'price' | 'mrp' | 'priceBefore'> {
  const [first, ...rest] = sizes;
  const none = { price: 0, mrp: 0, priceBefore: null };
  return rest.reduce((best, size) => (size.price < best.price ? size : best), first ?? none);
}

/** When the price of a size changes next; nothing if none does. */
function priceChange(sizes: readonly StoredSku[]): Pick<ProductItemWire, 'PriceChangesAt'> {
  const times = sizes.flatMap(({ priceChangesAt }) => priceChangesAt ?? []);
  return times.length === 0 ? {} : { PriceChangesAt: Math.min(...times) };
}

function sizingOf(product: StoredProduct['product'], sizes: readonly StoredSku[]): Sizing {
  if (sizes.every(({ sizeName }) => sizeName === null)) return 'one';
  return product.RootCategory === 'Jewellery' && product.Attributes.Type === 'Rings' ? 'ring' : 'other';
}
