import { Hono } from 'hono';
import { z } from 'zod';
import { razorpayId } from '../ids.ts';
import type { OrderRecord } from '../ledger/records.ts';
import type { Sandbox } from '../sandbox.ts';
import { toCollection, toOrderEntity, toPaymentEntity } from './entities.ts';
import { apiError, unknownIdError } from './refusal.ts';

const MIN_AMOUNT = 100;
const MAX_NOTES = 15;

const newOrder = z.object({
  amount: z.number({ error: 'The amount must be an integer.' }).int('The amount must be an integer.'),
  currency: z.literal('INR', { error: 'Currency is not supported' }),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').default(''),
  notes: z
    .record(z.string(), z.string().max(256, 'A note may not be greater than 256 characters.'))
    .refine((notes) => Object.keys(notes).length <= MAX_NOTES, 'The notes may not have more than 15 items.')
    .default({}),
  unique_receipt: z.boolean().default(false),
});

/**
 * Orders of Razorpay (razorpay.com/docs/api/orders). A receipt is accepted once: with `unique_receipt` a
 * repeated request gets the existing order, otherwise it is refused.
 */
export function razorpayOrders({ ledger, now }: Sandbox): Hono {
  const orders = new Hono();
  orders.post('/', async (context) => {
    const parsed = newOrder.safeParse(await context.req.json().catch(() => null));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return apiError(context, { description: issue?.message ?? 'The input is invalid', field: issue?.path.join('.') });
    }
    const { amount, currency, receipt, notes, unique_receipt: isUnique } = parsed.data;
    if (amount < MIN_AMOUNT) {
      const description = 'Order amount less than minimum amount allowed';
      return apiError(context, { description, reason: 'amount_less_than_minimum_amount', step: 'order_creation' });
    }
    const existing = receipt === '' ? null : ledger.orderByReceipt('razorpay', receipt);
    if (existing) {
      if (isUnique && existing.amount === amount) return context.json(toOrderEntity(ledger, existing));
      return apiError(context, { description: 'Order receipt should be unique.' });
    }
    const order: OrderRecord = {
      id: razorpayId('order'),
      gateway: 'razorpay',
      receipt,
      amount,
      currency,
      document: notes,
      createdAt: now(),
    };
    ledger.addOrder(order);
    return context.json(toOrderEntity(ledger, order));
  });
  orders.get('/', (context) => {
    const receipt = context.req.query('receipt');
    const wanted =
      receipt === undefined
        ? ledger.orders().filter(({ gateway }) => gateway === 'razorpay')
        : [ledger.orderByReceipt('razorpay', receipt)].filter((order) => order !== null);
    return context.json(toCollection(wanted.map((order) => toOrderEntity(ledger, order))));
  });
  orders.get('/:id', (context) => {
    const order = ledger.order(context.req.param('id'));
    return order ? context.json(toOrderEntity(ledger, order)) : unknownIdError(context);
  });
  orders.get('/:id/payments', (context) => {
    const order = ledger.order(context.req.param('id'));
    if (!order) return unknownIdError(context);
    return context.json(toCollection(ledger.paymentsOf(order.id).map((payment) => toPaymentEntity(ledger, payment))));
  });
  return orders;
}
