import { deliveryPromise } from './delivery-promise.ts';

const friday = Date.parse('2026-11-20T10:00:00+05:30');

test('a zone with promised days promises dates, without Sundays', () => {
  expect(deliveryPromise({ days: [1, 3], promised: true }, friday)).toEqual({
    earliestDate: '2026-11-21',
    latestDate: '2026-11-24',
    deliveryDays: '1-3',
  });
});

test('a zone without promised days promises no date', () => {
  expect(deliveryPromise({ days: [12, 15], promised: false }, friday)).toEqual({
    earliestDate: '',
    latestDate: '',
    deliveryDays: '12-15',
  });
});

test('an order that takes extra days to make ready arrives as many business days later', () => {
  expect(deliveryPromise({ days: [1, 3], promised: true }, friday, 2)).toEqual(
    deliveryPromise({ days: [3, 5], promised: true }, friday),
  );
  expect(deliveryPromise({ days: [12, 15], promised: false }, friday, 2).deliveryDays).toBe('14-17');
});
