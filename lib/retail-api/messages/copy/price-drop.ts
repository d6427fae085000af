import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';
import { MAX_SMS_TITLE_LENGTH, shortenText } from './shorten-text.ts';

interface PriceDrop {
  channel: 'sms' | 'mail';
  /** Title of the product. */
  title: string;
  /** In paise. */
  price: number;
  /** The path has no leading slash. */
  slug: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Says that a product costs less, why the message was sent, and that no more will follow. */
export function priceDrop({ channel, title, price, slug, siteUrl }: PriceDrop): MailCopy {
  // Rounded up, so that nobody is promised less than the page says.
  const now = formatPaise(Math.ceil(price / 100) * 100);
  const link = `${siteUrl}${paths.product(slug)}`;
  if (channel === 'sms') {
    return {
      subject: '',
      body: `Lower price at ${shopName()}: ${shortenText(title, MAX_SMS_TITLE_LENGTH)}, now ${now}. ${link}\nYou asked for this one message.`,
    };
  }
  return {
    subject: `Lower price: ${title}, now ${now}`,
    body: mailBody(
      [
        'Hello,',
        `${title} now costs ${now} at ${shopName()}, less than on the day you asked:\n${link}`,
        'We have not reserved it for you, and its price may change again.',
        'You are receiving this email because this address was entered under “Price alert” on the product page. This is the only email we will send about it.',
      ],
      siteUrl,
    ),
  };
}
