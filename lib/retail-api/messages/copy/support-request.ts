import { shopName } from '#lib/shared/shop-profile.ts';
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
    subject: `We have received your request ${reference}`,
    body: mailBody(
      [
        'Hello,',
        `You told us that you have lost access to the mobile number of your ${shopName()} account. Your request reference is ${reference}.`,
        'We will compare the details you gave with our records and then call the number you gave us. Please keep the reference ready.',
        'We have not changed anything yet. If you did not ask for this, you can ignore this email.',
      ],
      siteUrl,
    ),
  };
}
