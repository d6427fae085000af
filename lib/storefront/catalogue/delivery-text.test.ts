import { deliveryText } from './delivery-text.ts';

const facts = {
  pincode: '560001',
  city: 'Bengaluru',
  deliverable: true,
  earliestDate: '2026-11-24',
  latestDate: '2026-11-27',
  deliveryDays: '3-6',
};

describe('deliveryText', () => {
  test('deliveryText names both days of a range', () => {
    expect(deliveryText(facts)).toBe('Delivery to Bengaluru 560001 between Tue 24 Nov and Fri 27 Nov.');
  });

  test('deliveryText names the only day of a range', () => {
    expect(deliveryText({ ...facts, latestDate: '' })).toBe('Delivery to Bengaluru 560001 by Tue 24 Nov.');
    expect(deliveryText({ ...facts, latestDate: facts.earliestDate })).toMatch('by Tue 24 Nov.');
  });

  test('deliveryText falls back to a number of days, and to 12-15 days', () => {
    const undated = { ...facts, earliestDate: '', latestDate: '' };
    expect(deliveryText(undated)).toBe('Delivery to Bengaluru 560001 in 3-6 days.');
    expect(deliveryText({ ...undated, city: '', deliveryDays: '' })).toBe('Delivery to 560001 in 12-15 days.');
  });

  test('deliveryText says where nothing is delivered', () => {
    expect(deliveryText({ ...facts, deliverable: false })).toBe('We do not deliver to Bengaluru 560001 yet.');
  });
});
