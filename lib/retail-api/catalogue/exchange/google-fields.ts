import * as paths from '#lib/shared/paths.ts';
import { writePrice } from '#lib/shared/price-text.ts';
import { videoPath } from '../images/video-files.ts';
import { productSlug } from '../product-slug.ts';
import { guardedText } from './html-text.ts';
import { FACT_FIELDS, factText } from './product-facts.ts';
import type { ExportedProduct } from './stored-products.ts';

const SECTION = 'Specifications';
/** The feed has one URL for the front view and up to ten more. */
const MORE_PHOTOS = 10;
const GENDERS = { Men: 'male', Women: 'female', Unisex: 'unisex' } as const;
/** Attributes that have their own columns. */
const WITH_COLUMN: readonly string[] = ['Highlights', 'ColorName', 'Gender'];

interface GoogleRow {
  fields: Readonly<Record<string, string>>;
  photos: readonly string[];
  highlights: readonly string[];
  details: readonly { section: string; name: string; value: string }[];
}

/** The rows of a product in a Google Merchant feed, one per size. `siteUrl` without a trailing slash. */
export function googleRows({ product, photos }: ExportedProduct, siteUrl: string): GoogleRow[] {
  const slug = productSlug(product);
  return product.Skus.map((sku) => ({
    fields: {
      id: sku.SKU,
      ...(product.Skus.length > 1 && { item_group_id: product.ProductCode }),
      title: guardedText(product.ProductTitle),
      description: guardedText(product.Description),
      link: `${siteUrl}${paths.product(slug)}`,
      availability: sku.StoreQuantity > 0 ? 'in_stock' : 'out_of_stock',
      sell_on_google_quantity: String(sku.StoreQuantity),
      ...pricesOf(product, sku),
      brand: product.BrandName,
      condition: 'new',
      product_type: [product.RootCategory, product.Category, product.SubCategory].join(' > '),
      color: product.ColorName,
      gender: GENDERS[product.Gender],
      ...(sku.SizeName !== null && { size: sku.SizeName }),
      custom_label_0: product.Labels.join('; '),
      ...(product.Video && { video_link: `${siteUrl}${videoPath(product.Video.File)}` }),
    },
    photos: photos.slice(0, MORE_PHOTOS + 1).map((name) => photoAddress(siteUrl, name)),
    highlights: product.Highlights,
    details: detailsOf(product),
  }));
}

function pricesOf(product: ExportedProduct['product'], sku: ExportedProduct['product']['Skus'][number]) {
  const { Price = product.Price, MRP = product.MRP } = sku;
  return { price: writePrice(MRP), ...(Price < MRP && { sale_price: writePrice(Price) }) };
}

/** The URL of a photo in its largest size. */
export function photoAddress(siteUrl: string, name: string): string {
  return `${siteUrl}/images/original/${name.replace(/\.webp$/, '-800.webp')}`;
}

function detailsOf(product: ExportedProduct['product']): GoogleRow['details'] {
  const facts = Object.entries(FACT_FIELDS)
    .filter(([field]) => !WITH_COLUMN.includes(field))
    .map(([field, name]) => [name, product[field as keyof typeof FACT_FIELDS] ?? ''] as const);
  const attributes = Object.entries(product.Attributes).filter(([, value]) => !isTree(value));
  return [...facts, ...attributes]
    .map(([name, value]) => ({ section: SECTION, name, value: factText(value) }))
    .filter(({ value }) => value !== '');
}

/** Whether a value has nested parts (stones, a price breakup), which do not fit into a detail. */
function isTree(value: unknown): boolean {
  return value === null || (typeof value === 'object' && !Array.isArray(value)) || isListOfTrees(value);
}

function isListOfTrees(value: unknown): boolean {
  return Array.isArray(value) && value.some((entry) => typeof entry === 'object');
}
