import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { readOrdersOf } from '../../orders/customer-orders.ts';
import { orderListWire } from '../../orders/order-wire.ts';
import { readOrderSearch } from '../../orders/rules/order-search.ts';

const PER_PAGE = 10;

/** The customer's own orders, a page of them. */
export const orderList = handlerFor(calls.orderList, async (request, { db, now }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const { Page, Filter: filter, Year: year } = request;
    const at = now();
    const query = { filter, year, search: readOrderSearch(request.Search), now: at };
    const page = { skip: (Page - 1) * PER_PAGE, most: PER_PAGE };
    const { orders, count, years } = await readOrdersOf(db, id, { ...query, ...page });
    return succeed({
      Orders: await orderListWire(db, orders, at),
      Page,
      TotalPages: Math.ceil(count / PER_PAGE),
      TotalOrders: count,
      Years: years,
    });
  }),
);
