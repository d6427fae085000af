import { skuLines, withQuantity, withSku } from './chosen-skus.ts';

const ring = { sku: 'R-12', title: 'Ring', sizeName: '12', price: 5_000_00, quantity: 1 };

test('the same size added twice is one line with both pieces, up to the most of a call', () => {
  expect(skuLines(withSku(withSku([], ring), { ...ring, quantity: 2 }))).toEqual([{ SKU: 'R-12', Quantity: 3 }]);
  expect(skuLines(withSku([ring], { ...ring, quantity: 100 }))).toEqual([{ SKU: 'R-12', Quantity: 100 }]);
  expect(withSku([ring], { ...ring, sku: 'R-14' })).toHaveLength(2);
});

test('a size with no pieces is out of the list', () => {
  expect(withQuantity([ring], 'R-12', 4)).toMatchObject([{ quantity: 4 }]);
  expect(withQuantity([ring], 'R-12', 0)).toEqual([]);
});
