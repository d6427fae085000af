import type { StarCounts } from '../../community/reviews/star-counts.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';

/** A product as the index takes it in: its document with price and stock as the SKUs have them now. */
export interface IndexEntry {
  product: CatalogueProduct;
  /** Lowest price among the sizes, in paise. */
  price: number;
  /** MRP of that size, in paise. */
  mrp: number;
  /** Pieces in all sizes together. */
  stock: number;
  /** Names of the sizes that can be had now; none where the product comes in one size. */
  sizesInStock: readonly string[];
  /** What its published reviews come to. */
  stars: StarCounts;
  /** Place in the operator's order, for products that are otherwise equal. */
  position: number;
}
