import { shortMark } from '#lib/shared/anonymise.ts';

const KEY = 'purchases-told';
/** The oldest of more are forgotten. */
const MOST_REMEMBERED = 50;
/** Of a mark: so few bits that it stands for many orders and names none. */
const MARK_BITS = 0xffff;

function markOf(number: string): number {
  const mark = shortMark(number);
  return (mark ^ (mark >>> 16)) & MARK_BITS;
}

function remembered(): number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'number') : [];
  } catch {
    // Nothing can be kept, or something else was: what is told twice has one number of the order.
    return [];
  }
}

/** Whether the purchase of an order has been told from this browser; of another order this says so hardly ever. */
export function isPurchaseReported(number: string): boolean {
  return remembered().includes(markOf(number));
}

/**
 * Keeps that the purchase of an order has been told, by a mark that does not name the order. It outlives a withdrawal of
 * the consent: whoever agrees again is a new visitor to the service, which would count a second telling as another purchase.
 */
export function rememberPurchase(number: string): void {
  const mark = markOf(number);
  try {
    const others = remembered().filter((entry) => entry !== mark);
    window.localStorage.setItem(KEY, JSON.stringify([...others, mark].slice(-MOST_REMEMBERED)));
  } catch {
    // As above.
  }
}
