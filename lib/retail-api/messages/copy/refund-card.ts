import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface RefundCardFacts {
  orderNumber: string;
  name: string;
  /** Paise. */
  amount: number;
  number: string;
  pin: string;
  /** The card has no value from then on; epoch milliseconds. */
  expiresAt: number;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Sends the gift card that an order was refunded to. Nothing else has both the number and the PIN. */
export function refundCardMail(card: RefundCardFacts): MailCopy {
  const amount = formatPaise(card.amount);
  return {
    subject: m.mailRefundCardSubject({ amount, shop: shopName(), number: card.orderNumber }),
    body: mailBody(
      [
        greeting(card.name),
        m.mailRefundCard({ amount, number: card.orderNumber, shop: shopName() }),
        `${m.mailCardNumber({ number: inFours(card.number) })}\n${m.mailCardPin({ pin: card.pin })}`,
        m.mailCardUse({ date: lastDay(card) }),
        `${m.mailCardBalance()}\n${shopLink(card.siteUrl, paths.giftCardBalance())}`,
        m.mailCardKeep({ shop: shopName() }),
      ],
      card.siteUrl,
    ),
  };
}

/** The SMS version. */
export function refundCardSms(card: RefundCardFacts): string {
  return m.smsRefundCard({
    shop: shopName(),
    amount: formatPaise(card.amount),
    order: card.orderNumber,
    number: inFours(card.number),
    pin: card.pin,
    date: lastDay(card),
  });
}

const inFours = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');

const lastDay = ({ expiresAt }: RefundCardFacts) => formatDate(expiresAt - 1);
