/** The bounds for the quantity of a line. */
interface QuantityBounds {
  /** Stock of the SKU. */
  stock: number;
  /** The most of one SKU in an order. */
  limit: number;
}

type QuantityDecision =
  | { kind: 'allowed'; quantity: number }
  | { kind: 'sold-out' }
  | { kind: 'too-many'; maximum: number };

/** The largest quantity of a line: the smaller of stock and limit, never below 0. */
export function maximumQuantity({ stock, limit }: QuantityBounds): number {
  return Math.max(0, Math.min(stock, limit));
}

/** Decides on the absolute quantity of a line. It is accepted in full or refused, never reduced silently. */
export function decideQuantity(requested: number, bounds: QuantityBounds): QuantityDecision {
  const maximum = maximumQuantity(bounds);
  if (maximum === 0) return { kind: 'sold-out' };
  return requested <= maximum ? { kind: 'allowed', quantity: requested } : { kind: 'too-many', maximum };
}
