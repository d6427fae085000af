/** A line of the cart. Money in integer paise. */
export interface CartLine {
  id: string;
  sku: string;
  code: string;
  title: string;
  brand: string;
  sizeName: string | null;
  colour: string;
  href: string;
  photo: string;
  quantity: number;
  /** The most this line may hold now: the smaller of stock and the limit per order. 0 where sold out. */
  maximum: number;
  stock: number;
  unitPrice: number;
  linePrice: number;
  mrp: number;
}

export interface Cart {
  lines: CartLine[];
  /** Sum of the quantities: what the header's badge shows. */
  count: number;
  total: number;
  mrpTotal: number;
  version: number;
}

export const EMPTY_CART: Cart = { lines: [], count: 0, total: 0, mrpTotal: 0, version: 0 };

/** What `/api/cart` answers, whatever the method. */
export type CartReply = { ok: true; cart: Cart } | { ok: false; message: string; reason: string; cart?: Cart };
