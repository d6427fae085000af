import type { LineEngraving, OfferedEngraving } from './line-engraving.ts';

/** The product data that a line shows; stored with the line in case its product leaves the catalogue. */
export interface LineSnapshot {
  productCode: string;
  title: string;
  brand: string;
  rootCategory: string;
  category: string;
  subCategory: string;
  colour: string;
  /** Null for a product in one size. */
  sizeName: string | null;
  /** `/images/thumbnail/NAME.webp`. */
  thumbnail: string;
  /** URL path of the product, without the leading slash. */
  slug: string;
  /** Integer paise per item. */
  mrp: number;
  /** The GST rate included in the price, e.g. 18. */
  gstPercent: number;
  /** Null if it cannot be engraved. */
  engravingTerms: OfferedEngraving | null;
}

/** The current state of a cart line. Money in integer paise per item. */
export interface CartLine extends LineSnapshot {
  id: string;
  sku: string;
  quantity: number;
  unitPrice: number;
  /** The price when the line was added or last changed. */
  addedPrice: number;
  /** Null if the shopper never chose an offer for the line; empty if the shopper wants none. */
  chosenOffer: string | null;
  /** Null if its items are not engraved. */
  engraving: LineEngraving | null;
  /**
   * What is left of the SKU for this line beside those with another engraving. 0 if it is sold out or no longer exists,
   * and if the product does not take the engraving any more.
   */
  stock: number;
  /** Whether the product has left the catalogue. */
  isWithdrawn: boolean;
}
