import { formatNearDate } from '#lib/shared/dates.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';

const YEAR_MS = 365 * DAY_MS;

/** Returns the last day of an offer in IST as text, relative to `now`: `3 May`. */
export function lastDayOfOffer({ endsAt }: Pick<OfferBanner, 'endsAt'>, now: number): string {
  // The offer ends at the start of this moment, which is often midnight.
  return formatNearDate(endsAt - 1, now);
}

/** Returns the same with its preposition: `until 3 May`. */
export function endOfOffer({ endsAt }: Pick<OfferBanner, 'endsAt'>, now: number): string {
  return m.offersUntil({ date: lastDayOfOffer({ endsAt }, now) });
}

/** Returns whether the end is near enough to be shown; an unlimited offer has one in the far future. */
export function isEndNear({ endsAt }: Pick<OfferBanner, 'endsAt'>, now: number): boolean {
  return endsAt - now < YEAR_MS;
}
