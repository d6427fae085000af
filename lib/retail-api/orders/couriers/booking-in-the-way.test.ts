import { bookingInTheWay } from './booking-in-the-way.ts';

const BOOKED = { state: 'booked', parcel_id: null, awb: 'A1', refusal: '', items: '[]' } as const;
const watch = (quantity: number) => ({ lineId: 'watch', quantity });
const ALL = { awb: 'B2', items: [], unshipped: [watch(3)] };

test.each([
  ['another number', {}, ALL, true],
  ['a booking that is being made', { state: 'booking', awb: '' }, ALL, true],
  ['its own number', {}, { ...ALL, awb: 'A1' }, false],
  ['one that is being cancelled', { state: 'cancelling' }, ALL, false],
  ['one that the courier did not cancel', { refusal: 'Picked up' }, ALL, false],
  ['one that is a parcel already', { parcel_id: 'p' }, ALL, false],
  [
    'items beside those that are booked',
    { items: '[{"lineId":"watch","quantity":1}]' },
    { ...ALL, items: [watch(2)] },
    false,
  ],
  ['items that are booked', { items: '[{"lineId":"watch","quantity":1}]' }, { ...ALL, items: [watch(3)] }, true],
] as const)('%s', (_title, booking, parcel, isRefused) => {
  expect(bookingInTheWay([{ ...BOOKED, ...booking }], parcel) !== undefined).toBe(isRefused);
});
