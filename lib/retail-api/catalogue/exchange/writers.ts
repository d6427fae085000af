import type { Format } from './format.ts';
import type { StoredProduct } from './stored-products.ts';
import { googleTable } from './write-google-table.ts';
import { googleXml } from './write-google-xml.ts';
import { ownJson, ownLines } from './write-own.ts';
import { shopifyTable } from './write-shopify.ts';

/** How a format is written: the text of products between a head and a foot. */
export interface ProductWriter {
  head: string;
  /** `siteUrl` without a trailing slash. */
  write(product: StoredProduct, siteUrl: string): string;
  /** Between two products. */
  between: string;
  foot: string;
}

export const WRITERS: Readonly<Record<Format, ProductWriter>> = {
  'google-tsv': googleTable,
  'google-xml': googleXml,
  shopify: shopifyTable,
  json: ownJson,
  ndjson: ownLines,
};
