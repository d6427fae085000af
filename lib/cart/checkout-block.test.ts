import { testLine } from '#lib/testing/cart.ts';
import { checkoutBlock } from './checkout-block.ts';

const fine = testLine('Ganga', 2);
const soldOut = testLine('Tista', 1, { maximum: 0, stock: 0 });
const overStock = testLine('Kosi', 3, { maximum: 2, stock: 2 });

test.each([
  ['every line can be had', [fine], null],
  ['a line holds just as much as there is', [testLine('Kosi', 2, { maximum: 2, stock: 2 })], null],
  ['a line is sold out', [fine, soldOut], 'sold-out'],
  ['the store counts a line no longer', [testLine('Tista', 1, { counted: false })], 'sold-out'],
  ['a line holds more than there is', [fine, overStock], 'over-stock'],
  ['both: what is sold out comes first', [overStock, soldOut], 'sold-out'],
  ['nothing is in it', [], null],
])('where %s', (_case, lines, block) => {
  expect(checkoutBlock({ lines })).toBe(block);
});
