import { z } from 'zod';
import { readReply, readSuccess } from '../call-gateway.ts';
import { type GatewayAttempt, GatewayUnavailable } from '../gateway.ts';
import type { RazorpayApi } from './api.ts';

const orderEntity = z.object({
  id: z.string().min(1).max(60),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
});
type OrderEntity = z.output<typeof orderEntity>;
const orderList = z.object({ items: z.array(orderEntity) });

/** Minutes in which a payment is captured automatically: five days, as long as Razorpay keeps an authorisation. */
const CAPTURED_WITHIN_MINUTES = 7200;

/**
 * Creates the order of an attempt and returns its id. The receipt is unique, so that the same attempt gets the same
 * order again (razorpay.com/docs, Retries and Idempotency); if the gateway refuses a second one, the first is looked
 * up.
 */
export async function openOrder(api: RazorpayApi, attempt: GatewayAttempt): Promise<string> {
  const created = await api.post('/v1/orders', {
    amount: attempt.amount,
    currency: 'INR',
    receipt: attempt.id,
    unique_receipt: true,
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: CAPTURED_WITHIN_MINUTES,
        manual_expiry_period: CAPTURED_WITHIN_MINUTES,
        refund_speed: 'normal',
      },
    },
  });
  const order = created.status < 300 ? readReply(orderEntity, created.body) : await findOrder(api, attempt);
  if (!order || !isOf(attempt, order)) throw new GatewayUnavailable('The gateway has no such order.');
  return order.id;
}

async function findOrder(api: RazorpayApi, attempt: GatewayAttempt): Promise<OrderEntity | undefined> {
  const reply = await api.get(`/v1/orders?receipt=${encodeURIComponent(attempt.id)}`);
  return readSuccess(orderList, reply).items.find((order) => isOf(attempt, order));
}

function isOf(attempt: GatewayAttempt, { amount, currency, receipt }: OrderEntity): boolean {
  return amount === attempt.amount && currency === 'INR' && receipt === attempt.id;
}
