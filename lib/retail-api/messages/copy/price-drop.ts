import { localTitle } from '#lib/shared/language/local-fact.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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
  const link = shopLink(siteUrl, paths.product(slug));
  if (channel === 'sms') {
    return {
      subject: '',
      body: `${m.smsPriceDrop({ shop: shopName(), title: shortenText(localTitle(title), MAX_SMS_TITLE_LENGTH), amount: now, link })}\n${m.smsOneMessage()}`,
    };
  }
  return {
    subject: m.mailDropSubject({ title: localTitle(title), amount: now }),
    body: mailBody(
      [
        m.mailHello(),
        `${m.mailDrop({ title: localTitle(title), amount: now, shop: shopName() })}\n${link}`,
        m.mailDropNotReserved(),
        m.mailDropWhy(),
      ],
      siteUrl,
    ),
  };
}
