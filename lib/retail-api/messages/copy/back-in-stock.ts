import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';
import { MAX_SMS_TITLE_LENGTH, shortenText } from './shorten-text.ts';

interface BackInStock {
  channel: 'sms' | 'mail';
  /** Title of the product. */
  title: string;
  /** Null if the product comes in one size. */
  sizeName: string | null;
  /** The path has no leading slash. */
  slug: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Says that a size is available again, why the message was sent, and that no more will follow. */
export function backInStock({ channel, title, sizeName, slug, siteUrl }: BackInStock): MailCopy {
  const size = sizeName === null ? '' : `, size ${sizeName}`;
  const link = `${siteUrl}${paths.product(slug, sizeName ?? undefined)}`;
  if (channel === 'sms') {
    return {
      subject: '',
      body: `Back in stock at ${shopName()}: ${shortenText(title, MAX_SMS_TITLE_LENGTH)}${size}. ${link}\nYou asked for this one message.`,
    };
  }
  return {
    subject: `Back in stock: ${title}${size}`,
    body: mailBody(
      [
        'Hello,',
        `${title}${size} is back in stock at ${shopName()}:\n${link}`,
        'We have not reserved it for you, so it may sell out again.',
        'You are receiving this email because this address was entered under “Notify me” on the product page. This is the only email we will send about it.',
      ],
      siteUrl,
    ),
  };
}
