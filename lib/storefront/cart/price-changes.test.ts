import { testLine } from '#lib/testing/examples/cart.ts';
import { priceChangesText, priceChangeText } from './price-changes.ts';

const line = (title: string, addedPrice: number, unitPrice: number, more: object = {}) =>
  testLine(title, 1, { title, addedPrice, unitPrice, ...more });
const same = line('Ganga', 100_000, 100_000);
const cheaper = line('Tista', 1_250_000, 1_200_000);
const dearer = line('Kaveri', 99_950, 100_000);
const soldOut = line('Yamuna', 100, 200, { stock: 0, maximum: 0 });

describe('priceChangeText: the price of a line has changed', () => {
  test.each([
    ['down', cheaper, 'Now ₹12,000 each, ₹500 less than when you added it.'],
    ['up, to the paisa', dearer, 'Now ₹1,000 each, ₹0.50 more than when you added it.'],
    ['not at all', same, ''],
    ['of what is sold out', soldOut, ''],
  ])('priceChangeText: %s', (_case, moved, text) => expect(priceChangeText(moved)).toBe(text));
});

describe('priceChangesText: all changed prices of a cart', () => {
  test.each([
    ['none', [same, soldOut], ''],
    ['one', [same, cheaper], '1 price changed since you added it: Tista is now ₹500 less.'],
    [
      'two, up and down alike',
      [dearer, cheaper],
      '2 prices changed since you added them: Kaveri is now ₹0.50 more; Tista is now ₹500 less.',
    ],
    [
      'many',
      [dearer, cheaper, cheaper, cheaper, cheaper],
      '5 prices changed since you added them: Kaveri is now ₹0.50 more; Tista is now ₹500 less; Tista is now ₹500 less; and 2 more.',
    ],
  ])('priceChangesText: %s', (_case, lines, text) => expect(priceChangesText(lines)).toBe(text));
});
