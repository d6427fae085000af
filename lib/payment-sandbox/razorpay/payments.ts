import { Hono } from 'hono';
import { z } from 'zod';
import { razorpayId } from '../ids.ts';
import { isEffective, type RefundRecord } from '../ledger/records.ts';
import type { Sandbox } from '../sandbox.ts';
import { SEND_IMMEDIATELY } from '../send-webhooks.ts';
import { capturePayment } from '../settle-payment.ts';
import { addRefund } from '../settle-refund.ts';
import { refundedOf, toCollection, toPaymentEntity, toRefundEntity } from './entities.ts';
import { apiError, unknownIdError } from './refusal.ts';

const captureRequest = z.object({ amount: z.int(), currency: z.literal('INR') });
const refundRequest = z.object({ amount: z.int().min(100).optional(), receipt: z.string().max(40).default('') });
const KEY_PATTERN = /^[\w-]{10,}$/;

/** Razorpay's payments and their refunds (razorpay.com/docs/api/payments, …/api/refunds). */
export function razorpayPayments(sandbox: Sandbox): Hono {
  const { ledger } = sandbox;
  const payments = new Hono();
  payments.get('/:id', (context) => {
    const payment = ledger.payment(context.req.param('id'));
    return payment ? context.json(toPaymentEntity(ledger, payment)) : unknownIdError(context);
  });
  payments.post('/:id/capture', async (context) => {
    const payment = ledger.payment(context.req.param('id'));
    const order = payment && ledger.order(payment.orderId);
    if (!order) return unknownIdError(context);
    const parsed = captureRequest.safeParse(await context.req.json().catch(() => null));
    if (payment.status === 'captured') {
      return apiError(context, { description: 'This payment has already been captured', reason: 'payment_captured' });
    }
    if (!isEffective(payment)) {
      const description = 'Only payments which have been authorized and not yet captured can be captured';
      return apiError(context, { description, reason: 'payment_not_authorized' });
    }
    if (!parsed.success || parsed.data.amount !== payment.amount) {
      return apiError(context, {
        description: 'Capture amount must be equal to the amount authorized',
        field: 'amount',
      });
    }
    if (ledger.paymentsOf(order.id).some(({ status }) => status === 'captured')) {
      return apiError(context, { description: 'The order has already been paid', reason: 'order_already_paid' });
    }
    capturePayment(sandbox, order, payment, SEND_IMMEDIATELY);
    return context.json(toPaymentEntity(ledger, { ...payment, status: 'captured' }));
  });
  payments.get('/:id/refunds', (context) => {
    const payment = ledger.payment(context.req.param('id'));
    return payment
      ? context.json(toCollection(ledger.refundsOf(payment.id).map(toRefundEntity)))
      : unknownIdError(context);
  });
  payments.post('/:id/refund', async (context) => {
    const payment = ledger.payment(context.req.param('id'));
    if (!payment) return unknownIdError(context);
    const request = await context.req.text();
    const key = context.req.header('x-refund-idempotency') ?? '';
    if (key !== '' && !KEY_PATTERN.test(key)) {
      return apiError(context, { description: 'The idempotency key must be at least 10 characters long.' });
    }
    const existing = ledger.refundByKey('razorpay', key);
    if (existing) {
      if (existing.paymentId === payment.id && existing.request === request)
        return context.json(toRefundEntity(existing));
      const description = 'Different request with the same idempotency key has already been processed.';
      return apiError(context, { description });
    }
    const parsed = refundRequest.safeParse(readJson(request));
    if (!parsed.success)
      return apiError(context, { description: 'The amount must be atleast INR 1.00', field: 'amount' });
    if (payment.status !== 'captured' && payment.status !== 'auto-refunded') {
      return apiError(context, { description: 'The payment status should be captured for action to be taken' });
    }
    const left = payment.amount - refundedOf(ledger, payment.id);
    if (left === 0) return apiError(context, { description: 'The payment has been fully refunded already' });
    const amount = parsed.data.amount ?? left;
    if (amount > left) {
      const description = 'The total refund amount is greater than the refund payment amount';
      return apiError(context, { description, field: 'amount' });
    }
    const refund: RefundRecord = {
      id: razorpayId('rfnd'),
      gateway: 'razorpay',
      paymentId: payment.id,
      amount,
      key,
      request,
      receipt: parsed.data.receipt,
      status: sandbox.refundMode,
      createdAt: sandbox.now(),
    };
    addRefund(sandbox, refund, payment);
    return context.json(toRefundEntity(refund));
  });
  return payments;
}

/** An empty body requests a full refund. */
function readJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
