import type { ExportedProduct } from './stored-products.ts';

/** How a format is written: the text of products between a head and a foot. */
export interface ProductWriter {
  head: string;
  /** `siteUrl` without a trailing slash. */
  write(product: ExportedProduct, siteUrl: string): string;
  /** Between two products. */
  between: string;
  foot: string;
}
