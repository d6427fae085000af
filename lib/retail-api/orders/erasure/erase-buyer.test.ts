import { TEST_ADDRESS, testDocument } from '../../testing/orders.ts';
import { withoutBuyer, withoutContact } from './erase-buyer.ts';

const DOCUMENT = {
  ...testDocument(),
  address: { ...TEST_ADDRESS, AlternateMobile: '9111111111', GSTIN: '29AAAAA0000A1Z5' },
  gstin: '29AAAAA0000A1Z5',
  pan: 'ABCDE1234F',
};
const NUMBERS = /9876543210|9111111111|asha@example\.com/;

test.each(['delivered', 'cancelled'] as const)(
  'a sale that is %s keeps what its invoice needs, and no phone numbers',
  (state) => {
    const remaining = withoutContact(DOCUMENT, state);
    expect(JSON.stringify(remaining)).not.toMatch(NUMBERS);
    expect(remaining).toMatchObject({
      address: { FullName: 'Asha Rao', AddressLine1: '12 Church Street', Pincode: '560001' },
      gstin: DOCUMENT.gstin,
      pan: DOCUMENT.pan,
      customer: { name: 'Asha Rao' },
      figures: DOCUMENT.figures,
    });
  },
);

test.each(['confirmed', 'packed', 'shipped', 'out-for-delivery'] as const)(
  'an order that is %s keeps the phone numbers for its courier only',
  (state) => {
    const { address, ...others } = withoutContact(DOCUMENT, state);
    expect(address).toEqual(DOCUMENT.address);
    expect(JSON.stringify(others)).not.toMatch(NUMBERS);
  },
);

test('an order that never became a sale keeps no personal data', () => {
  const remaining = withoutBuyer(DOCUMENT);
  expect(JSON.stringify(remaining)).not.toMatch(/Asha|Church|9876543210|9111111111|example|29AAAAA|ABCDE/);
  expect(remaining).toMatchObject({ address: { Pincode: '560001', StateCode: '29' }, figures: DOCUMENT.figures });
});
