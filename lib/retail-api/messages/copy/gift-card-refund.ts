import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface RefundedGiftCard {
  orderId: string;
  senderName: string;
  /** Paise. */
  amount: number;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Whether the payment was a test and no money was taken. */
  test: boolean;
}

/** Tells the buyer of a gift card that a payment that bought nothing is being refunded. */
export function giftCardRefund(order: RefundedGiftCard): MailCopy {
  const amount = formatPaise(order.amount);
  return {
    subject: `We are refunding your payment of ${amount} to ${shopName()}`,
    body: mailBody(
      [
        greeting(order.senderName),
        `We received an extra payment of ${amount} for a gift card. We are refunding it to your original payment method, usually within 5 to 7 working days. You do not need to do anything.`,
        ...(order.test ? ['This was a test payment: no money is charged or refunded.'] : []),
        `Your order:\n${order.siteUrl}${paths.giftCardOrder(order.orderId)}`,
      ],
      order.siteUrl,
    ),
  };
}
