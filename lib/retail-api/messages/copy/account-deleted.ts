import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface AccountDeleted {
  /** Empty if the customer gave none. */
  name: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** The last mail to a customer who has deleted the account. */
export function accountDeleted({ name, siteUrl }: AccountDeleted): MailCopy {
  return {
    subject: m.mailDeletedSubject({ shop: shopName() }),
    body: mailBody(
      [greeting(name), m.mailDeleted({ shop: shopName() }), m.mailDeletedLaw(), m.mailDeletedBack()],
      siteUrl,
    ),
  };
}
