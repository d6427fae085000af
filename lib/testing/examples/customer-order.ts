import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { insertOrder } from '#lib/retail-api/testing/orders.ts';

/** Creates an order of a customer with one item of each SKU; returns its number. */
export async function customerOrder(
  { context }: Pick<TestApi, 'context'>,
  customerId: string,
  skus: readonly string[],
): Promise<string> {
  const lines = skus.map((sku) => ({ sku, product_code: sku }));
  return (await insertOrder(context.db, { customer_id: customerId, lines })).number;
}
