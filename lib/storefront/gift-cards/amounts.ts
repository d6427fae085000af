import { GIFT_CARD_MAXIMUM, GIFT_CARD_MINIMUM } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';

/** The amounts that are offered, in whole rupees, and the one that is chosen at first. */
export const GIFT_CARD_AMOUNTS = [1000, 2500, 5000, 10_000] as const;
export const FIRST_AMOUNT = 2500;
/** Chosen where the shopper writes the amount. */
export const OWN_AMOUNT = 'own';

/** Whole rupees as a shopper reads them: `₹2,500`. */
export const formatRupees = (rupees: number): string => formatPaise(rupees * 100);

/** What may be written in place of the offered amounts: `from ₹500 to ₹50,000`. */
export const AMOUNT_RANGE = `from ${formatRupees(GIFT_CARD_MINIMUM)} to ${formatRupees(GIFT_CARD_MAXIMUM)}`;

/** An amount as it may be typed (`₹2,000`, `2000`) in whole rupees; null for anything that a gift card cannot hold. */
export function parseAmount(typed: string): number | null {
  const text = withAsciiDigits(typed.trim()).replace(/[\s,]|^(?:₹|Rs\.?)/giu, '');
  if (!/^\d{1,6}$/.test(text)) return null;
  const amount = Number(text);
  return amount >= GIFT_CARD_MINIMUM && amount <= GIFT_CARD_MAXIMUM ? amount : null;
}
