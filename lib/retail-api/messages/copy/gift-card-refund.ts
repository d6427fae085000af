import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface RefundedGiftCard {
  orderId: string;
  senderName: string;
  /** Paise. */
  amount: number;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Whether no money was taken. */
  test: boolean;
}

/** Tells the buyer of a gift card that a payment, which bought nothing, goes back. */
export function giftCardRefund(order: RefundedGiftCard): MailCopy {
  const amount = formatPaise(order.amount);
  return {
    subject: `Your payment of ${amount} to Samay goes back`,
    body: mailBody(
      [
        greeting(order.senderName),
        `A payment of ${amount} for a gift card reached us that was not needed. It goes back to where it was paid from, usually within 5 to 7 working days. You need do nothing.`,
        ...(order.test ? ['It was a test payment: no money was taken, so none moves.'] : []),
        `Your order:\n${order.siteUrl}${paths.giftCardOrder(order.orderId)}`,
      ],
      order.siteUrl,
    ),
  };
}
