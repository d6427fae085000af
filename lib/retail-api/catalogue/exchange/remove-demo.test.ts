import type { OrderWire } from '#lib/contract/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { BOTH_GATEWAYS, orderShopper } from '../../testing/order-shopper.ts';
import { removeDemo } from './remove-demo.ts';

test('an order is as it was after the demo, whose products it has, is put away', async () => {
  const api = await createTestApi({ payments: BOTH_GATEWAYS });
  const asha = await orderShopper(api);
  const { BasketGUID } = await asha.fill('1801AV01');
  const { OrderNumber } = await asha.ordered({ BasketGUID });
  const read = async () => (await asha.caller.post<OrderWire>('OrderDetails', { OrderNumber })).Data;
  const before = await read();
  await removeDemo(api.context.db, { pagesDir: undefined, now: Date.now, onProgress: () => undefined });
  const after = await read();
  expect(after?.Products).toHaveLength(1);
  const withoutLink = (order: typeof before) => ({
    ...order,
    Products: order?.Products.map(({ ProductTitle }) => ProductTitle),
  });
  expect(withoutLink(after)).toEqual(withoutLink(before));
  await api.close();
});
