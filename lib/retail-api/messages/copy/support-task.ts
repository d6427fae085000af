import { formatMobile } from '#lib/shared/mobile.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface SupportTask {
  /** Support finds the request by it, e.g. `SR-7K2M9Q`. */
  reference: string;
  /** Verified with a code. */
  email: string;
  /** Ten digits. */
  mobile: string;
  /** As the shopper remembers it; empty if forgotten. */
  orderNumber: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Tells support what a shopper who lost the mobile wrote, and what to do. */
export function supportTask({ reference, email, mobile, orderNumber, siteUrl }: SupportTask): MailCopy {
  return {
    subject: `Request ${reference}: a mobile number was lost`,
    body: mailBody(
      [
        `A shopper has lost access to the mobile number of an account and has requested a call. They know the reference ${reference}.`,
        `Email, verified with a code: ${email}\nNumber to call: ${formatMobile(mobile)}\nOrder number, from memory: ${orderNumber || 'none given'}`,
        'Compare these details with the account before you call. Do not change a mobile number because of this email alone. We have not checked whether such an account exists.',
      ],
      siteUrl,
    ),
  };
}
