import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface SignInNotice {
  /** Empty if the customer gave none. */
  name: string;
  /** Epoch milliseconds. */
  at: number;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Token of the link that ends every session. */
  resetToken: string;
}

const INDIA_TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Tells a customer about a sign-in, with a link that ends every session in case it was somebody else. */
export function signInNotice({ name, at, siteUrl, resetToken }: SignInNotice): MailCopy {
  return {
    subject: `New sign-in to your ${shopName()} account`,
    body: mailBody(
      [
        greeting(name),
        `Someone signed in to your ${shopName()} account on ${INDIA_TIME.format(at)} (India time).`,
        'If this was you, you do not need to do anything.',
        `If it was not you, open this link and sign out everywhere:\n${siteUrl}${paths.passwordReset(resetToken)}`,
        `${shopName()} never asks for a one-time code by phone or email. Do not share one with anyone.`,
      ],
      siteUrl,
    ),
  };
}
