import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface StoreOpen {
  channel: 'sms' | 'mail';
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Says that the store has opened, why the message was sent, and that no more will follow. */
export function storeOpen({ channel, siteUrl }: StoreOpen): MailCopy {
  const link = `${siteUrl}${paths.home()}`;
  if (channel === 'sms') {
    return { subject: '', body: `${shopName()} is open: ${link}\nYou asked for this one message.` };
  }
  return {
    subject: `${shopName()} is open`,
    body: mailBody(
      [
        'Hello,',
        `The ${shopName()} store is now open:\n${link}`,
        'You are receiving this email because this address was entered under “Notify me” before we opened. It is the only one we will send, and we have deleted the address from our list.',
      ],
      siteUrl,
    ),
  };
}
