import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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
  const sender = safeName(card.senderName, m.mailCardSomeone());
  return {
    subject: m.mailCardSubject({ amount, shop: shopName() }),
    body: mailBody(
      [
        greeting(card.recipientName),
        m.mailCard({ sender, amount, shop: shopName() }),
        ...(card.message === '' ? [] : [`${m.mailCardMessage()}\n${quoted(card.message)}`]),
        `${m.mailCardNumber({ number: card.number.replace(/\d{4}(?=\d)/g, '$& ') })}\n${m.mailCardPin({ pin: card.pin })}`,
        m.mailCardUse({ date: formatDate(card.expiresAt - 1) }),
        `${m.mailCardBalance()}\n${shopLink(card.siteUrl, paths.giftCardBalance())}`,
        m.mailCardKeep({ shop: shopName() }),
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
