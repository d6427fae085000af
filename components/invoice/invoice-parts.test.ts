import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
import { toOrder } from '#lib/storefront/orders/transform.ts';
import { testOrder } from '#lib/testing/order.ts';
import { addressLines, amountText, taxesOf } from './invoice-parts';

const SUMS = { cgst: 900, sgst: 900, igst: 1800 };
const taxes = (withinState: boolean) =>
  taxesOf({ ...SUMS, withinState } as Invoice).map((tax) => [tax.name, tax.rate(18), tax.of(SUMS as never), tax.sum]);

test('invoice taxes: CGST and SGST of half the rate each within a state, the full IGST between states', () => {
  expect(taxes(true)).toEqual([
    ['CGST', '9%', 900, 900],
    ['SGST', '9%', 900, 900],
  ]);
  expect(taxes(false)).toEqual([['IGST', '18%', 1800, 1800]]);
});

test.each([
  [1_24_950_00, '1,24,950.00'],
  [5, '0.05'],
  [0, '0.00'],
])('an invoice amount of %i paise is formatted as %s', (paise, text) => expect(amountText(paise)).toBe(text));

test('the address of an invoice has no empty lines', () => {
  const { address } = toOrder(testOrder());
  const lines = ['Asha Rao', '14 Lake View', 'MG Road', 'Bengaluru 560001', 'Karnataka', '+91 98765 43210'];
  expect(addressLines(address)).toEqual(lines);
  expect(addressLines({ ...address, landmark: 'the lake', mobile: '' })).toContain('Near the lake');
  expect(addressLines({ ...address, mobile: '' })).toHaveLength(5);
});
