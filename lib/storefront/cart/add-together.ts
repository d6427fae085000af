import * as m from '#messages';
import { addToCart, newKey } from './requests.ts';

/** One of several products that are added by one press. */
export interface TogetherProduct {
  code: string;
  title: string;
  /** The product's path. */
  href: string;
  /** The price of the cheapest size, in integer paise. */
  price: number;
}

/** One of them in the size that is added. */
export interface TogetherItem {
  /** The product's path. */
  href: string;
  title: string;
  sku: string;
}

/** What came of one of them; `reason`: why the cart does not have it. */
export interface TogetherOutcome {
  item: TogetherItem;
  reason: string | null;
}

/** Adds one item of each, one after the other, and goes on where one is refused: the others stay in the cart. */
export async function addTogether(
  items: readonly TogetherItem[],
  keys: Map<string, string>,
): Promise<TogetherOutcome[]> {
  const outcomes: TogetherOutcome[] = [];
  for (const item of items) {
    // Kept until its result is known, so that a retry after a lost reply adds nothing twice.
    const key = keys.get(item.sku) ?? newKey();
    keys.set(item.sku, key);
    const reply = await addToCart({ productUrl: item.href, sku: item.sku, quantity: 1, key });
    const reason = reply.ok ? null : reply.reason;
    if (reason !== 'unavailable') keys.delete(item.sku);
    outcomes.push({ item, reason });
  }
  return outcomes;
}

const REFUSALS: Readonly<Record<string, (values: { name: string }) => string>> = {
  'out-of-stock': m.cartTogetherSoldOut,
  'quantity-limit': m.cartTogetherLimit,
  'cart-full': m.cartTogetherCartFull,
  'too-many-requests': m.cartTogetherTooMany,
  unavailable: m.cartTogetherUnavailable,
};

/** Why an item is not in the cart, in one sentence. */
export function refusalText({ item, reason }: TogetherOutcome): string {
  return (REFUSALS[reason ?? ''] ?? m.cartTogetherFailed)({ name: item.title });
}

/** How many were added, in one sentence; empty where none was. */
export function additionText(count: number): string {
  return count === 0 ? '' : m.cartTogetherAdded({ count });
}
