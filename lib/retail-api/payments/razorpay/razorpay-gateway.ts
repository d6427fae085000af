import { z } from 'zod';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { readReply, readSuccess } from '../call-gateway.ts';
import { type GatewayAttempt, GatewayUnavailable, type PaymentGateway } from '../gateway.ts';
import { openApi } from './api.ts';
import { openOrder } from './open-order.ts';
import { type PaymentEntity, paymentEntity, paymentUpdateOf } from './payment-entity.ts';
import type { RazorpaySettings } from './razorpay-settings.ts';
import { readReturn } from './read-return.ts';
import { readWebhook } from './read-webhook.ts';
import { sendRefund } from './send-refund.ts';

const paymentList = z.object({ items: z.array(paymentEntity) });

/** Razorpay through its Orders API, Standard Checkout and webhooks (razorpay.com/docs). */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  return {
    name: 'razorpay',
    open: async (attempt) => attempt.gatewayOrderId ?? (await openOrder(openApi(settings), attempt)),
    start: (attempt, payer) => ({
      Kind: 'razorpay',
      KeyId: settings.keyId,
      GatewayOrderId: openedOrder(attempt),
      Amount: attempt.amount,
      Currency: 'INR',
      Name: shopName(),
      Description: payer.describe(),
      Prefill: { Name: payer.name, Email: payer.email, Contact: payer.mobile === '' ? '' : `+91${payer.mobile}` },
      CallbackUrl: `${payer.siteUrl}${localHref(paths.paymentReturn('razorpay', payer.returnToken))}`,
      CancelUrl: `${payer.siteUrl}${localHref(payer.cancelPath)}`,
      ScriptUrl: settings.scriptUrl,
      HostedUrl: `${settings.apiUrl}/v1/checkout/embedded`,
    }),
    readReturn: (fields) => readReturn(settings.keySecret, fields),
    readWebhook: (body, signature, eventId) => readWebhook(settings.webhookSecret, body, signature, eventId),
    async fetchPayments(attempt, signal) {
      // Without an order nobody can have paid yet.
      if (attempt.gatewayOrderId === null) return [];
      const path = `/v1/orders/${encodeURIComponent(attempt.gatewayOrderId)}/payments`;
      const reply = await openApi(settings, signal).get(path);
      return readSuccess(paymentList, reply).items.map((payment) => paymentUpdateOf(ofOrder(attempt, payment)));
    },
    async capture(attempt, gatewayPaymentId, signal) {
      const api = openApi(settings, signal);
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}`;
      const reply = await api.post(`${path}/capture`, { amount: attempt.amount, currency: 'INR' });
      // A payment captured a moment ago is refused as well: its state is read from the payment itself.
      const payment =
        reply.status < 300 ? readReply(paymentEntity, reply.body) : readSuccess(paymentEntity, await api.get(path));
      return paymentUpdateOf(ofOrder(attempt, payment));
    },
    refund: (refund) => sendRefund(openApi(settings), refund),
  };
}

function openedOrder({ id, gatewayOrderId }: GatewayAttempt): string {
  if (gatewayOrderId === null) throw new Error(`Attempt ${id} has no order at Razorpay: open it first.`);
  return gatewayOrderId;
}

/** Throws GatewayUnavailable for a payment of another order: the reply is not about the requested one. */
function ofOrder({ gatewayOrderId }: GatewayAttempt, payment: PaymentEntity): PaymentEntity {
  if (payment.order_id !== gatewayOrderId) throw new GatewayUnavailable('The gateway answered about another order.');
  return payment;
}
