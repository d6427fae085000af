import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { changedAddressOf, differenceOf } from './difference.ts';

const ORDER = storeOrder(testOrder());
const SAME = changedAddressOf(ORDER.address);

test('an order change form sent unchanged changes nothing', () => {
  expect(differenceOf(ORDER, { address: SAME, sizes: new Map() })).toBeNull();
  expect(differenceOf(ORDER, { address: SAME, sizes: new Map([['line-1', '1801AV01']]) })).toBeNull();
  expect(differenceOf(ORDER, { address: SAME, sizes: new Map([['line-of-nobody', 'OTHER']]) })).toBeNull();
});

test('only changed address fields and sizes become part of an order change', () => {
  const address = { ...SAME, landmark: 'the post office' };
  expect(differenceOf(ORDER, { address, sizes: new Map() })).toEqual({ address, sizes: new Map() });
  const sizes = new Map([['line-1', '1801AV02']]);
  expect(differenceOf(ORDER, { address: SAME, sizes })).toEqual({ address: null, sizes });
});
