import { cancelledValue, type LineValue, lineValue, type PaidLine } from './line-value.ts';

/** A line of an order, and how many of its items were cancelled or returned. */
export interface CancellableLine extends PaidLine {
  id: string;
  cancelled: number;
  returned: number;
}

/** A quantity of a line. */
export interface LineItems {
  lineId: string;
  quantity: number;
}

/** Cancelled items of a line with their refund in paise. */
export interface ChosenItems extends LineItems {
  value: LineValue;
}

/**
 * The items to cancel of an order without returns: the requested ones, or all remaining ones if none are named. Null if
 * the order has fewer, or none.
 */
export function chooseItems(lines: readonly CancellableLine[], requested: readonly LineItems[]): ChosenItems[] | null {
  const wanted =
    requested.length === 0 ? lines.map((line) => ({ lineId: line.id, quantity: remainingQuantity(line) })) : requested;
  const byLine = new Map<string, number>();
  for (const { lineId, quantity } of wanted) byLine.set(lineId, (byLine.get(lineId) ?? 0) + quantity);
  const chosen = lines.map((line) => ({ line, quantity: byLine.get(line.id) ?? 0 })).filter((one) => one.quantity > 0);
  const isKnown = [...byLine.keys()].every((id) => lines.some((line) => line.id === id));
  if (chosen.length === 0 || !isKnown || chosen.some(({ line, quantity }) => quantity > remainingQuantity(line)))
    return null;
  return chosen.map(({ line, quantity }) => ({
    lineId: line.id,
    quantity,
    value: lineValue(line, cancelledValue(line, line.cancelled), quantity),
  }));
}

/** Quantity of a line that was neither cancelled nor returned. */
export function remainingQuantity({ quantity, cancelled, returned }: Omit<CancellableLine, 'id'>): number {
  return quantity - cancelled - returned;
}
