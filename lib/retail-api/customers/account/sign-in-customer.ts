import type { Transaction } from 'kysely';
import type { SignedInWire } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { countItems } from '../../cart/baskets/count-items.ts';
import { mergeBaskets } from '../../cart/baskets/merge-baskets.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { readCartLimits } from '../../core/site-options.ts';
import { signInNotice } from '../../messages/copy/sign-in-notice.ts';
import { enqueue } from '../../messages/outbox.ts';
import { openCustomer } from '../customer-repository.ts';
import { deleteCustomerToken, issueCustomerToken } from '../session/customer-tokens.ts';
import { adoptVisitChoices } from '../visits/visit-consents.ts';
import { issueResetToken } from './reset-tokens.ts';

interface ProvenCustomer {
  /** Ten digits; the caller has proven that they own it. */
  mobile: string;
  /** The guest's basket; empty if there is none. */
  basketGuid: string;
  /** For a profile that has no name yet; empty if none was given. Likewise the email. */
  name: string;
  email: string;
}

/** Signs in the customer with this mobile, created if new; merges the guest's basket and choices into theirs. */
export async function signInCustomer(
  transaction: Transaction<Database>,
  context: CoreContext,
  caller: Caller,
  { mobile, basketGuid, name, email }: ProvenCustomer,
): Promise<Outcome<SignedInWire>> {
  const now = context.now();
  // A new sign-in ends the previous session.
  await deleteCustomerToken(transaction, caller.customerToken);
  const customer = await openCustomer(transaction, mobile, { name, email: email.toLowerCase() }, now);
  if (!customer.isNew) await noticeSignIn(transaction, context, customer);
  await adoptVisitChoices(transaction, caller.sessionId, customer.id, now);
  const limits = await readCartLimits(transaction);
  const basket = await mergeBaskets(transaction, customer.id, basketGuid, { limits, now });
  return succeed({
    CustomerToken: await issueCustomerToken(transaction, customer.id, now),
    UserName: customer.name,
    Mobile: customer.mobile,
    CustStatusID: customer.statusId,
    BasketGUID: basket?.guid ?? '',
    TotalQuantity: basket ? (await countItems(transaction, basket.guid)).units : 0,
  });
}

/** A sign-in notice is still useful a day later; after that it only confuses. */
const MESSAGE_TTL_MS = DAY_MS;

interface SignedInCustomer {
  id: string;
  /** Empty if the customer has given none. Likewise the email. */
  name: string;
  email: string;
}

/**
 * Notifies a customer by mail, if they have an address, that somebody has signed in, with the link that ends every
 * session. Runs in the sign-in transaction.
 */
async function noticeSignIn(
  transaction: Transaction<Database>,
  { now, siteUrl }: CoreContext,
  { id, name, email }: SignedInCustomer,
): Promise<void> {
  if (email === '') return;
  const at = now();
  const resetToken = await issueResetToken(transaction, id, at);
  const content = signInNotice({ name, at, siteUrl, resetToken });
  const message = { kind: 'sign-in-notice', channel: 'mail', recipient: email, ttlMs: MESSAGE_TTL_MS } as const;
  await enqueue(transaction, { ...message, ...content }, at);
}
