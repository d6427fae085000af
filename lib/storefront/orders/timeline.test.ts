import type { OrderWire } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { timelineOf } from './timeline.ts';

const PLACED = Date.parse('2026-11-21T10:00:00Z');
const RETURN = 'RT-261128-ABC234';

type Happened = OrderWire['Events'][number]['Kind'];
/** Events an hour apart from each other. */
const events = (...kinds: Happened[]): OrderWire['Events'] =>
  kinds.map((Kind, hours) => ({
    Kind,
    At: PLACED + hours * HOUR_MS,
    ReturnNumber: /^(?:return|quality|refund|exchange)/.test(Kind) ? RETURN : '',
  }));

const steps = (change: Partial<OrderWire>) => timelineOf(storeOrder(testOrder(change)));
const stages = (change: Partial<OrderWire>) => steps(change).map(({ name, stage }) => `${name}: ${stage}`);

test('the order timeline marks past steps as done, the latest step as current and later ones as upcoming', () => {
  expect(stages({ State: 'shipped', Events: events('placed', 'confirmed', 'packed', 'shipped') })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Packed: done',
    'Shipped: current',
    'Out for delivery: upcoming',
    'Delivered: upcoming',
  ]);
  expect(stages({ State: 'payment-pending', Events: events('placed') })[0]).toBe('Placed: current');
});

test('order timeline: each step has the time of its event, and only a step without an event has none', () => {
  const known = steps({ State: 'packed', Events: events('placed', 'confirmed') });
  expect(known.map(({ at }) => at).slice(0, 3)).toEqual([PLACED, PLACED + HOUR_MS, null]);
});

test('order timeline: the promised day is shown at the delivery step until the order is delivered', () => {
  const hint = (change: Partial<OrderWire>) => steps(change).find(({ name }) => name === 'Delivered')?.hint;
  expect(hint({})).toBe('between Tue 24 Nov and Fri 27 Nov');
  expect(hint({ State: 'delivered', Events: events('placed', 'delivered') })).toBe('');
});

test('order timeline: a delivery without an event for it skips the step “Out for delivery”', () => {
  const happened = events('placed', 'confirmed', 'packed', 'shipped', 'delivered');
  expect(stages({ State: 'delivered', Events: happened })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Packed: done',
    'Shipped: done',
    'Delivered: current',
  ]);
});

test('order timeline: parcels are shown at the step in which they were shipped', () => {
  const Parcels = [{ Courier: 'Blue Dart', AWB: '77', TrackingUrl: '', ShippedAt: PLACED, DeliveredAt: null }];
  const shown = steps({ State: 'shipped', Events: events('placed', 'confirmed', 'packed', 'shipped'), Parcels });
  expect(shown.map(({ parcels }) => parcels.length)).toEqual([0, 0, 0, 1, 0, 0]);
});

test('order timeline: side events are shown at their time and do not change the current step', () => {
  const happened = events('placed', 'confirmed', 'modified', 'lines-cancelled', 'restocked');
  expect(stages({ Events: happened }).slice(0, 5)).toEqual([
    'Placed: done',
    'Confirmed: current',
    'Order changed: done',
    'Some items cancelled: done',
    'Packed: upcoming',
  ]);
});

test.each<[Happened[], string[]]>([
  [
    ['placed', 'confirmed', 'cancelled'],
    ['Placed: done', 'Confirmed: done', 'Cancelled: current'],
  ],
  [['placed'], ['Placed: done', 'Cancelled: current']],
  [
    ['placed', 'lines-cancelled', 'cancelled'],
    ['Placed: done', 'Some items cancelled: done', 'Cancelled: current'],
  ],
])('order timeline: a cancelled order with the events %j ends with the cancellation', (kinds, expected) =>
  expect(stages({ State: 'cancelled', Events: events(...kinds) })).toEqual(expected),
);

test('order timeline: a return follows the delivery, with its name and number', () => {
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

test('order timeline: after a refund for a return the current step is its last event, not a future step', () => {
  const change: Partial<OrderWire> = {
    State: 'delivered',
    Events: events('placed', 'delivered', 'return-requested', 'exchange-placed', 'refund-opened'),
  };
  expect(stages(change).slice(-2)).toEqual(['New order placed: done', 'Refund issued: current']);
});

test('order timeline: all steps have unique ids', () => {
  const ids = steps({ Events: events('placed', 'confirmed', 'modified', 'modified') }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('order timeline: an order that is collected becomes ready and collected, in place of the steps of a courier', () => {
  const Collect = { StoreCode: 'ST1', StoreName: 'Lavelle Walk', Phone: '', PromisedAt: 0, ReadyAt: 0, KeptUntil: 0 };
  const happened = events('placed', 'confirmed', 'ready-to-collect', 'code-sent');
  expect(stages({ State: 'ready-to-collect', Events: happened, Collect })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'Ready to collect: current',
    'New code sent: done',
    'Collected: upcoming',
  ]);
});
