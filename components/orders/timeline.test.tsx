import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderWire } from '#lib/contract/index.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { ReturnList } from './return-list';
import { Timeline } from './timeline';

const AT = Date.parse('2026-11-28T06:00:00Z');
const NUMBERS = ['RT-261128-ABC234', 'RT-261128-XYZ789'] as const;
const events = (number: string): OrderWire['Events'] =>
  (['return-requested', 'return-refused'] as const).map((Kind) => ({ Kind, At: AT, ReturnNumber: number }));
const returned = (...numbers: string[]) =>
  storeOrder(
    testOrder({
      State: 'delivered',
      Events: numbers.flatMap(events),
      Returns: numbers.map((ReturnNumber) => ({
        ...({ ReturnNumber, Kind: 'return', State: 'refused', RequestedAt: AT, RefundAmount: 2495 } as const),
      })),
    }),
  );
/** Returns how often each return number appears in the timeline as text. */
const reported = (html: string) => NUMBERS.map((number) => html.split(`>${number}<`).length - 1);

test('the timeline names the return at each step where there are several, and a single one only at its start', () => {
  expect(reported(renderToStaticMarkup(<Timeline order={returned(...NUMBERS)} />))).toEqual([2, 2]);
  expect(reported(renderToStaticMarkup(<Timeline order={returned(NUMBERS[0])} />))).toEqual([1, 0]);
});

test('the timeline of a tracked order names its returns without linking to them', () => {
  const html = renderToStaticMarkup(<Timeline order={returned(...NUMBERS)} ownPages={false} />);
  expect(reported(html)).toEqual([2, 2]);
  expect(html).not.toContain('href');
});

test('the list of returns shows an amount for a return with a refund, and for no other', () => {
  const [one] = returned(NUMBERS[0]).returns;
  if (!one) throw new Error('There is no return.');
  const list = (change: Partial<typeof one>) => renderToStaticMarkup(<ReturnList returns={[{ ...one, ...change }]} />);
  expect(list({})).not.toContain('₹2,495');
  expect(list({ state: 'approved' })).toContain('₹2,495');
  expect(list({ state: 'approved', kind: 'exchange' })).not.toContain('₹2,495');
  expect(list({ state: 'refunded', kind: 'exchange' })).toContain('₹2,495');
});

test('the last dot of the timeline is filled once the order is delivered, and hollow while it is on its way', () => {
  const lastReached = (change: Partial<OrderWire>) => {
    const html = renderToStaticMarkup(<Timeline order={storeOrder(testOrder(change))} />);
    return html.split('aria-current="step"')[1]?.split('</span>')[0];
  };
  expect(lastReached({ State: 'delivered' })).toContain('bg-brass');
  expect(lastReached({ State: 'shipped' })).toContain('bg-paper');
  // A return goes on after the delivery.
  expect(lastReached({ State: 'delivered', Events: events(NUMBERS[0]) })).toContain('bg-paper');
});
