import { z } from 'zod';
import { readReply } from '../call-gateway.ts';
import { type GatewayRefund, GatewayUnavailable, type RefundState } from '../gateway.ts';
import { formatPayuAmount } from './amount-text.ts';
import type { Service } from './service.ts';

const id = z.union([z.string(), z.number().max(Number.MAX_SAFE_INTEGER)]).transform(String);
const sent = z.object({
  status: z.coerce.number(),
  error_code: id.nullish(),
  request_id: id.nullish(),
  /** Sent instead of `request_id` if the payment was only authorised. */
  txn_update_id: id.nullish(),
});
const action = z.object({ request_id: id, token: z.string().nullish(), status: z.string() });
type Action = z.output<typeof action>;
const actions = z.object({ transaction_details: z.record(z.string(), z.unknown()) });

/**
 * Final refusals (docs.payu.in, Error Codes for Refund Initiation): because of the amount, the payment or its state.
 * After others, e.g. a lock or a low balance, a later retry may succeed.
 */
const FINAL_ERROR_CODES: ReadonlySet<string> = new Set(['105', '110', '111', '113', '116', '117', '128', '230']);

/**
 * Refunds a payment once, however often it is called: PayU accepts each token once (docs.payu.in, Refund Transaction
 * API). A refused refund may be one that was accepted before, so the actions on the payment are queried.
 */
export async function sendRefund(call: Service, refund: GatewayRefund) {
  if (refund.gatewayRefundId) {
    const known = await actionsOf(call, refund.gatewayRefundId, '');
    return refundResult(known.find(({ request_id }) => request_id === refund.gatewayRefundId));
  }
  const body = await call('cancel_refund_transaction', [
    refund.gatewayPaymentId,
    refund.id,
    formatPayuAmount(refund.amount),
  ]);
  const reply = readReply(sent, body);
  if (reply.status === 1) {
    return { gatewayRefundId: reply.request_id || reply.txn_update_id || null, state: 'sent' as const };
  }
  const known = await actionsOf(call, refund.gatewayPaymentId, 'payuid');
  const existing = known.find((candidate) => candidate.token === refund.id);
  if (existing) return refundResult(existing);
  if (FINAL_ERROR_CODES.has(reply.error_code ?? '')) return { gatewayRefundId: null, state: 'failed' as const };
  throw new GatewayUnavailable(`The gateway refused a refund for now, with code ${reply.error_code ?? 'none'}.`);
}

/** The actions on a payment, or of one request; empty if PayU knows of none. */
async function actionsOf(call: Service, id: string, by: 'payuid' | ''): Promise<Action[]> {
  const entry = readReply(actions, await call('check_action_status', [id, by])).transaction_details[id];
  // Without any actions PayU sends "No action status found" instead.
  if (typeof entry === 'string') return [];
  return Object.values(readReply(z.record(z.string(), action), entry));
}

const STATES: ReadonlyMap<string, RefundState> = new Map([
  ['success', 'processed'],
  ['failure', 'failed'],
]);

/** Queued, in progress, requested and pending all mean `sent`. Throws GatewayUnavailable if there is no such action. */
function refundResult(found: Action | undefined): { gatewayRefundId: string; state: RefundState } {
  if (!found) throw new GatewayUnavailable('The gateway does not know the refund that it took.');
  return { gatewayRefundId: found.request_id, state: STATES.get(found.status.toLowerCase()) ?? 'sent' };
}
