import { GIFT_CARD_MAXIMUM, GIFT_CARD_MINIMUM } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';

/** The preset amounts in whole rupees, and the one that is preselected. */
export const GIFT_CARD_AMOUNTS = [1000, 2500, 5000, 10_000] as const;
export const FIRST_AMOUNT = 2500;
/** The choice of an amount entered by the shopper. */
export const OWN_AMOUNT = 'own';

/** Formats whole rupees for the shopper: `₹2,500`. */
export const formatRupees = (rupees: number): string => formatPaise(rupees * 100);

/** The lowest and the highest amount that may be entered, as shoppers read them: `₹500`, `₹50,000`. */
export const AMOUNT_RANGE = {
  minimum: formatRupees(GIFT_CARD_MINIMUM),
  maximum: formatRupees(GIFT_CARD_MAXIMUM),
} as const;

/** Parses a typed amount (`₹2,000`, `2000`) to whole rupees; null for one that a gift card cannot have. */
export function parseAmount(typed: string): number | null {
  const text = withAsciiDigits(typed.trim()).replace(/[\s,]|^(?:₹|Rs\.?)/giu, '');
  if (!/^\d{1,6}$/.test(text)) return null;
  const amount = Number(text);
  return amount >= GIFT_CARD_MINIMUM && amount <= GIFT_CARD_MAXIMUM ? amount : null;
}
