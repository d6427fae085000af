import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { refuseUsedUp } from '../../core/limits/refuse-used-up.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';
import { consentLimits } from '../../customers/visits/consent-limits.ts';
import { logVisitChoice } from '../../customers/visits/visit-consents.ts';

/** Records a choice for the session that its JWT proves: nobody can choose in the name of another one. */
export const visitConsent = handlerFor(calls.visitConsent, async (request, context, caller) => {
  const now = context.now();
  const { sessionId, customerId } = caller;
  const limits = consentLimits(context.secret, sessionId, caller.network);
  // A flood stays a matter of reading.
  const early = await refuseUsedUp(context.db, limits, now);
  if (early) return early;
  return inTransaction(context.db, async (transaction) => {
    const refused = await takeTurns(transaction, limits, now);
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    if (customerId !== null && !(await lockCustomer(transaction, customerId))) return refuse('SessionRevoked');
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
