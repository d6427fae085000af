import { timelineOf } from './timeline.ts';

const stages = (state: Parameters<typeof timelineOf>[0]['state']) =>
  timelineOf({ state, placedAt: 5 }).map(({ name, stage }) => `${name}: ${stage}`);

test('an order stands where it is, with what it has passed before it', () => {
  expect(stages('shipped')).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Packed: done',
    'Shipped: now',
    'Out for delivery: come',
    'Delivered: come',
  ]);
  expect(stages('payment-pending')[0]).toBe('Placed: now');
  expect(stages('delivered').at(-1)).toBe('Delivered: now');
});

test('a cancelled one ends there', () => {
  expect(stages('cancelled')).toEqual(['Placed: done', 'Cancelled: now']);
  expect(timelineOf({ state: 'cancelled', placedAt: 5 })[0]?.at).toBe(5);
});
