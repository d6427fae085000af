import type { OrderWire } from '#lib/contract/index.ts';
import { testOrder } from '#lib/testing/order.ts';
import { timelineOf } from './timeline.ts';
import { toOrder } from './transform.ts';

const PLACED = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const RETURN = 'RT-261128-ABC234';

type Happened = OrderWire['Events'][number]['Kind'];
/** What happened, an hour after each other. */
const events = (...kinds: Happened[]): OrderWire['Events'] =>
  kinds.map((Kind, hours) => ({
    Kind,
    At: PLACED + hours * HOUR,
    ReturnNumber: /^(?:return|quality|refund|exchange)/.test(Kind) ? RETURN : '',
  }));

const steps = (change: Partial<OrderWire>) => timelineOf(toOrder(testOrder(change)));
const stages = (change: Partial<OrderWire>) => steps(change).map(({ name, stage }) => `${name}: ${stage}`);

test('an order stands where it is, with what it has passed before it and what is to come behind', () => {
  expect(stages({ State: 'shipped', Events: events('placed', 'confirmed', 'packed', 'shipped') })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Packed: done',
    'Shipped: now',
    'Out for delivery: come',
    'Delivered: come',
  ]);
  expect(stages({ State: 'payment-pending', Events: events('placed') })[0]).toBe('Placed: now');
});

test('each step tells when it was reached, and only a step without a word of it has no time', () => {
  const known = steps({ State: 'packed', Events: events('placed', 'confirmed') });
  expect(known.map(({ at }) => at).slice(0, 3)).toEqual([PLACED, PLACED + HOUR, null]);
});

test('the day that was promised stands at the delivery, until it is there', () => {
  const note = (change: Partial<OrderWire>) => steps(change).find(({ name }) => name === 'Delivered')?.note;
  expect(note({})).toBe('between Tue 24 Nov and Fri 27 Nov');
  expect(note({ State: 'delivered', Events: events('placed', 'delivered') })).toBe('');
});

test('a parcel that was delivered without another word was never out for delivery', () => {
  const happened = events('placed', 'confirmed', 'packed', 'shipped', 'delivered');
  expect(stages({ State: 'delivered', Events: happened })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Packed: done',
    'Shipped: done',
    'Delivered: now',
  ]);
});

test('parcels stand at the step in which they were shipped', () => {
  const Parcels = [{ Courier: 'Blue Dart', AWB: '77', TrackingUrl: '', ShippedAt: PLACED, DeliveredAt: null }];
  const shown = steps({ State: 'shipped', Events: events('placed', 'confirmed', 'packed', 'shipped'), Parcels });
  expect(shown.map(({ parcels }) => parcels.length)).toEqual([0, 0, 0, 1, 0, 0]);
});

test('what happens beside the way stands in its time, and the order where it was', () => {
  const happened = events('placed', 'confirmed', 'modified', 'lines-cancelled', 'restocked');
  expect(stages({ Events: happened }).slice(0, 5)).toEqual([
    'Placed: done',
    'Confirmed: now',
    'Order changed: done',
    'Some items cancelled: done',
    'Packed: come',
  ]);
});

test.each<[Happened[], string[]]>([
  [
    ['placed', 'confirmed', 'cancelled'],
    ['Placed: done', 'Confirmed: done', 'Cancelled: now'],
  ],
  [['placed'], ['Placed: done', 'Cancelled: now']],
  [
    ['placed', 'lines-cancelled', 'cancelled'],
    ['Placed: done', 'Some items cancelled: done', 'Cancelled: now'],
  ],
])('a cancelled order of which %j is known ends there', (kinds, expected) =>
  expect(stages({ State: 'cancelled', Events: events(...kinds) })).toEqual(expected),
);

test('a return stands behind the delivery, under its name and with its number', () => {
  const change: Partial<OrderWire> = {
    State: 'delivered',
    Events: events('placed', 'delivered', 'return-requested', 'quality-failed', 'return-sent-back'),
    Returns: [{ ReturnNumber: RETURN, Kind: 'exchange', State: 'sent-back', RequestedAt: PLACED, RefundAmount: 100 }],
  };
  const branch = steps(change).slice(-3);
  expect(branch.map(({ name }) => name)).toEqual([
    'Exchange requested',
    'Exchange checked and not accepted',
    'Sent back to you',
  ]);
  expect(branch.map(({ returnNumber }) => returnNumber)).toEqual([RETURN, RETURN, RETURN]);
  expect(branch.map(({ opensReturn }) => opensReturn)).toEqual([true, false, false]);
});

test('an order whose return was paid back stands at what has happened, not at what is on its way', () => {
  const change: Partial<OrderWire> = {
    State: 'delivered',
    Events: events('placed', 'delivered', 'return-requested', 'exchange-placed', 'refund-opened'),
  };
  expect(stages(change).slice(-2)).toEqual(['New order placed: done', 'Refund issued: now']);
});

test('no two steps share an id', () => {
  const ids = steps({ Events: events('placed', 'confirmed', 'modified', 'modified') }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
