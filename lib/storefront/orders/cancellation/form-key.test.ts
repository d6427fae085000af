import { idempotencyKey } from '#lib/contract/index.ts';
import { shownOrder, testOrder } from '#lib/testing/order.ts';
import { cancellationKey } from './form-key.ts';

const withCancelled = (CancelledQuantity: number, change: Parameters<typeof testOrder>[0] = {}) => {
  const order = testOrder(change);
  const Products = order.Products.map((line) => ({ ...line, Quantity: 3, CancelledQuantity }));
  return cancellationKey(shownOrder({ ...order, Products }));
};

test('two pages of the same pieces have one key, and any other has another', () => {
  expect(idempotencyKey.safeParse(withCancelled(0)).success).toBe(true);
  expect(withCancelled(1)).toBe(withCancelled(1));
  const keys = [withCancelled(0), withCancelled(1), withCancelled(0, { OrderKey: 'key-of-another-order' })];
  expect(new Set(keys).size).toBe(3);
});
