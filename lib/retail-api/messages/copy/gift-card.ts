import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { greeting, safeName } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface SentGiftCard {
  recipientName: string;
  senderName: string;
  /** Visible characters, possibly on several lines; empty if the sender wrote none. */
  message: string;
  /** Paise. */
  amount: number;
  number: string;
  pin: string;
  /** The card has no value from then on; epoch milliseconds. */
  expiresAt: number;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Sends a gift card to its recipient. The only message that has both the number and the PIN. */
export function giftCardMail(card: SentGiftCard): MailCopy {
  const amount = formatPaise(card.amount);
  const sender = safeName(card.senderName, 'Someone');
  return {
    subject: `A gift card of ${amount} from ${shopName()} for you`,
    body: mailBody(
      [
        greeting(card.recipientName),
        `${sender} has sent you a gift card of ${amount} from ${shopName()}.`,
        ...(card.message === '' ? [] : [`Message:\n${quoted(card.message)}`]),
        `Gift card number: ${card.number.replace(/\d{4}(?=\d)/g, '$& ')}\nPIN: ${card.pin}`,
        `To pay with it, enter both in the cart. You can use it in one order or several, until the end of ${formatDate(card.expiresAt - 1)}.`,
        `Check the balance:\n${card.siteUrl}${paths.giftCardBalance()}`,
        `Please keep this email safe. Anyone with the number and the PIN can use the card. ${shopName()} never asks for the PIN by phone or email.`,
      ],
      card.siteUrl,
    ),
  };
}

/** Marks every line as quoted, so that it cannot pass for text from the shop. */
function quoted(message: string): string {
  return message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
