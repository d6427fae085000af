import { shortMark } from '#lib/storefront/platform/site/anonymise.ts';

const KEY = 'purchases-reported';
/** The maximum number of stored marks; the oldest are dropped. */
const MAX_REMEMBERED = 50;
/** The bits of a mark: so few that it matches many orders and identifies none. */
const MARK_BITS = 0xffff;

function markOf(number: string): number {
  const mark = shortMark(number);
  return (mark ^ (mark >>> 16)) & MARK_BITS;
}

function remembered(): number[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'number') : [];
  } catch {
    // Storage is blocked or has other content: a duplicate report has the same order number.
    return [];
  }
}

/** Whether the purchase of an order was reported from this browser; rarely true by chance for another order. */
export function isPurchaseReported(number: string): boolean {
  return remembered().includes(markOf(number));
}

/**
 * Stores that the purchase of an order was reported, as a mark that does not identify the order. It is kept when
 * consent is withdrawn: after a new consent the service sees a new visitor, and would count a second report as another
 * purchase.
 */
export function rememberPurchase(number: string): void {
  const mark = markOf(number);
  try {
    const others = remembered().filter((entry) => entry !== mark);
    window.localStorage.setItem(KEY, JSON.stringify([...others, mark].slice(-MAX_REMEMBERED)));
  } catch {
    // Storage is blocked, as above.
  }
}
