import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderWire } from '#lib/contract/index.ts';
import { toOrder } from '#lib/storefront/orders/transform.ts';
import { testOrder } from '#lib/testing/order.ts';
import { ReturnList } from './return-list';
import { Timeline } from './timeline';

const AT = Date.parse('2026-11-28T06:00:00Z');
const NUMBERS = ['RT-261128-ABC234', 'RT-261128-XYZ789'] as const;
const events = (number: string): OrderWire['Events'] =>
  (['return-requested', 'return-refused'] as const).map((Kind) => ({ Kind, At: AT, ReturnNumber: number }));
const returned = (...numbers: string[]) =>
  toOrder(
    testOrder({
      State: 'delivered',
      Events: numbers.flatMap(events),
      Returns: numbers.map((ReturnNumber) => ({
        ...({ ReturnNumber, Kind: 'return', State: 'refused', RequestedAt: AT, RefundAmount: 2495 } as const),
      })),
    }),
  );
/** How often each number stands in the timeline as text. */
const reported = (html: string) => NUMBERS.map((number) => html.split(`>${number}<`).length - 1);

test('of several returns each step says which one it is about; of one only where it begins', () => {
  expect(reported(renderToStaticMarkup(<Timeline order={returned(...NUMBERS)} />))).toEqual([2, 2]);
  expect(reported(renderToStaticMarkup(<Timeline order={returned(NUMBERS[0])} />))).toEqual([1, 0]);
});

test('who follows an order reads which return it is, and is led to none', () => {
  const html = renderToStaticMarkup(<Timeline order={returned(...NUMBERS)} ownPages={false} />);
  expect(reported(html)).toEqual([2, 2]);
  expect(html).not.toContain('href');
});

test('an amount stands beside a return whose money goes back, and beside no other', () => {
  const [one] = returned(NUMBERS[0]).returns;
  if (!one) throw new Error('There is no return.');
  const list = (change: Partial<typeof one>) => renderToStaticMarkup(<ReturnList returns={[{ ...one, ...change }]} />);
  expect(list({})).not.toContain('₹2,495');
  expect(list({ state: 'approved' })).toContain('₹2,495');
  expect(list({ state: 'approved', kind: 'exchange' })).not.toContain('₹2,495');
  expect(list({ state: 'refunded', kind: 'exchange' })).toContain('₹2,495');
});
