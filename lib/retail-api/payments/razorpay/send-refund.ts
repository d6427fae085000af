import { z } from 'zod';
import { sum } from '../../core/sum.ts';
import { readReply, readSuccess } from '../call-gateway.ts';
import { type GatewayRefund, GatewayUnavailable, type RefundState } from '../gateway.ts';
import { isRefundId } from '../open-refund.ts';
import type { RazorpayApi } from './api.ts';
import { paymentEntity } from './payment-entity.ts';
import { type RefundEntity, refundEntity, refundStateOf } from './refund-entity.ts';

const refundList = z.object({ items: z.array(refundEntity) });
const payment = paymentEntity.pick({ amount: true });
const refusal = z.object({ error: z.object({ description: z.string().default('') }) });

/**
 * Refunds a captured payment once, however often it is called (razorpay.com/docs, Create a Normal Refund, idempotent):
 * the header carries our refund id, which is also the receipt to find the refund by. 409 means that the first request
 * is still running.
 */
export async function sendRefund(api: RazorpayApi, refund: GatewayRefund) {
  if (refund.gatewayRefundId) {
    return refundResult(
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
  if (reply.status !== 400) return refundResult(readSuccess(refundEntity, reply));
  const sent = readSuccess(refundList, await api.get(`${path}/refunds?count=100`)).items;
  const existing = sent.find(({ receipt }) => receipt === refund.id);
  if (existing) return refundResult(existing);
  const notFailed = sent.filter(({ status }) => status !== 'failed');
  // Made by Razorpay, or by the operator at its dashboard. The shop's own other refunds of the payment are for other
  // items.
  const external = notFailed.filter(({ receipt }) => !isRefundId(receipt ?? ''));
  if (totalOf(external) >= refund.amount) {
    const { amount } = readSuccess(payment, await api.get(path));
    // If enough is left of the payment, it was refused for another reason, and the other refunds are for other items.
    if (amount - totalOf(notFailed) < refund.amount) {
      const isDone = external.every(({ status }) => status === 'processed');
      return { gatewayRefundId: null, state: isDone ? ('processed' as const) : ('sent' as const) };
    }
  }
  // The shop's balance will be sufficient again tomorrow; any other refusal is final and needs investigation.
  if (/balance/i.test(readReply(refusal, reply.body).error.description)) {
    throw new GatewayUnavailable('The balance at the gateway is too low for a refund.');
  }
  return { gatewayRefundId: null, state: 'failed' as const };
}

const totalOf = (refunds: readonly RefundEntity[]) => sum(refunds.map(({ amount }) => amount));

function refundResult(refund: RefundEntity): { gatewayRefundId: string; state: RefundState } {
  return { gatewayRefundId: refund.id, state: refundStateOf(refund) };
}
