import { z } from 'zod';
import { readReply, readSuccess } from '../call-gateway.ts';
import { GatewayUnavailable, type RefundFacts, type RefundState } from '../gateway.ts';
import type { RazorpayApi } from './api.ts';
import { type RefundEntity, refundEntity, refundStateOf } from './refund-entity.ts';

const refundList = z.object({ items: z.array(refundEntity) });
const refusal = z.object({ error: z.object({ description: z.string().default('') }) });

/**
 * Refunds a captured payment once, whatever is repeated (razorpay.com/docs, Create a Normal Refund, idempotent): the header
 * carries our id, which also is the receipt that a refund is found by. 409 says that the first request is still running.
 */
export async function sendRefund(api: RazorpayApi, refund: RefundFacts) {
  if (refund.gatewayRefundId) {
    return stated(
      readSuccess(refundEntity, await api.get(`/v1/refunds/${encodeURIComponent(refund.gatewayRefundId)}`)),
    );
  }
  const path = `/v1/payments/${encodeURIComponent(refund.gatewayPaymentId)}`;
  const reply = await api.post(
    `${path}/refund`,
    { amount: refund.amount, speed: 'normal', receipt: refund.id },
    { 'X-Refund-Idempotency': refund.id },
  );
  if (reply.status === 409) return { gatewayRefundId: null, state: 'sent' as const };
  if (reply.status !== 400) return stated(readSuccess(refundEntity, reply));
  const sent = readSuccess(refundList, await api.get(`${path}/refunds?count=100`)).items;
  const known = sent.find(({ receipt }) => receipt === refund.id);
  if (known) return stated(known);
  // Whoever sent it all back, Razorpay or the operator at its dashboard: nothing is left to send.
  const back = sent.filter(({ status }) => status !== 'failed');
  if (back.reduce((total, { amount }) => total + amount, 0) >= refund.amount) {
    const isDone = back.every(({ status }) => status === 'processed');
    return { gatewayRefundId: null, state: isDone ? ('processed' as const) : ('sent' as const) };
  }
  // The shop's balance will do again tomorrow; any other refusal is for good, and somebody has to look.
  if (/balance/i.test(readReply(refusal, reply.body).error.description)) {
    throw new GatewayUnavailable('The balance at the gateway is too low for a refund.');
  }
  return { gatewayRefundId: null, state: 'failed' as const };
}

function stated(refund: RefundEntity): { gatewayRefundId: string; state: RefundState } {
  return { gatewayRefundId: refund.id, state: refundStateOf(refund) };
}
