import { idempotencyKey } from '#lib/contract/index.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { cancellationKey } from './form-key.ts';

const withCancelled = (CancelledQuantity: number, change: Parameters<typeof testOrder>[0] = {}) => {
  const order = testOrder(change);
  const Products = order.Products.map((line) => ({ ...line, Quantity: 3, CancelledQuantity }));
  return cancellationKey(storeOrder({ ...order, Products }));
};

test('cancellation form key: pages with the same remaining items share it, all others have different ones', () => {
  expect(idempotencyKey.safeParse(withCancelled(0)).success).toBe(true);
  expect(withCancelled(1)).toBe(withCancelled(1));
  const keys = [withCancelled(0), withCancelled(1), withCancelled(0, { OrderKey: 'key-of-another-order' })];
  expect(new Set(keys).size).toBe(3);
});
