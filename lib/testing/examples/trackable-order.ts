import { newOrderNumber } from '#lib/retail-api/orders/order-number.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { eraseShoppers } from '#lib/retail-api/testing/erase-shoppers.ts';
import { addOrder } from '#lib/retail-api/testing/placed-order.ts';

/** Creates an order with a number in the real format, in a store where no order has been tracked yet. */
export async function trackableOrder({ context }: Pick<TestApi, 'context'>): Promise<{ number: string; key: string }> {
  await eraseShoppers(context.db);
  const { order } = await addOrder(context.db, { row: { number: newOrderNumber(Date.now()) } });
  return order;
}
