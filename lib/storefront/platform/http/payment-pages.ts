import * as paths from '#lib/shared/paths.ts';

/** The path of a gift card order, which the id follows. */
const GIFT_CARD_ORDER = paths.giftCardOrder('');

/** The pages that open a gateway: only their Content-Security-Policy allows it. */
const PAYMENT_PAGES: readonly ((path: string) => boolean)[] = [
  (path) => path === paths.makePayment(),
  (path) => path.startsWith(GIFT_CARD_ORDER) && /^[\w-]+$/.test(path.slice(GIFT_CARD_ORDER.length)),
];

/** Whether the page at this path starts payments. */
export function opensGateways(path: string): boolean {
  return PAYMENT_PAGES.some((isOne) => isOne(path));
}
