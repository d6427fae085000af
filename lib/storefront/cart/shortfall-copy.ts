import type { ShortfallReason } from '#lib/contract/order-again-vocabulary.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import * as m from '#messages';

/** An item of an order of which the cart has fewer than were ordered. */
export interface Shortfall {
  title: string;
  sizeName: string | null;
  /** How many the cart has. */
  quantity: number;
  reason: ShortfallReason;
}

/** What "Order again" could put into the cart. */
export interface OrderAgainResult {
  /** The number of lines of the order. */
  total: number;
  shortfalls: readonly Shortfall[];
}

/** The most items that are named, and the longest name, so that the message fits its cookie. */
const MAX_NAMED = 3;
const MAX_TITLE_LENGTH = 60;

const TEXTS: Record<ShortfallReason, (values: { name: string; count: number }) => string> = {
  withdrawn: m.cartShortfallWithdrawn,
  'sold-out': (values) => (values.count > 0 ? m.cartShortfallSoldOutBeyond(values) : m.cartShortfallSoldOut(values)),
  fewer: m.cartShortfallFewer,
  'cart-full': m.cartShortfallCartFull,
};

/** What could not be put into the cart, in sentences; empty where everything could. The first one sums up. */
export function shortfallTexts({ total, shortfalls }: OrderAgainResult): string[] {
  if (shortfalls.length === 0) return [];
  const named = shortfalls.slice(0, MAX_NAMED).map(({ title, sizeName, quantity, reason }) => {
    const name = title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : title;
    return TEXTS[reason]({
      name: sizeName === null ? name : m.cartNameWithSize({ name, size: localSize(sizeName) }),
      count: quantity,
    });
  });
  const unnamed = shortfalls.length - named.length;
  return [summaryText(total, shortfalls), ...named, ...(unnamed > 0 ? [m.cartShortfallMore({ count: unnamed })] : [])];
}

function summaryText(total: number, shortfalls: readonly Shortfall[]): string {
  const missing = shortfalls.filter(({ quantity }) => quantity === 0).length;
  if (missing === total) return m.cartShortfallNone();
  return total === shortfalls.length ? m.cartShortfallPart() : m.cartShortfallExcept();
}
