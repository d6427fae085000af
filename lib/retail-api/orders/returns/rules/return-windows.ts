import { isBullionOrMadeToOrder, type ProductKind } from '#lib/retail-api/cart/delivery/accepts-cash.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { DEMO_PROFILE, shopProfile } from '#lib/shared/shop-profile.ts';
import type { ReturnWindow } from '#lib/shared/shop-rules.ts';

const MADE_FOR_ONE = /\bengraved\b|\bpersonali[sz]ed\b/i;

/** The catalogue's categories of a product. */
export interface ReturnedItem extends ProductKind {
  rootCategory: string;
  /** The window that its order was placed under, in days; null if it can never be returned. */
  returnDays?: number | null | undefined;
}

/** The return terms of goods. */
interface ReturnTerms {
  /** Counted from the day of delivery. */
  days: number;
  /** Whether they can be returned only if the store is at fault: bullion and personalised goods. */
  faultsOnly: boolean;
}

/**
 * The return window of a product in days, by the shop's profile: that of its subcategory, else of its category, else of its
 * top category. Null if it can never be returned.
 */
export function returnDays(
  { rootCategory, category, subCategory }: ReturnedItem,
  windows: readonly ReturnWindow[] = shopProfile().returns,
): number | null {
  for (const name of [subCategory, category, rootCategory]) {
    const window = windows.find(({ categories }) => categories.includes(name));
    if (window) return window.days;
  }
  return null;
}

/** The return terms of goods; null if they can never be returned. */
export function returnTerms(product: ReturnedItem): ReturnTerms | null {
  // Orders without a window of their own were placed when it was the same for all shops.
  const { returnDays: days = returnDays(product, DEMO_PROFILE.returns) } = product;
  if (days === null) return null;
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
