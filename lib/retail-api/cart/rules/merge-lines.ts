import { maximumQuantity } from './quantity-rule.ts';

/** A line of one of two carts that become one. */
interface MergingLine {
  id: string;
  sku: string;
  quantity: number;
  /** Stock of the SKU; 0 where it is sold out or gone. */
  stock: number;
  /** Null where the shopper never chose an offer for it; empty where none is wanted. */
  chosenOffer: string | null;
}

type MergedLine = Pick<MergingLine, 'id' | 'quantity' | 'chosenOffer'>;

/**
 * The lines that two carts leave when they become one: every SKU once, on the line of the first cart that has it, with
 * its offer or, where none was chosen there, that of the other. Quantities are summed and cut to what can be ordered, but
 * never below one: what is sold out stays, so that the shopper sees it. `limit`: the most of one SKU that an order may
 * hold.
 */
export function mergeLines(own: readonly MergingLine[], joining: readonly MergingLine[], limit: number): MergedLine[] {
  const merged = new Map<string, MergingLine>();
  for (const line of [...own, ...joining]) {
    const known = merged.get(line.sku);
    const quantity = (known?.quantity ?? 0) + line.quantity;
    merged.set(line.sku, { ...(known ?? line), quantity, chosenOffer: known?.chosenOffer ?? line.chosenOffer });
  }
  return [...merged.values()].map(({ id, quantity, stock, chosenOffer }) => ({
    id,
    chosenOffer,
    quantity: Math.min(quantity, Math.max(1, maximumQuantity({ stock, limit }))),
  }));
}
