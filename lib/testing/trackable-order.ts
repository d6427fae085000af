import { newOrderNumber } from '#lib/retail-api/orders/order-number.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { forgetShoppers } from '#lib/retail-api/testing/erase-shoppers.ts';
import { addOrder } from '#lib/retail-api/testing/placed-order.ts';

/** An order with a number as real ones have, in a shop where nobody has asked after any yet. */
export async function trackableOrder({ context }: Pick<TestApi, 'context'>): Promise<{ number: string; key: string }> {
  await forgetShoppers(context.db);
  const { order } = await addOrder(context.db, { row: { number: newOrderNumber(Date.now()) } });
  return order;
}
