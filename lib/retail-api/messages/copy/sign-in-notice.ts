import { formatMoment } from '#lib/shared/dates.ts';
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

/** Tells a customer about a sign-in, with a link that ends every session in case it was somebody else. */
export function signInNotice({ name, at, siteUrl, resetToken }: SignInNotice): MailCopy {
  return {
    subject: m.mailSignInSubject({ shop: shopName() }),
    body: mailBody(
      [
        greeting(name),
        m.mailSignIn({ shop: shopName(), time: formatMoment(at) }),
        m.mailSignInYou(),
        `${m.mailSignInNotYou()}\n${shopLink(siteUrl, paths.passwordReset(resetToken))}`,
        m.mailNeverAsks({ shop: shopName() }),
      ],
      siteUrl,
    ),
  };
}
