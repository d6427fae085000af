import * as paths from '#lib/shared/paths.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface StoreOpen {
  channel: 'sms' | 'mail';
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Tells that the store has opened, how that came about, and that nothing more follows. */
export function storeOpen({ channel, siteUrl }: StoreOpen): MailCopy {
  const link = `${siteUrl}${paths.home()}`;
  if (channel === 'sms') {
    return { subject: '', body: `Samay is open: ${link}\nYou asked for this message. No other follows.` };
  }
  return {
    subject: 'Samay is open',
    body: mailBody(
      [
        'Hello,',
        `Samay has opened its doors:\n${link}`,
        'You get this mail because this address was entered under "Notify me" before the opening. It is the only one, and we have deleted the address from our list.',
      ],
      siteUrl,
    ),
  };
}
