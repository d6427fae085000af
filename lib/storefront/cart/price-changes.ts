import { formatPaise } from '#lib/shared/money.ts';
import type { CartLine } from './types.ts';

type PricedLine = Pick<CartLine, 'title' | 'unitPrice' | 'addedPrice' | 'counted'>;

/** More than so many are counted, not named. */
const NAMED = 3;

const hasChanged = ({ counted, unitPrice, addedPrice }: PricedLine) => counted && unitPrice !== addedPrice;

function difference({ unitPrice, addedPrice }: PricedLine): string {
  const apart = formatPaise(Math.abs(unitPrice - addedPrice));
  return unitPrice < addedPrice ? `${apart} less` : `${apart} more`;
}

/** What the shopper must know of a price that has moved since the line was added; empty where it has not. */
export function priceChangeText(line: PricedLine): string {
  if (!hasChanged(line)) return '';
  return `Now ${formatPaise(line.unitPrice)} each, ${difference(line)} than when you added it.`;
}

/** All prices of the cart that have moved, up or down, in one sentence; empty where none has. */
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
