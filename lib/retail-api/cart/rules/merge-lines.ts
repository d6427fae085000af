import { maximumQuantity } from './quantity-rule.ts';

/** A line of one of two carts that are merged. */
interface MergingLine {
  id: string;
  sku: string;
  engraving: string;
  quantity: number;
  /** Stock of the SKU; 0 if it is sold out or no longer exists. */
  stock: number;
  /** Null if the shopper never chose an offer for the line; empty if the shopper wants none. */
  chosenOffer: string | null;
}

type MergedLine = Pick<MergingLine, 'id' | 'quantity' | 'chosenOffer'>;

/**
 * The lines of two merged carts: every SKU once with each engraving, on the line of the first cart that has it, with its offer or, if
 * none was chosen there, that of the other. Quantities are added and limited to what can be ordered, but at least
 * 1: sold-out lines stay, so that the shopper sees them. `limit`: the most of one SKU in an order.
 */
export function mergeLines(own: readonly MergingLine[], joining: readonly MergingLine[], limit: number): MergedLine[] {
  const merged = new Map<string, MergingLine>();
  for (const line of [...own, ...joining]) {
    const key = `${line.sku} ${line.engraving}`;
    const existing = merged.get(key);
    const quantity = (existing?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...(existing ?? line), quantity, chosenOffer: existing?.chosenOffer ?? line.chosenOffer });
  }
  const taken = new Map<string, number>();
  return [...merged.values()].map(({ id, sku, quantity, stock, chosenOffer }) => {
    const before = taken.get(sku) ?? 0;
    const limited = Math.min(quantity, Math.max(1, maximumQuantity({ stock, limit }) - before));
    taken.set(sku, before + limited);
    return { id, chosenOffer, quantity: limited };
  });
}
