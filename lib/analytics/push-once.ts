import type { PurchaseEvent } from './purchase-event.ts';

declare global {
  interface Window {
    /** What a tag manager reads, once the shopper has agreed to one. */
    dataLayer?: unknown[];
  }
}

const KEY = 'purchases-told';
/** The oldest of more are forgotten. */
const MOST_REMEMBERED = 50;

function toldBefore(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    // Nothing can be kept, or something else was: what is told twice has one number of the order.
    return [];
  }
}

function remember(numbers: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(numbers.slice(-MOST_REMEMBERED)));
  } catch {
    // As above.
  }
}

/** Puts a purchase into the data layer, once for each order in this browser. */
export function pushOnce(event: PurchaseEvent): void {
  const told = toldBefore();
  const number = event.ecommerce.transaction_id;
  if (told.includes(number)) return;
  remember([...told, number]);
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
