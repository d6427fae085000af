import { calls } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { rejectUsedUp } from '../core/limits/reject-used-up.ts';
import { fail, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { asCustomer } from '../customers/account/as-customer.ts';
import { consentLimits } from '../customers/visits/consent-limits.ts';
import { logVisitChoice, readVisitChoices } from '../customers/visits/visit-consents.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Enough rows for fifty choices; the data export contains all of them. */
const ROWS_SHOWN = 100;

/** Records a choice for the session of the JWT, so that a caller cannot choose for another session. */
const visitConsent = handlerFor(calls.visitConsent, async (request, context, caller) => {
  const now = context.now();
  const { sessionId, customerId } = caller;
  const limits = consentLimits(context.secret, sessionId, caller.network);
  // A refused flood only costs a read.
  const early = await rejectUsedUp(context.db, limits, now);
  if (early) return early;
  return inTransaction(context.db, async (transaction) => {
    const refused = await consumeLimits(transaction, limits, now);
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    if (customerId !== null && !(await lockCustomer(transaction, customerId))) return fail('SessionRevoked');
    await logVisitChoice(transaction, {
      key: request.IdempotencyKey,
      sessionId,
      customerId,
      version: request.Version,
      purposes: request.Purposes,
      at: now - request.AgeSeconds * 1000,
    });
    return succeed(null);
  });
});

/** The cookie choices of the customer, while signed in and before that in the same visit. */
const visitConsentLog = handlerFor(calls.visitConsentLog, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const choices = await readVisitChoices(db, id, ROWS_SHOWN);
    return succeed(
      choices.map(({ id, at, version, purposes }) => ({
        ChoiceId: id,
        At: at,
        Version: version,
        Purposes: purposes.map(({ purpose, granted }) => ({ Purpose: purpose, Granted: granted })),
      })),
    );
  }),
);

/** Handlers of the calls about visitors' consents. */
export const visitConsentCalls: readonly CallHandler[] = [visitConsent, visitConsentLog];
