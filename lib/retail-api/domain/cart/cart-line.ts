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
}

/** A line of a cart as it stands now. Money in integer paise for one piece. */
export interface CartLine extends LineSnapshot {
  id: string;
  sku: string;
  quantity: number;
  unitPrice: number;
  /** 0 where the SKU is sold out or gone. */
  stock: number;
}
