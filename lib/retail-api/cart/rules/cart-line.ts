/** What a line shows; kept with the line for the day its product leaves the catalogue. */
export interface LineSnapshot {
  productCode: string;
  title: string;
  brand: string;
  rootCategory: string;
  category: string;
  subCategory: string;
  colour: string;
  /** Null where the product comes in one size. */
  sizeName: string | null;
  /** `/images/thumbnail/NAME.webp`. */
  thumbnail: string;
  /** Slug without the leading slash. */
  slug: string;
  /** Integer paise for one piece. */
  mrp: number;
  /** The rate inside the price, e.g. 18. */
  gstPercent: number;
}

/** A line of a cart as it stands now. Money in integer paise for one piece. */
export interface CartLine extends LineSnapshot {
  id: string;
  sku: string;
  quantity: number;
  unitPrice: number;
  /** What it was when the line was added or last changed. */
  addedPrice: number;
  /** Null where the shopper never chose an offer for it; empty where none is wanted. */
  chosenOffer: string | null;
  /** 0 where the SKU is sold out or gone. */
  stock: number;
  /** Whether its product has left the catalogue. */
  isWithdrawn: boolean;
}
