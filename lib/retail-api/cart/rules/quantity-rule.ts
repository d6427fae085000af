/** What stands between a shopper and a quantity. */
interface QuantityBounds {
  /** Stock of the SKU. */
  stock: number;
  /** The most of one SKU that an order may hold. */
  limit: number;
}

type QuantityDecision =
  | { kind: 'allowed'; quantity: number }
  | { kind: 'sold-out' }
  | { kind: 'too-many'; maximum: number };

/** The most that a line may hold: the smaller of stock and limit, never below 0. */
export function maximumQuantity({ stock, limit }: QuantityBounds): number {
  return Math.max(0, Math.min(stock, limit));
}

/** Decides on the absolute quantity of a line. A quantity is taken whole or refused, never cut down in silence. */
export function decideQuantity(wanted: number, bounds: QuantityBounds): QuantityDecision {
  const maximum = maximumQuantity(bounds);
  if (maximum === 0) return { kind: 'sold-out' };
  return wanted <= maximum ? { kind: 'allowed', quantity: wanted } : { kind: 'too-many', maximum };
}
