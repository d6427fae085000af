import type { Environment } from '#lib/shared/env.ts';

/** Nobody's mailbox: what is written to it in a trial is read in the outbox. */
const TRIAL_RECIPIENT = 'care@localhost';

/**
 * Where mails for support go. Empty where a mail server is set and nobody's address: a request that holds personal data
 * is then only written down.
 */
export function supportRecipient({ SUPPORT_EMAIL, SMTP_URL }: Environment): string {
  return SUPPORT_EMAIL ?? (SMTP_URL ? '' : TRIAL_RECIPIENT);
}
