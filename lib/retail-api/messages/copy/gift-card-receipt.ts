import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
import { greeting, safeName } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface BoughtGiftCard {
  orderId: string;
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  /** Paise. */
  amount: number;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Whether the payment was a test and no money was taken. */
  test: boolean;
}

/** Tells the buyer of a gift card that it is on its way. Only the recipient gets its number and PIN. */
export function giftCardReceipt(order: BoughtGiftCard): MailCopy {
  const amount = formatPaise(order.amount);
  const name = safeName(order.recipientName, '');
  return {
    subject: m.mailCardSentSubject({ shop: shopName(), amount }),
    body: mailBody(
      [
        greeting(order.senderName),
        name === ''
          ? m.mailCardSent({ amount, email: order.recipientEmail })
          : m.mailCardSentFor({ amount, name, email: order.recipientEmail }),
        ...(order.test ? [m.mailWasTest()] : []),
        `${m.mailYourOrderLink()}\n${shopLink(order.siteUrl, paths.giftCardOrder(order.orderId))}`,
      ],
      order.siteUrl,
    ),
  };
}
