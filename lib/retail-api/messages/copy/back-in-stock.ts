import { localTitle } from '#lib/shared/language/local-fact.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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
  const sized = (name: string) =>
    sizeName === null ? name : m.mailTitleSize({ title: name, size: localSize(sizeName) });
  const link = shopLink(siteUrl, paths.product(slug, sizeName ?? undefined));
  if (channel === 'sms') {
    return {
      subject: '',
      body: `${m.smsBackInStock({ shop: shopName(), title: sized(shortenText(localTitle(title), MAX_SMS_TITLE_LENGTH)), link })}\n${m.smsOneMessage()}`,
    };
  }
  return {
    subject: m.mailBackSubject({ title: sized(localTitle(title)) }),
    body: mailBody(
      [
        m.mailHello(),
        `${m.mailBack({ title: sized(localTitle(title)), shop: shopName() })}\n${link}`,
        m.mailNotReserved(),
        m.mailBackWhy(),
      ],
      siteUrl,
    ),
  };
}
