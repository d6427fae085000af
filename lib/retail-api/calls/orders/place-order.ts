import { calls, type OrderWire } from '#lib/contract/index.ts';
import { changeAsCustomer } from '../../account/as-customer.ts';
import { handlerFor, type Outcome, refuse, succeed } from '../../call-handler.ts';
import { onceByKey } from '../../db/once-by-key.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { placeOrder as place } from '../../orders/place-order.ts';

/** Places the order of a cart, once for its key; asked for again it answers with the order as it stands by then. */
export const placeOrder = handlerFor(calls.placeOrder, async (request, context, caller) =>
  changeAsCustomer<OrderWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const { payments, siteUrl, secret } = context;
    const answerWith = async (number: string): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, { OrderKey: '', OrderNumber: number }, caller);
      return order ? succeed(await orderWire(transaction, order, now)) : refuse('NotFound', 'There is no such order.');
    };
    const placeOnce = async (): Promise<Outcome<OrderWire>> => {
      const placed = await place(transaction, customer, request, { payments, siteUrl, secret, now });
      return placed.code === 'Success' ? answerWith(placed.data) : placed;
    };
    return onceByKey<OrderWire>(transaction, { call: calls.placeOrder, request, caller, now }, placeOnce, {
      keep: ({ OrderNumber }) => OrderNumber,
      answerAgain: answerWith,
    });
  }),
);
