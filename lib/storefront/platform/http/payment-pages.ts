import * as paths from '#lib/shared/paths.ts';

/** Of an order for a gift card, whose id follows. */
const GIFT_CARD_ORDER = paths.giftCardOrder('');

/** The pages that open a gateway: their policy lets them lead there, and that of no other page does. */
const PAYMENT_PAGES: readonly ((path: string) => boolean)[] = [
  (path) => path === paths.makePayment(),
  (path) => path.startsWith(GIFT_CARD_ORDER) && /^[\w-]+$/.test(path.slice(GIFT_CARD_ORDER.length)),
];

/** Whether payments begin on the page of this path. */
export function opensGateways(path: string): boolean {
  return PAYMENT_PAGES.some((isOne) => isOne(path));
}
