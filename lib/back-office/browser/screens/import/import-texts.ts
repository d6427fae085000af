import type { ImportChange, ImportState } from '#lib/contract/import-vocabulary.ts';

/** What an import is, in words. */
export const IMPORT_STATE_TEXTS: Readonly<Record<ImportState, string>> = {
  receiving: 'Being sent',
  received: 'To check',
  checking: 'Being checked',
  checked: 'Checked',
  importing: 'Being imported',
  interrupted: 'Interrupted',
  done: 'Imported',
  cancelled: 'Given up',
};

/** What an import does with a product, in words. */
export const IMPORT_CHANGE_TEXTS: Readonly<Record<ImportChange, string>> = {
  added: 'Added',
  changed: 'Changed',
  refused: 'Refused',
};

/** The formats that a file is recognised by, in words. */
export const FORMAT_TEXTS: Readonly<Record<string, string>> = {
  table: 'a table with our columns',
  'google-tsv': 'a feed for Google Merchant',
  'google-xml': 'a feed for Google Merchant',
  shopify: 'products of Shopify',
  woocommerce: 'products of WooCommerce',
  magento: 'products of Magento',
  json: 'our own JSON',
  ndjson: 'our own JSON',
};

/** The fields that a product needs and that a table of another system may name otherwise, with what people call them. */
export const NEEDED_FIELDS: readonly (readonly [field: string, label: string])[] = [
  ['SKU', 'SKU'],
  ['ProductTitle', 'Title'],
  ['BrandName', 'Brand'],
  ['Categories', 'Category'],
  ['Gender', 'Gender'],
  ['ColorName', 'Colour'],
  ['MRP', 'MRP'],
  ['Price', 'Price'],
  ['StoreQuantity', 'Stock'],
  ['Images', 'Photos'],
  ['Description', 'Description'],
  ['CountryOfOrigin', 'Country of origin'],
  ['ManufacturerOrImporter', 'Manufacturer or importer'],
  ['NetQuantity', 'Net quantity'],
  ['HsnCode', 'HSN code'],
  ['GstPercent', 'GST per cent'],
];
