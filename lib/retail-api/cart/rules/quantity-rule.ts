/** The bounds for the quantity of a line. */
interface QuantityBounds {
  /** Stock of the SKU. */
  stock: number;
  /** The most of one SKU in an order. */
  limit: number;
  /** The items of the SKU on other lines of the cart. */
  others?: number;
}

type QuantityDecision =
  | { kind: 'allowed'; quantity: number }
  | { kind: 'sold-out' }
  | { kind: 'too-many'; maximum: number };

/** The largest quantity of a line: the smaller of stock and limit, never below 0. */
export function maximumQuantity({ stock, limit }: Omit<QuantityBounds, 'others'>): number {
  return Math.max(0, Math.min(stock, limit));
}

/** Decides on the absolute quantity of a line. It is accepted in full or refused, never reduced silently. */
export function decideQuantity(requested: number, { others = 0, ...bounds }: QuantityBounds): QuantityDecision {
  const maximum = maximumQuantity(bounds);
  if (maximum === 0) return { kind: 'sold-out' };
  if (requested + others <= maximum) return { kind: 'allowed', quantity: requested };
  return { kind: 'too-many', maximum: maximum > others ? maximum - others : maximum };
}
