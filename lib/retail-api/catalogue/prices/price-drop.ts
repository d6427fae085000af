import { DAY_MS } from '#lib/shared/durations.ts';

/** A price that a SKU had, and when another followed; paise and epoch milliseconds. */
export interface EarlierPrice {
  price: number;
  endedAt: number;
}

/** A drop is measured against the lowest price of this time before it. */
export const REFERENCE_MS = 30 * DAY_MS;
/** For how long a drop is shown. */
const SHOWN_MS = 30 * DAY_MS;
/** Earlier prices that ended longer ago cannot matter. */
export const PRICES_THAT_MATTER_MS = REFERENCE_MS + SHOWN_MS;

interface PriceDrop {
  /** The recorded earlier price, in paise. */
  before: number;
  /** When it is no longer shown, in epoch milliseconds. */
  until: number;
}

/**
 * The drop from the recorded prices to the price now; null unless the price is below all that the SKU had in the 30 days
 * before it. So a price that was raised for a moment, or a sale that is repeated, is no drop. `now` in epoch milliseconds.
 */
export function findPriceDrop(price: number, earlier: readonly EarlierPrice[], now: number): PriceDrop | null {
  const latestFirst = earlier.toSorted((one, other) => other.endedAt - one.endedAt);
  // Entries with the price now are changes of the MRP alone.
  const [last, ...others] = latestFirst.slice(latestFirst.findIndex((entry) => entry.price !== price));
  if (!last || last.price === price) return null;
  const compared = [last, ...others.filter(({ endedAt }) => endedAt > last.endedAt - REFERENCE_MS)];
  const before = Math.min(...compared.map((entry) => entry.price));
  const until = last.endedAt + SHOWN_MS;
  return price < before && now < until ? { before, until } : null;
}
