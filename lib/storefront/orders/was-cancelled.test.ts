import { cancelledTexts, wasCancelled } from './was-cancelled.ts';

const event = (kind: 'placed' | 'confirmed' | 'cancelled') => ({ kind, at: 0, returnNumber: '' });

test('an unpaid order that expired does not count as cancelled', () => {
  const stood = [event('placed'), event('confirmed')];
  expect(wasCancelled({ state: 'cancelled', events: [...stood, event('cancelled')] })).toBe(true);
  expect(wasCancelled({ state: 'cancelled', events: [event('placed'), event('cancelled')] })).toBe(false);
  expect(wasCancelled({ state: 'confirmed', events: stood })).toBe(false);
});

const parcel = { courier: 'Blue Dart', awb: 'BD77', trackingUrl: '', shippedAt: 0, state: null, items: [] };

test('a cancelled order says what happened to its parcel, and the reason of the store', () => {
  const reported: Parameters<typeof cancelledTexts>[0] = { state: 'cancelled', parcels: [], cancelReason: '' };
  expect(cancelledTexts(reported)).toEqual([]);
  expect(cancelledTexts({ ...reported, cancelReason: 'The dial is scratched.' })).toEqual([
    'Our reason: “The dial is scratched.”',
  ]);
  expect(cancelledTexts({ ...reported, parcels: [parcel], cancelReason: 'Nobody was there.' })).toEqual([
    expect.stringContaining('could not deliver'),
    'Our reason: “Nobody was there.”',
  ]);
  expect(cancelledTexts({ ...reported, state: 'shipped', parcels: [parcel] })).toEqual([]);
});
