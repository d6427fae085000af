import { isBullionOrMadeToOrder, type ProductKind } from '#lib/retail-api/cart/delivery/accepts-cash.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

/** Return window in days from delivery, by department; the returns page states the same. */
const RETURN_DAYS: ReadonlyMap<string, number> = new Map([
  ['Watches', 7],
  ['Smartwatches', 7],
  ['Jewellery', 15],
]);

const MADE_FOR_ONE = /\bengraved\b|\bpersonali[sz]ed\b/i;

/** The catalogue's categories of a product. */
export interface ReturnedItem extends ProductKind {
  rootCategory: string;
}

/** The return terms of goods. */
interface ReturnTerms {
  /** Counted from the day of delivery. */
  days: number;
  /** Whether they can be returned only if the store is at fault: bullion and personalised goods. */
  faultsOnly: boolean;
}

/** The return terms of goods; null if they can never be returned. */
export function returnTerms(product: ReturnedItem): ReturnTerms | null {
  const days = RETURN_DAYS.get(product.rootCategory);
  if (days === undefined) return null;
  const isMadeForOne = [product.category, product.subCategory].some((name) => MADE_FOR_ONE.test(name));
  return { days, faultsOnly: isMadeForOne || Boolean(product.engraving) || isBullionOrMadeToOrder(product) };
}

/**
 * The end of the return window for goods delivered at `deliveredAt`: the end of its last day in India. Epoch
 * milliseconds.
 */
export function returnUntil(deliveredAt: number, { days }: Pick<ReturnTerms, 'days'>): number {
  const dayOfDelivery = Math.floor((deliveredAt + INDIA_AHEAD_MS) / DAY_MS);
  return (dayOfDelivery + days + 1) * DAY_MS - INDIA_AHEAD_MS - 1;
}
