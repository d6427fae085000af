import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { invoiceAddressLines, taxesOf } from './invoice-parts';

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

test('the address of an invoice has no empty lines', () => {
  const { address } = storeOrder(testOrder());
  const lines = ['Asha Rao', '14 Lake View', 'MG Road', 'Bengaluru, Karnataka 560001', '+91 98765 43210'];
  expect(invoiceAddressLines(address)).toEqual(lines);
  expect(invoiceAddressLines({ ...address, landmark: 'the lake', mobile: '' })).toContain('Near the lake');
  expect(invoiceAddressLines({ ...address, mobile: '' })).toHaveLength(4);
});
