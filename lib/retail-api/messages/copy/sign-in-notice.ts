import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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

const timeFormat = () =>
  new Intl.DateTimeFormat(languageFacts(currentLanguage()).tag, {
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
    subject: m.mailSignInSubject({ shop: shopName() }),
    body: mailBody(
      [
        greeting(name),
        m.mailSignIn({ shop: shopName(), time: timeFormat().format(at) }),
        m.mailSignInYou(),
        `${m.mailSignInNotYou()}\n${shopLink(siteUrl, paths.passwordReset(resetToken))}`,
        m.mailNeverAsks({ shop: shopName() }),
      ],
      siteUrl,
    ),
  };
}
