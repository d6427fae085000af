import { type CancellableLine, chooseItems } from './choose-items.ts';

const A: CancellableLine = { id: 'a', quantity: 3, net: 101, shipping: 10, cancelled: 1, returned: 0 };
const B: CancellableLine = { id: 'b', quantity: 1, net: 50, shipping: 0, cancelled: 0, returned: 0 };
const GONE: CancellableLine = { ...B, id: 'gone', cancelled: 1 };
const itemOf = (lineId: string, quantity: number) => ({ lineId, quantity });

test('the requested ones, valued after earlier cancellations and returns', () => {
  expect(chooseItems([A, B], [itemOf('a', 1)])).toEqual([
    { lineId: 'a', quantity: 1, value: { net: 34, shipping: 3 } },
  ]);
});

test('all remaining items are chosen if none are named', () => {
  expect(chooseItems([A, B, GONE], [])).toEqual([
    { lineId: 'a', quantity: 2, value: { net: 68, shipping: 7 } },
    { lineId: 'b', quantity: 1, value: { net: 50, shipping: 0 } },
  ]);
});

test('an order line that is named twice counts for both', () => {
  expect(chooseItems([A], [itemOf('a', 1), itemOf('a', 1)])).toMatchObject([{ quantity: 2 }]);
  expect(chooseItems([A], [itemOf('a', 2), itemOf('a', 1)])).toBeNull();
});

test.each([
  ['more than are left', [A, B], [itemOf('b', 2)]],
  ['of a line that has none left', [A, GONE], [itemOf('gone', 1)]],
  ['of another order', [A, B], [itemOf('a', 1), itemOf('c', 1)]],
  ['all of an order that has none left', [GONE], []],
])('null: %s', (_title, lines, requested) => expect(chooseItems(lines, requested)).toBeNull());
