const KEY = 'purchases-told';
/** The oldest of more are forgotten. */
const MOST_REMEMBERED = 50;

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    // Nothing can be kept, or something else was: what is told twice has one number of the order.
    return [];
  }
}

/** Whether the purchase of an order has been told from this browser. */
export function isPurchaseTold(number: string): boolean {
  return remembered().includes(number);
}

/** Keeps that the purchase of an order has been told. */
export function rememberPurchase(number: string): void {
  try {
    const others = remembered().filter((entry) => entry !== number);
    window.localStorage.setItem(KEY, JSON.stringify([...others, number].slice(-MOST_REMEMBERED)));
  } catch {
    // As above.
  }
}

/** Forgets them: without consent nothing is kept for statistics. */
export function forgetPurchases(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
