import { stringify } from 'csv-stringify/sync';
import { ATTRIBUTES } from '../product-attributes.ts';
import { photoAddress } from './google-fields.ts';
import { htmlOf } from './html-text.ts';
import { FACT_FIELDS, factText } from './product-facts.ts';
import type { ProductWriter } from './product-writer.ts';
import { joinList } from './split-list.ts';
import type { ExportedProduct } from './stored-products.ts';

const ATTRIBUTE_NAMES = [...new Set(Object.values(ATTRIBUTES).flatMap((schema) => Object.keys(schema.shape)))];
const METAFIELDS = [
  ...Object.entries(FACT_FIELDS).map(([field, label]) => [field, label] as const),
  ...ATTRIBUTE_NAMES.map((name) => [name, name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')] as const),
];
const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Position',
  'Google Shopping / Gender',
  'Status',
];
const HEADER = [
  ...COLUMNS,
  ...METAFIELDS.map(([field, label]) => `${label} (product.metafields.samay.${snakeCase(field)})`),
];

/** A Shopify product CSV. Fields without a Shopify column are metafields. */
export const shopifyTable: ProductWriter = {
  head: stringify([HEADER]),
  write: (stored, siteUrl) => stringify(rowsOf(stored, siteUrl)),
  between: '',
  foot: '',
};

/** The first row has the product; each further size and photo has one row. */
function rowsOf({ product, photos }: ExportedProduct, siteUrl: string): string[][] {
  const handle = product.ProductCode.toLowerCase();
  return Array.from({ length: Math.max(product.Skus.length, photos.length) }, (_, index) => {
    const sku = product.Skus[index];
    const photo = photos[index];
    const isFirst = index === 0;
    const cells: Record<string, string> = {
      Handle: handle,
      ...(isFirst && {
        Title: htmlOf(product.ProductTitle),
        'Body (HTML)': htmlOf(product.Description),
        Vendor: product.BrandName,
        Type: [product.RootCategory, product.Category, product.SubCategory].join(' > '),
        Tags: joinList(product.Labels),
        Published: 'true',
        Status: 'active',
      }),
      ...(sku && {
        'Option1 Name': isFirst ? (sku.SizeName === null ? 'Title' : 'Size') : '',
        'Option1 Value': sku.SizeName ?? 'Default Title',
        'Variant SKU': sku.SKU,
        'Variant Inventory Qty': String(sku.StoreQuantity),
        'Variant Price': (sku.Price ?? product.Price).toFixed(2),
        'Variant Compare At Price': (sku.MRP ?? product.MRP).toFixed(2),
      }),
      ...(photo !== undefined && { 'Image Src': photoAddress(siteUrl, photo), 'Image Position': String(index + 1) }),
    };
    return [
      ...COLUMNS.map((column) => cells[column] ?? ''),
      ...METAFIELDS.map(([field]) => (isFirst ? metafield(product, field) : '')),
    ];
  });
}

function metafield(product: ExportedProduct['product'], field: string): string {
  const value = (product as Record<string, unknown>)[field] ?? (product.Attributes as Record<string, unknown>)[field];
  return value === undefined || value === null ? '' : factText(value);
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}
