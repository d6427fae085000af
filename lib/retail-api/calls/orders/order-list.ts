import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { readOrdersOf } from '../../orders/customer-orders.ts';
import { orderListWire } from '../../orders/order-wire.ts';

const PER_PAGE = 10;

/** The customer's own orders, a page of them. */
export const orderList = handlerFor(calls.orderList, async ({ Page }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const { orders, count } = await readOrdersOf(db, id, { skip: (Page - 1) * PER_PAGE, most: PER_PAGE });
    return succeed({ Orders: await orderListWire(db, orders), Page, TotalPages: Math.ceil(count / PER_PAGE) });
  }),
);
