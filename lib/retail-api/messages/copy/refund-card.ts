import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
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
    subject: `A gift card of ${amount} from ${shopName()} for your order ${card.orderNumber}`,
    body: mailBody(
      [
        greeting(card.name),
        `We have refunded ${amount} for your order ${card.orderNumber} to this ${shopName()} gift card.`,
        `Gift card number: ${inFours(card.number)}\nPIN: ${card.pin}`,
        `To pay with it, enter both in the cart. You can use it in one order or several, until the end of ${lastDay(card)}.`,
        `Check the balance:\n${card.siteUrl}${paths.giftCardBalance()}`,
        `Please keep this email safe. Anyone with the number and the PIN can use the card. ${shopName()} never asks for the PIN by phone or email.`,
      ],
      card.siteUrl,
    ),
  };
}

/** The SMS version. */
export function refundCardSms(card: RefundCardFacts): string {
  return `${shopName()}: your refund of ${formatPaise(card.amount)} for order ${card.orderNumber} is on a gift card. Number ${inFours(card.number)}, PIN ${card.pin}, valid until ${lastDay(card)}. Keep it to yourself.`;
}

const inFours = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');

const lastDay = ({ expiresAt }: RefundCardFacts) => formatDate(expiresAt - 1);
