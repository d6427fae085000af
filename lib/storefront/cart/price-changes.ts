import { formatPaise } from '#lib/shared/money.ts';
import type { CartLine } from './types.ts';

type PricedLine = Pick<CartLine, 'title' | 'unitPrice' | 'addedPrice' | 'counted'>;

/** Up to this many items are named; more are only counted. */
const NAMED = 3;

const hasChanged = ({ counted, unitPrice, addedPrice }: PricedLine) => counted && unitPrice !== addedPrice;

function difference({ unitPrice, addedPrice }: PricedLine): string {
  const apart = formatPaise(Math.abs(unitPrice - addedPrice));
  return unitPrice < addedPrice ? `${apart} less` : `${apart} more`;
}

/** The text about a price that changed since the line was added; empty where it did not. */
export function priceChangeText(line: PricedLine): string {
  if (!hasChanged(line)) return '';
  return `Now ${formatPaise(line.unitPrice)} each, ${difference(line)} than when you added it.`;
}

/** One sentence about all prices of the cart that changed, up or down; empty where none did. */
export function priceChangesText(lines: readonly PricedLine[]): string {
  const changed = lines.filter(hasChanged);
  if (changed.length === 0) return '';
  const named = changed.slice(0, NAMED).map((line) => `${line.title} is now ${difference(line)}`);
  const more = changed.length > NAMED ? [`and ${changed.length - NAMED} more`] : [];
  const what =
    changed.length === 1
      ? '1 price changed since you added it'
      : `${changed.length} prices changed since you added them`;
  return `${what}: ${[...named, ...more].join('; ')}.`;
}
