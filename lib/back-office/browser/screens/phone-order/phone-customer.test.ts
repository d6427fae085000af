import { mobileDigits, NOBODY, phoneCustomerFields } from './phone-customer.ts';

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['91234 56789', '9123456789'],
])('the mobile %s is %s', (text, digits) => {
  expect(mobileDigits(text)).toBe(digits);
});

test('a parcel without a name of its own is for the customer', () => {
  const customer = { ...NOBODY, mobile: '9876543210', name: ' Asha Rao ' };
  expect(phoneCustomerFields(customer)).toMatchObject({
    Name: 'Asha Rao',
    Address: { FullName: 'Asha Rao', Mobile: '9876543210' },
  });
  const other = { ...customer, address: { ...customer.address, FullName: 'Ravi Rao' } };
  expect(phoneCustomerFields(other).Address.FullName).toBe('Ravi Rao');
});
