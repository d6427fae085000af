import 'server-only';
import { calls, opaqueId, orderNumber } from '#lib/contract/index.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import { retail } from '#lib/retail-client/server.ts';
import { readAsCustomer } from '#lib/session/customer-page.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toOrder, toOrderListItem } from './transform.ts';
import type { Order, OrderList } from './types.ts';

/** The order behind a key, for a page: whoever knows the key may see it. What is no key is not found, without a call. */
export async function getOrderByKey(key: string): Promise<Result<Order>> {
  if (!opaqueId.safeParse(key).success) return failure({ kind: 'not-found' });
  const read = toResult(await retail().callAsSite(calls.orderDetails, { OrderKey: key }));
  return read.ok ? success(toOrder(read.value)) : read;
}

/** An order of the signed-in customer by its number. `path`: the page to come back to after a sign-in. */
export async function getOwnOrder(number: string, path: string): Promise<Result<Order>> {
  if (!orderNumber.safeParse(number).success) return failure({ kind: 'not-found' });
  const read = await readAsCustomer(calls.orderDetails, { OrderNumber: number }, path);
  return read.ok ? success(toOrder(read.value)) : read;
}

/** A page of the customer's orders, the newest first. `path`: the page to come back to after a sign-in. */
export async function getOwnOrders(page: number, path: string): Promise<Result<OrderList>> {
  const read = await readAsCustomer(calls.orderList, { Page: page }, path);
  if (!read.ok) return read;
  const { Orders, Page, TotalPages } = read.value;
  return success({ orders: Orders.map(toOrderListItem), page: Page, pages: TotalPages });
}

/**
 * The order behind a key, where it is of the customer of this session; not found where it is somebody else's. For route
 * handlers.
 */
export async function findOwnOrder(session: ShopperSession, key: string): Promise<Result<Order>> {
  if (session.data.customerToken === undefined) return failure({ kind: 'not-found' });
  const known = await getOrderByKey(key);
  if (!known.ok) return known;
  // A number is told to its own customer alone.
  const own = toResult(await session.call(calls.orderDetails, { OrderNumber: known.value.number }));
  return own.ok ? success(toOrder(own.value)) : own;
}
