import type { Transaction } from 'kysely';
import type { OrderWire } from '#lib/contract/index.ts';
import { type ApiContext, type Caller, type Outcome, succeed } from '../../core/call-handler.ts';
import { type KeyedWrite, onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { lockWithExchanged } from '../../orders/exchanged-orders.ts';
import { findOrder, type OrderRow } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { noSuchOrder } from './no-such-order.ts';

interface Change {
  call: KeyedWrite['call'];
  request: KeyedWrite['request'] & { OrderNumber: string };
  caller: Caller;
}

/**
 * Changes an order as its customer, who is locked with it and with the orders that it was exchanged for, once for the
 * request's key; answers with the order as it stands by then. 204 for the order of somebody else.
 */
export async function changeOwnOrder(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { call, request, caller }: Change,
  work: (transaction: Transaction<Database>, order: OrderRow, now: number) => Promise<Outcome<null>>,
): Promise<Outcome<OrderWire>> {
  return changeAsCustomer<OrderWire>(db, caller, async (transaction) => {
    const at = now();
    const own = { OrderKey: '', OrderNumber: request.OrderNumber };
    const answer = async (): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, own, caller);
      return order ? succeed(await orderWire(transaction, order, at)) : noSuchOrder();
    };
    const changeOnce = async (): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, own, caller);
      const locked = order && (await lockWithExchanged(transaction, order.number));
      if (!locked) return noSuchOrder();
      const changed = await work(transaction, locked, at);
      return changed.code === 'Success' ? answer() : changed;
    };
    return onceByKey<OrderWire>(transaction, { call, request, caller, now: at }, changeOnce, {
      keep: ({ OrderNumber }) => OrderNumber,
      answerAgain: answer,
    });
  });
}
