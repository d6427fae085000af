import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { CartLine } from './types.ts';

type PricedLine = Pick<CartLine, 'title' | 'unitPrice' | 'addedPrice' | 'counted'>;

/** Up to this many items are named; more are only counted. */
const NAMED = 3;

const hasChanged = ({ counted, unitPrice, addedPrice }: PricedLine) => counted && unitPrice !== addedPrice;

const differenceOf = ({ unitPrice, addedPrice }: PricedLine) => formatPaise(Math.abs(unitPrice - addedPrice));
const isLess = ({ unitPrice, addedPrice }: PricedLine) => unitPrice < addedPrice;

/** The text about a price that changed since the line was added; empty where it did not. */
export function priceChangeText(line: PricedLine): string {
  if (!hasChanged(line)) return '';
  const values = { price: formatPaise(line.unitPrice), difference: differenceOf(line) };
  return isLess(line) ? m.cartPriceNowLess(values) : m.cartPriceNowMore(values);
}

/** One sentence about all prices of the cart that changed, up or down; empty where none did. */
export function priceChangesText(lines: readonly PricedLine[]): string {
  const changed = lines.filter(hasChanged);
  if (changed.length === 0) return '';
  const named = changed.slice(0, NAMED).map((line) => {
    const values = { name: line.title, difference: differenceOf(line) };
    return isLess(line) ? m.cartPricesOneLess(values) : m.cartPricesOneMore(values);
  });
  const more = changed.length > NAMED ? [m.cartPricesAndMore({ count: changed.length - NAMED })] : [];
  return m.cartPricesChanged({ count: changed.length, list: [...named, ...more].join('; ') });
}
