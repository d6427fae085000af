import { listDeliveryText } from './list-delivery.ts';

const facts = {
  pincode: '560001',
  deliverable: true,
  earliestDate: '2026-11-24',
  latestDate: '2026-11-27',
  deliveryDays: '3-6',
};

test.each([
  [{}, 'Delivery to 560001 by Fri 27 Nov'],
  [{ latestDate: '' }, 'Delivery to 560001 by Tue 24 Nov'],
  [{ earliestDate: '', latestDate: '' }, 'Delivery to 560001 in 3-6 days'],
  [{ earliestDate: '', latestDate: '', deliveryDays: '' }, 'Delivery to 560001 in 12-15 days'],
  [{ deliverable: false }, 'No delivery to 560001 yet'],
])('a list says of %j the last day: %s', (change, text) => {
  expect(listDeliveryText({ ...facts, ...change })).toBe(text);
});
