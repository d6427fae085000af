import type { StarCounts } from '../../community/reviews/star-counts.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';

/** A product as the index takes it: its document with the current price and stock of its SKUs. */
export interface IndexEntry {
  product: CatalogueProduct;
  /** The lowest price of its sizes, in paise. */
  price: number;
  /** MRP of that size, in paise. */
  mrp: number;
  /** The stock of all sizes together. */
  stock: number;
  /** Names of the available sizes; empty for a product in one size. */
  sizesInStock: readonly string[];
  /** The star counts of its published reviews. */
  stars: StarCounts;
  /** Position in the operator's order, to sort otherwise equal products. */
  position: number;
  /** Its title and highlights in other languages. */
  texts?: readonly string[];
}
