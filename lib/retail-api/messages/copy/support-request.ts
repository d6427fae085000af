import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface SupportRequest {
  /** Support finds the request by it, e.g. `SR-7K2M9Q`. */
  reference: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Confirms a support request; does not reveal whether such an account exists. */
export function supportRequest({ reference, siteUrl }: SupportRequest): MailCopy {
  return {
    subject: m.mailSupportSubject({ reference }),
    body: mailBody(
      [m.mailHello(), m.mailSupport({ shop: shopName(), reference }), m.mailSupportNext(), m.mailSupportNothing()],
      siteUrl,
    ),
  };
}
