import type { Format } from './file-format.ts';
import { cell, type SourceRow } from './source-row.ts';

/** What a product has in a column of its own; everything else is a fact. */
export const COLUMN_FIELDS = [
  'SKU',
  'ProductGroup',
  'ProductTitle',
  'BrandName',
  'Categories',
  'Tags',
  'Gender',
  'ColorName',
  'SizeName',
  'Description',
  'Price',
  'MRP',
  'SalePrice',
  'SaleFrom',
  'SaleUntil',
  'StoreQuantity',
  'Availability',
  'Published',
  'TaxClass',
  'Images',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The formats that are tables or feeds of named cells. */
export type CellFormat = Exclude<Format, 'json' | 'ndjson'>;

type Columns = Readonly<Partial<Record<ColumnField, readonly [string, ...string[]]>>>;

const GOOGLE: Columns = {
  SKU: ['id'],
  ProductGroup: ['item_group_id'],
  ProductTitle: ['title'],
  BrandName: ['brand'],
  Categories: ['product_type'],
  Tags: ['custom_label_0'],
  Gender: ['gender'],
  ColorName: ['color'],
  SizeName: ['size'],
  Description: ['description'],
  Price: ['price'],
  SalePrice: ['sale_price'],
  StoreQuantity: ['sell_on_google_quantity'],
  Availability: ['availability'],
  Images: ['image_link'],
};

/**
 * The columns of each format, by their `columnName`, the first that is filled counts. Sources: the export of WooCommerce
 * (`class-wc-product-csv-exporter.php`), the product export of Magento 2, the specifications of
 * Google and Shopify.
 */
const SYSTEM_COLUMNS: Readonly<Record<CellFormat, Columns>> = {
  'google-tsv': GOOGLE,
  'google-xml': GOOGLE,
  shopify: {
    SKU: ['variant_sku'],
    ProductGroup: ['handle'],
    ProductTitle: ['title'],
    BrandName: ['vendor'],
    Categories: ['type'],
    Tags: ['tags'],
    Gender: ['google_shopping_gender'],
    Description: ['body_html'],
    Price: ['variant_price'],
    MRP: ['variant_compare_at_price'],
    StoreQuantity: ['variant_inventory_qty'],
    Published: ['published'],
    Images: ['image_src'],
  },
  woocommerce: {
    SKU: ['sku'],
    ProductGroup: ['parent'],
    ProductTitle: ['name'],
    BrandName: ['brands', 'brand', 'brand_name', 'meta_brand'],
    Categories: ['categories'],
    Tags: ['tags'],
    Gender: ['gender', 'ideal_for'],
    ColorName: ['colour', 'color'],
    SizeName: ['size'],
    Description: ['description', 'short_description'],
    Price: ['regular_price'],
    MRP: ['mrp', 'meta_mrp'],
    SalePrice: ['sale_price'],
    SaleFrom: ['date_sale_price_starts'],
    SaleUntil: ['date_sale_price_ends'],
    StoreQuantity: ['stock'],
    Availability: ['in_stock'],
    Published: ['published'],
    TaxClass: ['tax_class'],
    Images: ['images'],
  },
  magento: {
    SKU: ['sku'],
    ProductGroup: ['parent_sku'],
    ProductTitle: ['name'],
    BrandName: ['brand', 'manufacturer'],
    Categories: ['categories'],
    Gender: ['gender'],
    ColorName: ['color', 'colour'],
    SizeName: ['size', 'ring_size'],
    Description: ['description', 'short_description'],
    Price: ['price'],
    MRP: ['msrp_price', 'msrp', 'mrp'],
    SalePrice: ['special_price'],
    SaleFrom: ['special_price_from_date'],
    SaleUntil: ['special_price_to_date'],
    StoreQuantity: ['qty'],
    Availability: ['is_in_stock'],
    Published: ['product_online'],
    TaxClass: ['tax_class_name'],
    Images: ['base_image', 'additional_images'],
  },
  table: {
    SKU: ['sku'],
    ProductGroup: ['product_code'],
    ProductTitle: ['product_title', 'title'],
    BrandName: ['brand', 'brand_name'],
    Categories: ['category', 'categories'],
    Tags: ['labels', 'tags'],
    Gender: ['gender'],
    ColorName: ['colour', 'color', 'color_name'],
    SizeName: ['size', 'size_name'],
    Description: ['description'],
    Price: ['price'],
    MRP: ['mrp'],
    SalePrice: ['sale_price'],
    SaleFrom: ['sale_from'],
    SaleUntil: ['sale_until'],
    StoreQuantity: ['stock', 'quantity', 'store_quantity'],
    Images: ['photos', 'images'],
  },
};

/** The columns of a field; undefined if the format has none. */
export function columnsOf(format: CellFormat, field: ColumnField): readonly [string, ...string[]] | undefined {
  return SYSTEM_COLUMNS[format][field];
}

/** All columns that a format knows. */
export function knownColumns(format: CellFormat): ReadonlySet<string> {
  return new Set(Object.values(SYSTEM_COLUMNS[format]).flat());
}

/** The text of a field in a row, trimmed; undefined if there is none. */
export function readColumn(row: SourceRow, format: CellFormat, field: ColumnField): string | undefined {
  return cell(row, ...(columnsOf(format, field) ?? []));
}
