import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface RefundCardFacts {
  orderNumber: string;
  name: string;
  /** Paise. */
  amount: number;
  number: string;
  pin: string;
  /** From then on it is worth nothing; epoch milliseconds. */
  expiresAt: number;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Brings the gift card that money of an order has gone onto. It is the only place where number and PIN stand together. */
export function orderGiftCard(card: RefundCardFacts): MailCopy {
  const amount = formatPaise(card.amount);
  return {
    subject: `A Samay gift card of ${amount} for your order ${card.orderNumber}`,
    body: mailBody(
      [
        greeting(card.name),
        `${amount} of your order ${card.orderNumber} has come back to you on this Samay gift card.`,
        `Gift card number: ${inFours(card.number)}\nPIN: ${card.pin}`,
        `Enter both in the cart to pay with it. You may spend it bit by bit, until the end of ${lastDay(card)}.`,
        `What is left on it:\n${card.siteUrl}${paths.giftCardBalance()}`,
        'Keep this mail: whoever has the number and the PIN can spend the card. Samay never asks for the PIN by phone or mail.',
      ],
      card.siteUrl,
    ),
  };
}

/** The same in the length of an SMS. */
export function orderGiftCardSms(card: RefundCardFacts): string {
  return `Samay: ${formatPaise(card.amount)} of your order ${card.orderNumber} is on a gift card. Number ${inFours(card.number)}, PIN ${card.pin}, good until ${lastDay(card)}. Keep it to yourself.`;
}

const inFours = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');

const lastDay = ({ expiresAt }: RefundCardFacts) => formatDate(expiresAt - 1);
