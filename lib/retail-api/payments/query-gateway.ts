import { applyPaymentUpdates, matchesAttempt, type PaymentUpdateContext } from './apply-payment-updates.ts';
import { type AttemptRow, attemptFacts } from './attempts.ts';
import { GATEWAY_TIMEOUT_MS } from './call-gateway.ts';
import type { PaymentGateway, PaymentUpdate } from './gateway.ts';

/**
 * Queries a gateway for the payments of an attempt, applies what it reports, and captures an authorised payment; runs
 * outside of any transaction. `succeeded`: the payment whose success is signed, empty if its id is not signed; it is
 * pending until the gateway reports it. Throws GatewayUnavailable; what was applied before stays applied.
 */
export async function queryGateway(
  context: PaymentUpdateContext,
  gateway: PaymentGateway,
  attempt: AttemptRow,
  succeeded: string | null = null,
): Promise<PaymentUpdate[]> {
  const facts = attemptFacts(attempt);
  // One signal for both calls: a browser may be waiting for them.
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
  const reported = await gateway.fetchPayments(facts, signal);
  const all =
    succeeded === null || isReported(reported, succeeded) ? reported : [...reported, pending(succeeded, attempt)];
  await applyPaymentUpdates(context, attempt, all);
  const isAccepted = all.some(({ kind }) => kind === 'captured');
  const authorized = all.find((update) => update.kind === 'authorized' && matchesAttempt(update, attempt));
  // An attempt is paid once; authorised payments that are not captured are released by the gateway.
  if (isAccepted || !authorized) return all;
  const captured = await gateway.capture(facts, authorized.gatewayPaymentId, signal);
  await applyPaymentUpdates(context, attempt, [captured]);
  return [...all, captured];
}

/** Whether a gateway already reports the payment that succeeded; without an id, any payment that has not failed. */
function isReported(reported: readonly PaymentUpdate[], succeeded: string): boolean {
  return reported.some(({ gatewayPaymentId, kind }) =>
    succeeded === '' ? kind !== 'failed' : gatewayPaymentId === succeeded,
  );
}

function pending(gatewayPaymentId: string, { amount }: AttemptRow): PaymentUpdate {
  return { kind: 'pending', gatewayPaymentId, amount, currency: 'INR', instrument: '', reason: '' };
}
