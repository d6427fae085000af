import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { pickupAddresses, storesFor } from './handover.ts';

test('the billing address is offered for a pickup only where it is another one', () => {
  const order = storeOrder(testOrder());
  expect(pickupAddresses(order).map(({ value }) => value)).toEqual(['delivery']);
  const other = { ...order, billingAddress: { ...order.billingAddress, line1: '7 Brigade Road' } };
  expect(pickupAddresses(other)).toMatchObject([
    { value: 'delivery', text: expect.stringContaining('14 Lake View') },
    { value: 'billing', text: expect.stringContaining('7 Brigade Road') },
  ]);
});

test('an item can be brought to the stores that sell its department, or whose departments are unknown', () => {
  const stores = [
    { code: 'ST1', name: 'Pune Store', city: 'Pune', departments: ['Watches'] as const },
    { code: 'ST2', name: 'Church Street', city: 'Bengaluru', departments: [] },
    { code: 'ST3', name: 'Jaipur Store', city: 'Jaipur', departments: ['Jewellery'] as const },
  ];
  expect(storesFor({ department: 'Watches' }, stores)).toEqual([
    { code: 'ST1', name: 'Pune Store' },
    { code: 'ST2', name: 'Church Street, Bengaluru' },
  ]);
});
