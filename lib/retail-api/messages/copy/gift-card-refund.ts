import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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
    subject: m.mailCardRefundSubject({ shop: shopName(), amount }),
    body: mailBody(
      [
        greeting(order.senderName),
        m.mailCardRefund({ amount }),
        ...(order.test ? [m.mailWasTestRefund()] : []),
        `${m.mailYourOrderLink()}\n${shopLink(order.siteUrl, paths.giftCardOrder(order.orderId))}`,
      ],
      order.siteUrl,
    ),
  };
}
