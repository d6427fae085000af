import { type MailCopy, mailBody } from './mail-copy.ts';

interface SupportRequest {
  /** What support finds the request by, e.g. `SR-7K2M9Q`. */
  reference: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Confirms a request to support; says nothing of whether there is such an account. */
export function supportRequest({ reference, siteUrl }: SupportRequest): MailCopy {
  return {
    subject: `We have received your request ${reference}`,
    body: mailBody(
      [
        'Hello,',
        `You told us that you have lost access to the mobile number of your Samay account. Your request has the reference ${reference}.`,
        'A person at Samay compares what you told us with what we know, and then calls the number that you gave. Keep the reference at hand.',
        'Nothing has been changed yet. If you did not ask for this, you can leave this mail as it is.',
      ],
      siteUrl,
    ),
  };
}
