import type { z } from 'zod';
import { calls, type OrderWire } from '#lib/contract/index.ts';
import { type ApiContext, type Caller, handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { placeLimit } from '../../orders/order-limits.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { placeOrder as place } from '../../orders/place-order.ts';

const BUSY_SECONDS = 5;

/** Places the order of a cart, once for its key; asked for again it answers with the order as it stands by then. */
export const placeOrder = handlerFor(calls.placeOrder, async (request, context, caller) => {
  const { presses, orders } = context.queues;
  const turn = presses.tryRun(caller.customerId ?? caller.sessionId, async () => {
    const slot = orders.tryRun(() => placeInTurn(request, context, caller));
    return slot ?? tooManyRequests(BUSY_SECONDS);
  });
  return turn ?? tooManyRequests(BUSY_SECONDS);
});

function placeInTurn(
  request: z.output<typeof calls.placeOrder.request>,
  context: ApiContext,
  caller: Caller,
): Promise<Outcome<OrderWire>> {
  return changeAsCustomer<OrderWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const { payments, siteUrl, secret } = context;
    const answerWith = async (number: string): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, { OrderKey: '', OrderNumber: number }, caller);
      return order ? succeed(await orderWire(transaction, order, now)) : refuse('NotFound', 'There is no such order.');
    };
    const placeOnce = async (): Promise<Outcome<OrderWire>> => {
      const flood = await takeTurns(transaction, [placeLimit(secret, customer.id)], now);
      if (flood) return tooManyRequests(flood.retryAfterSeconds);
      const placed = await place(transaction, customer, request, { payments, siteUrl, secret, now });
      return placed.code === 'Success' ? answerWith(placed.data) : placed;
    };
    const write = { call: calls.placeOrder, request, caller, exact: true, now };
    return onceByKey<OrderWire>(transaction, write, placeOnce, {
      keep: ({ OrderNumber }) => OrderNumber,
      answerAgain: answerWith,
    });
  });
}
