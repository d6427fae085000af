import type { ShortfallReason } from '#lib/contract/order-again-vocabulary.ts';

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

const TEXTS: Record<ShortfallReason, (quantity: number) => string> = {
  withdrawn: () => 'no longer sold.',
  'sold-out': (quantity) => (quantity > 0 ? `sold out beyond the ${quantity} in your cart.` : 'sold out.'),
  fewer: (quantity) =>
    `only ${quantity} in your cart, because we have no more in stock or you have reached the limit for one order.`,
  'cart-full': () => 'not added, because your cart is full.',
};

/** What could not be put into the cart, in sentences; empty where everything could. The first one sums up. */
export function shortfallTexts({ total, shortfalls }: OrderAgainResult): string[] {
  if (shortfalls.length === 0) return [];
  const named = shortfalls.slice(0, MAX_NAMED).map(({ title, sizeName, quantity, reason }) => {
    const name = title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : title;
    return `${name}${sizeName === null ? '' : `, size ${sizeName}`}: ${TEXTS[reason](quantity)}`;
  });
  const unnamed = shortfalls.length - named.length;
  return [summaryText(total, shortfalls), ...named, ...(unnamed > 0 ? [`And ${unnamed} more.`] : [])];
}

function summaryText(total: number, shortfalls: readonly Shortfall[]): string {
  const missing = shortfalls.filter(({ quantity }) => quantity === 0).length;
  if (missing === total) return 'We could not add any of these items to your cart:';
  return total === shortfalls.length
    ? 'We could add only part of your order to your cart:'
    : 'Your items are in your cart, except:';
}
