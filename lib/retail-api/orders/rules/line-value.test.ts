import fc from '#lib/testing/generated.ts';
import { cancelledValue, lineValue, type PaidLine, type RemovedItems } from './line-value.ts';

const NONE: RemovedItems = { units: 0, net: 0, shipping: 0 };
const line: PaidLine = { quantity: 3, net: 101, shipping: 10 };

test('items are worth their share, and the last one the rest', () => {
  expect(lineValue(line, NONE, 1)).toEqual({ net: 33, shipping: 3 });
  expect(lineValue(line, cancelledValue(line, 1), 1)).toEqual({ net: 34, shipping: 3 });
  expect(lineValue(line, cancelledValue(line, 2), 1)).toEqual({ net: 34, shipping: 4 });
  expect(lineValue(line, NONE, 3)).toEqual({ net: 101, shipping: 10 });
});

test('shipping that was not refunded with an earlier item is not refunded with the next one', () => {
  expect(lineValue(line, { units: 1, net: 33, shipping: 0 }, 1).shipping).toBe(3);
});

test('an item whose return was refused leaves its share to later ones', () => {
  // The second of two returns got 34 paise, the first one was refused: two items are left, and 67 paise.
  const second = { units: 1, net: 34, shipping: 0 };
  const third = lineValue(line, second, 1);
  const fourth = lineValue(line, { units: 2, net: second.net + third.net, shipping: 0 }, 1);
  expect(second.net + third.net + fourth.net).toBe(101);
});

test('more items than there are is an error', () => {
  expect(() => lineValue(line, cancelledValue(line, 2), 2)).toThrow('More units');
});

test('however items are split, they add up to what was paid, and to the same as all at once', () => {
  const paid = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    net: fc.integer({ min: 0, max: 50_000_000_00 }),
    shipping: fc.integer({ min: 0, max: 99_00 }),
  });
  fc.assert(
    fc.property(paid, fc.array(fc.integer({ min: 1, max: 40 })), (bought, steps) => {
      let removed = NONE;
      for (const step of [...steps, bought.quantity]) {
        const quantity = Math.min(step, bought.quantity - removed.units);
        if (quantity === 0) break;
        const value = lineValue(bought, removed, quantity);
        removed = {
          units: removed.units + quantity,
          net: removed.net + value.net,
          shipping: removed.shipping + value.shipping,
        };
        expect(removed).toEqual(cancelledValue(bought, removed.units));
      }
      expect(removed).toEqual({ units: bought.quantity, net: bought.net, shipping: bought.shipping });
    }),
  );
});
