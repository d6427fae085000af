import { stringify } from 'csv-stringify/sync';
import { ATTRIBUTES, type RootCategory } from '../product-attributes.ts';
import { guardCell } from './formula-guard.ts';
import { photoAddress } from './google-fields.ts';
import type { ProductWriter } from './product-writer.ts';
import { tableColumns } from './table-columns.ts';

const COLUMNS = tableColumns(Object.keys(ATTRIBUTES) as RootCategory[]);

/** Our own table as CSV for a spreadsheet: a row per size, and no cell that would be a formula. */
export const ownTable: ProductWriter = {
  // The byte order mark tells Excel that the file is UTF-8.
  head: `\ufeff${stringify([COLUMNS.map(({ header }) => header)])}`,
  write: ({ product, photos, texts }, siteUrl) =>
    stringify(
      product.Skus.map((sku) => {
        const entry = { product, sku, texts, photos: photos.map((name) => photoAddress(siteUrl, name)) };
        return COLUMNS.map(({ read }) => guardCell(read(entry)));
      }),
    ),
  between: '',
  foot: '',
};
