import { applyPaymentUpdates, fits, type PaymentUpdateContext } from './apply-payment-updates.ts';
import { type AttemptRow, attemptFacts } from './attempts.ts';
import { GATEWAY_TIMEOUT_MS } from './call-gateway.ts';
import type { PaymentGateway, PaymentUpdate } from './gateway.ts';

/**
 * Asks a gateway how the payments of an attempt stand, counts what it says, and takes what is only authorised; outside of
 * any transaction. `succeeded`: the payment that is signed to have succeeded, empty where its id is not; until the gateway
 * tells of it, it is pending. Throws GatewayUnavailable, and then what was counted stays counted.
 */
export async function queryGateway(
  context: PaymentUpdateContext,
  gateway: PaymentGateway,
  attempt: AttemptRow,
  succeeded: string | null = null,
): Promise<PaymentUpdate[]> {
  const facts = attemptFacts(attempt);
  // One for both calls: a browser may be waiting for them.
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
  const told = await gateway.ask(facts, signal);
  const all = succeeded === null || isReported(told, succeeded) ? told : [...told, pending(succeeded, attempt)];
  await applyPaymentUpdates(context, attempt, all);
  const isAccepted = all.some(({ kind }) => kind === 'captured');
  const untaken = all.find((news) => news.kind === 'authorized' && fits(news, attempt));
  // What nobody takes goes back by itself; an attempt is paid once.
  if (isAccepted || !untaken) return all;
  const taken = await gateway.capture(facts, untaken.gatewayPaymentId, signal);
  await applyPaymentUpdates(context, attempt, [taken]);
  return [...all, taken];
}

/** Whether a gateway knows by now of a payment that succeeded; without an id it is any that has not failed. */
function isReported(told: readonly PaymentUpdate[], succeeded: string): boolean {
  return told.some(({ gatewayPaymentId, kind }) =>
    succeeded === '' ? kind !== 'failed' : gatewayPaymentId === succeeded,
  );
}

function pending(gatewayPaymentId: string, { amount }: AttemptRow): PaymentUpdate {
  return { kind: 'pending', gatewayPaymentId, amount, currency: 'INR', instrument: '', reason: '' };
}
