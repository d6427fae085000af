import type { Gateway, PaymentSubject } from '#lib/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import type { Outcome } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import type { AttemptRow } from './attempts.ts';
import type { Payer, Payments } from './gateway.ts';
import { startLimit } from './payment-limits.ts';

/** A request to pay. */
export interface PaymentRequest {
  /** Key of what is paid for. */
  key: string;
  gateway: Gateway;
  /** Origin of the store, without a trailing slash. */
  siteUrl: string;
}

/** The attempt to pay with, and the payer; `settled` if there is nothing left to pay. */
export type OpenedPayment = { attempt: AttemptRow; payer: Omit<Payer, 'returnToken'> } | 'settled';

/** Opens a payment in a transaction, before anything is sent to a gateway. */
export type OpenPayment = (
  context: CoreContext & { payments: Payments },
  caller: Caller,
  request: PaymentRequest,
) => Promise<Outcome<OpenedPayment>>;

/** `TooManyRequests` if payments of the same subject are opened too often, otherwise null. */
export async function checkPaymentRate(
  { db, secret, now }: CoreContext,
  subject: PaymentSubject,
  id: string,
): Promise<Outcome<never> | null> {
  const limits = [startLimit(secret, subject, id)];
  const refused = await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now()));
  return refused && tooManyRequests(refused.retryAfterSeconds);
}
