import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { greeting, safeName } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface SentGiftCard {
  recipientName: string;
  senderName: string;
  /** Visible characters, maybe in several lines; empty where the sender wrote none. */
  message: string;
  /** Paise. */
  amount: number;
  number: string;
  pin: string;
  /** From then on it is worth nothing; epoch milliseconds. */
  expiresAt: number;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Brings a gift card to whom it was bought for. It is the only place where number and PIN stand together. */
export function giftCardMail(card: SentGiftCard): MailCopy {
  const amount = formatPaise(card.amount);
  const sender = safeName(card.senderName, 'Somebody who thought of you');
  return {
    subject: `A Samay gift card of ${amount} for you`,
    body: mailBody(
      [
        greeting(card.recipientName),
        `${sender} has sent you a Samay gift card of ${amount}.`,
        ...(card.message === '' ? [] : [`The words that came with it:\n${quoted(card.message)}`]),
        `Gift card number: ${card.number.replace(/\d{4}(?=\d)/g, '$& ')}\nPIN: ${card.pin}`,
        `Enter both in the cart to pay with it. You may spend it bit by bit, until the end of ${formatDate(card.expiresAt - 1)}.`,
        `What is left on it:\n${card.siteUrl}${paths.giftCardBalance()}`,
        'Keep this mail: whoever has the number and the PIN can spend the card. Samay never asks for the PIN by phone or mail.',
      ],
      card.siteUrl,
    ),
  };
}

/** Marked line by line, so that it cannot pass for words of the shop. */
function quoted(message: string): string {
  return message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
