import type { Environment } from '#lib/shared/env.ts';

/** This is not a real mailbox: in a trial, mails to it are read in the outbox. */
const TRIAL_RECIPIENT = 'care@localhost';

/**
 * Recipient of mails for support. Empty if a mail server is set but no support address: a request with personal data is
 * then only stored.
 */
export function supportRecipient({ SUPPORT_EMAIL, SMTP_URL }: Environment): string {
  return SUPPORT_EMAIL ?? (SMTP_URL ? '' : TRIAL_RECIPIENT);
}
