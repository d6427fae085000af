import type { Format } from './format.ts';
import type { ProductWriter } from './product-writer.ts';
import { googleTable } from './write-google-table.ts';
import { googleXml } from './write-google-xml.ts';
import { nativeJson, nativeJsonLines } from './write-native.ts';
import { shopifyTable } from './write-shopify.ts';

export const WRITERS: Readonly<Record<Format, ProductWriter>> = {
  'google-tsv': googleTable,
  'google-xml': googleXml,
  shopify: shopifyTable,
  json: nativeJson,
  ndjson: nativeJsonLines,
};
