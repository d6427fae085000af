import type { Transaction } from 'kysely';
import type { ApiContext } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import { enqueue } from '../messages/outbox.ts';
import { signInNotice } from '../messages/words/sign-in-notice.ts';
import { issueResetToken } from './reset-tokens.ts';

/** News of yesterday's sign-in still helps; older news only puzzles. */
const WORTH_MS = 24 * 60 * 60 * 1000;

interface SignedInCustomer {
  id: string;
  /** Empty where the customer has given none; so is the e-mail. */
  name: string;
  email: string;
}

/**
 * Tells a customer by mail, where there is an address, that somebody has signed in, with the link that ends every
 * session. In the transaction of the sign-in.
 */
export async function noticeSignIn(
  transaction: Transaction<Database>,
  { now, siteUrl }: ApiContext,
  { id, name, email }: SignedInCustomer,
): Promise<void> {
  if (email === '') return;
  const at = now();
  const resetToken = await issueResetToken(transaction, id, at);
  const words = signInNotice({ name, at, siteUrl, resetToken });
  const message = { kind: 'sign-in-notice', channel: 'mail', recipient: email, worthMs: WORTH_MS } as const;
  await enqueue(transaction, { ...message, ...words }, at);
}
