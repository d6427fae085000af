import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface StoreOpen {
  channel: 'sms' | 'mail';
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Says that the store has opened, why the message was sent, and that no more will follow. */
export function storeOpen({ channel, siteUrl }: StoreOpen): MailCopy {
  const link = shopLink(siteUrl, paths.home());
  if (channel === 'sms') {
    return { subject: '', body: `${m.smsStoreOpen({ shop: shopName(), link })}\n${m.smsOneMessage()}` };
  }
  return {
    subject: m.mailStoreOpenSubject({ shop: shopName() }),
    body: mailBody([m.mailHello(), `${m.mailStoreOpen({ shop: shopName() })}\n${link}`, m.mailStoreOpenWhy()], siteUrl),
  };
}
