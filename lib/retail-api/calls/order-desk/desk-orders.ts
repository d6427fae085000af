import { calls } from '#lib/contract/index.ts';
import { sum } from '../../cart/pricing/sum.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { readDeskOrders } from '../../orders/desk-orders.ts';
import { readOrderDocument, readOrderLines } from '../../orders/order-store.ts';
import { paymentStatesOf } from '../../orders/order-wire.ts';

const PER_PAGE = 20;

/** Orders of all customers, a page of them: where they go, and nothing of who gets them. */
export const deskOrders = handlerFor(calls.deskOrders, async ({ State, Search, Late, Page }, { db, now }) => {
  const page = { skip: (Page - 1) * PER_PAGE, most: PER_PAGE };
  const { orders, count } = await readDeskOrders(db, { state: State, text: Search, late: Late, ...page, now: now() });
  const lines = await readOrderLines(
    db,
    orders.map(({ number }) => number),
  );
  const states = await paymentStatesOf(db, orders);
  return succeed({
    Orders: orders.map((order) => {
      const { address, promise } = readOrderDocument(order);
      const own = lines.get(order.number) ?? [];
      return {
        OrderNumber: order.number,
        State: order.state,
        PaymentState: states.get(order.number) ?? '',
        PlacedAt: order.placed_at,
        Total: order.total,
        Pieces: sum(own.map(({ quantity, cancelled }) => quantity - cancelled)),
        City: address.City,
        Pincode: address.Pincode,
        LatestDate: promise.latestDate,
      };
    }),
    Page,
    TotalPages: Math.ceil(count / PER_PAGE),
  });
});
