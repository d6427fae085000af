import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { makeKnown } from '../../payments/attempt-to-pay.ts';
import { GatewayUnavailable } from '../../payments/gateway.ts';
import { openGiftCardPayment } from '../../payments/open-gift-card-payment.ts';
import { openOrderPayment } from '../../payments/open-order-payment.ts';
import { returnMark } from '../../payments/return-mark.ts';

const OPENERS = { order: openOrderPayment, 'gift-card': openGiftCardPayment };

/** Opens a payment, or returns the one that is open. It is written down before the gateway hears of it. */
export const startPayment = handlerFor(calls.startPayment, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return refuse('PaymentUnavailable');
  const wanted = { key: request.OrderKey, gateway: gateway.name, siteUrl: new URL(request.SiteURL).origin };
  const opened = await OPENERS[request.Subject](context, caller, wanted);
  if (opened.code !== 'Success') return opened;
  if (opened.data === 'settled') return succeed({ Kind: 'settled' as const });
  const { attempt, payer } = opened.data;
  try {
    const known = await makeKnown(context.db, gateway, attempt);
    return succeed(gateway.start(known, { ...payer, returnMark: returnMark(context.secret, attempt.id) }));
  } catch (error) {
    if (error instanceof GatewayUnavailable) return refuse('PaymentUnavailable', error.message);
    throw error;
  }
});
