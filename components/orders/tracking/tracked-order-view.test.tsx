import { renderToStaticMarkup } from 'react-dom/server';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { toTrackedOrder } from '#lib/storefront/orders/tracking/transform.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { TrackedOrderView } from './tracked-order-view';

type Wire = DataOf<typeof calls.trackedOrderByToken>;

const show = (change: Partial<Wire> = {}) =>
  renderToStaticMarkup(<TrackedOrderView order={toTrackedOrder({ ...testOrder(), ...change })} />);
const items = (change: Partial<Wire['Products'][number]>) =>
  show({ Products: testOrder().Products.map((line) => ({ ...line, Quantity: 3, ...change })) });

test('a tracked order shows its status, arrival, timeline and items', () => {
  const html = show();
  expect(html).toMatch(/role="status"[^>]*><span[^>]*>Confirmed<\/span>, arrives between Tue 24 Nov and Fri 27 Nov</);
  expect(html).toMatch(/<ol[^>]*aria-label="Timeline"/);
  expect(html).toContain('Aarvane Meridian');
});

test('a tracked order shows no prices and no customer, and links to the sign-in to change it', () => {
  const html = show();
  expect(html).not.toMatch(/₹|Asha|Lake View|98765/);
  expect(html).toMatch(/href="\/users\/sign_in\?next=[^"]+"[^>]*>Sign in to change this order</);
});

test('items with a requested return are not shown as sent back on the tracking page', () => {
  expect(items({})).toContain('>Quantity 3<');
  expect(items({ ReturnedQuantity: 1, CancelledQuantity: 1 })).toContain(
    'Quantity 3 · 1 of 3 cancelled · 1 of 3 returned or being returned',
  );
});

test('returns are not linked on the tracking page, because their pages need a sign-in', () => {
  const ReturnNumber = 'RT-261128-ABC234';
  const Events = [{ Kind: 'return-requested', At: 1, ReturnNumber } as const];
  const Returns = [{ ReturnNumber, Kind: 'return', State: 'requested', RequestedAt: 1, RefundAmount: 9 } as const];
  const html = show({ State: 'delivered', Events, Returns });
  expect(html).toContain('Return requested');
  expect(html).not.toContain('/myaccount/myaccount-order/returns');
});

test('a tracked order whose parcel came back says so with the reason, and shows no arrival date', () => {
  const Parcels = [{ Courier: 'Blue Dart', AWB: 'BD77', TrackingUrl: '', ShippedAt: 1, DeliveredAt: null }];
  const html = show({ State: 'cancelled', Parcels, CancelReason: 'Nobody opened the door.' });
  expect(html).toContain('We could not deliver this order.');
  expect(html).toContain('Our reason: “Nobody opened the door.”');
  expect(html).not.toContain('arrives');
});
