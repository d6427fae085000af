import type { CartLine } from './cart-line.ts';

interface CartTotals {
  /** Sum of the quantities. */
  quantity: number;
  /** Number of lines. */
  lines: number;
  /** Integer paise. */
  amount: number;
  /** Integer paise at MRP. */
  mrp: number;
}

/** What a line costs, in integer paise. */
export function linePrice(line: Pick<CartLine, 'unitPrice' | 'quantity'>): number {
  return line.unitPrice * line.quantity;
}

/** Adds a cart up. Every line that is shown counts, so that the total is always the sum of what the shopper sees. */
export function totalsOf(lines: readonly Pick<CartLine, 'unitPrice' | 'mrp' | 'quantity'>[]): CartTotals {
  const totals: CartTotals = { quantity: 0, lines: lines.length, amount: 0, mrp: 0 };
  for (const line of lines) {
    totals.quantity += line.quantity;
    totals.amount += linePrice(line);
    totals.mrp += line.mrp * line.quantity;
  }
  return totals;
}
