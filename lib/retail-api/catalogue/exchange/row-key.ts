import type { Format } from './file-format.ts';
import { cell, type SourceRow } from './source-row.ts';

/** Columns that identify the product of a row; the first that is filled counts. */
const KEYS: Readonly<Record<Format, readonly string[]>> = {
  'google-tsv': ['item_group_id', 'id'],
  'google-xml': ['item_group_id', 'id'],
  shopify: ['handle', 'url_handle'],
  woocommerce: ['sku', 'id'],
  magento: ['sku'],
  table: ['product_code', 'sku'],
  json: [],
  ndjson: [],
};

/** What rows of one product share; undefined if the row names none. */
export function rowKey(format: Format, row: SourceRow): string | undefined {
  return cell(row, ...KEYS[format]);
}
