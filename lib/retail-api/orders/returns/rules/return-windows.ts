import { isBullionOrMadeToOrder, type KindOfGoods } from '#lib/retail-api/cart/delivery/takes-cash.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from delivery in which goods may be sent back, by department; the page on returns says the same. */
const RETURN_DAYS: ReadonlyMap<string, number> = new Map([
  ['Watches', 7],
  ['Smartwatches', 7],
  ['Jewellery', 15],
]);

const MADE_FOR_ONE = /\bengraved\b|\bpersonali[sz]ed\b/i;

/** What the catalogue says a product is. */
export interface ReturnedGoods extends KindOfGoods {
  rootCategory: string;
}

/** How long goods may be sent back. */
export interface ReturnTerms {
  /** From the day of delivery. */
  days: number;
  /** Whether they are taken back only where the store is at fault: bullion, and what was made for one person. */
  faultsOnly: boolean;
}

/** When goods may be sent back; null where they never may. */
export function returnTerms(goods: ReturnedGoods): ReturnTerms | null {
  const days = RETURN_DAYS.get(goods.rootCategory);
  if (days === undefined) return null;
  const isMadeForOne = [goods.category, goods.subCategory].some((name) => MADE_FOR_ONE.test(name));
  return { days, faultsOnly: isMadeForOne || isBullionOrMadeToOrder(goods) };
}

/** Until when goods that were delivered at `deliveredAt` may be sent back: the end of the last day in India. Epoch milliseconds. */
export function returnUntil(deliveredAt: number, { days }: Pick<ReturnTerms, 'days'>): number {
  const dayOfDelivery = Math.floor((deliveredAt + INDIA_AHEAD_MS) / DAY_MS);
  return (dayOfDelivery + days + 1) * DAY_MS - INDIA_AHEAD_MS - 1;
}
