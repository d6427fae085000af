import type { ProductItemWire } from '#lib/contract/index.ts';
import { discountPercent, formatPaise } from '#lib/shared/money.ts';
import { averageOf, countOf } from '../community/reviews/star-counts.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { CatalogueStructure } from './catalogue-index.ts';
import { loadProducts, type StoredProduct, type StoredSku } from './load-products.ts';
import { presentLabels } from './present-labels.ts';

/** A product for lists, rails and suggestions; its price is that of the cheapest size. */
export function presentItem(
  { product, slug, sizes, stars }: StoredProduct,
  catalogue: CatalogueStructure,
): ProductItemWire {
  const { price, mrp } = cheapest(sizes);
  const average = averageOf(stars);
  const stock = sizes.reduce((sum, size) => sum + size.quantity, 0);
  const labels = presentLabels(product.Labels, { stock, reduced: price < mrp });
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
    Rating: average === null ? null : { Count: countOf(stars), Average: average },
  };
}

/** The products of `codes` as items, in order; removed ones are left out. */
export async function presentItems(
  { db, catalogue }: Pick<CoreContext, 'db'> & { catalogue: CatalogueStructure },
  codes: readonly string[],
): Promise<ProductItemWire[]> {
  return (await loadProducts(db, codes)).map((stored) => presentItem(stored, catalogue));
}

function cheapest(sizes: readonly StoredSku[]): Pick<StoredSku, 'price' | 'mrp'> {
  const [first, ...rest] = sizes;
  return rest.reduce((best, size) => (size.price < best.price ? size : best), first ?? { price: 0, mrp: 0 });
}
