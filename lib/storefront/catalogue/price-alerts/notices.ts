import type { Failure } from '#lib/shared/result.ts';
import { notifyText } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';

/** The codes of all notices about a price alert: the `?notice=` of a product page. */
const PRICE_NOTICES = [
  'price-saved',
  'price-contact',
  'price-gone',
  'price-sold-out',
  'price-too-many',
  'price-unavailable',
] as const;
export type PriceNotice = (typeof PRICE_NOTICES)[number];
type Refusal = Exclude<PriceNotice, 'price-saved'>;

/** Reads a notice from a URL; null for anything else. */
export function parsePriceNotice(text: string | null | undefined): PriceNotice | null {
  return PRICE_NOTICES.find((notice) => notice === text) ?? null;
}

/** The text of a notice about an error; `waitSeconds` where it is known when to try again. */
export function priceText(notice: Refusal, waitSeconds?: number): string {
  switch (notice) {
    case 'price-contact':
      return notifyText('notify-contact');
    case 'price-too-many':
      return notifyText('notify-too-many', waitSeconds);
    case 'price-unavailable':
      return notifyText('notify-unavailable');
    case 'price-gone':
      return m.productPriceAlertGone();
    case 'price-sold-out':
      return m.productPriceAlertSoldOut();
  }
}

/** A notice as problems of the form, by field; none for a saved price alert. */
export function problemsOfPriceNotice(notice: PriceNotice | null): Problems {
  if (notice === null || notice === 'price-saved') return {};
  return { [notice === 'price-contact' ? 'contact' : '']: priceText(notice) };
}

/** The notice for the failure of the use case. */
export function noticeOfPriceFailure(failure: Failure): Refusal {
  if (failure.kind === 'not-found') return 'price-gone';
  if (failure.kind === 'unavailable') return 'price-unavailable';
  if (failure.reason === 'too-many-requests') return 'price-too-many';
  if (failure.reason === 'stale') return 'price-sold-out';
  return failure.reason === 'invalid' ? 'price-contact' : 'price-unavailable';
}
