import { shopName } from '#lib/shared/shop-profile.ts';
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
    subject: `Your ${shopName()} account has been deleted`,
    body: mailBody(
      [
        greeting(name),
        `Your ${shopName()} account has been deleted, as you asked: your profile, your addresses, your wishlist, your cart and your consent choices are gone, and every device is signed out.`,
        'We keep what the law asks us to keep, such as invoices, for as long as it requires and use it for nothing else.',
        'You are welcome back at any time. When you sign in with your mobile number, we open a new account.',
      ],
      siteUrl,
    ),
  };
}
