import { formatNearDate } from '#lib/shared/dates.ts';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The last day in India on which an offer holds, as words at `now`: `until 3 May`. */
export function endOfOffer({ endsAt }: Pick<OfferBanner, 'endsAt'>, now: number): string {
  // It ends as this moment begins, often at midnight.
  return `until ${formatNearDate(endsAt - 1, now)}`;
}

/** Whether the day tells a shopper anything: an offer without an end has one far away. */
export function isEndNear({ endsAt }: Pick<OfferBanner, 'endsAt'>, now: number): boolean {
  return endsAt - now < YEAR_MS;
}
