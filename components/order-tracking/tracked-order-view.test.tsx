import { renderToStaticMarkup } from 'react-dom/server';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { toTrackedOrder } from '#lib/storefront/orders/tracking/transform.ts';
import { testOrder } from '#lib/testing/order.ts';
import { TrackedOrderView } from './tracked-order-view';

type Wire = DataOf<typeof calls.trackedOrderByToken>;

const show = (change: Partial<Wire> = {}) =>
  renderToStaticMarkup(<TrackedOrderView order={toTrackedOrder({ ...testOrder(), ...change })} />);
const pieces = (change: Partial<Wire['Products'][number]>) =>
  show({ Products: testOrder().Products.map((line) => ({ ...line, Quantity: 3, ...change })) });

test('an order shows how far it is, when it comes, where it is and what is in it', () => {
  const html = show();
  expect(html).toMatch(/role="status"[^>]*><span[^>]*>Confirmed<\/span>, arrives between Tue 24 Nov and Fri 27 Nov</);
  expect(html).toMatch(/<ol[^>]*aria-label="Timeline"/);
  expect(html).toContain('Aarvane Meridian');
});

test('it shows neither what it cost nor whose it is, and its customer signs in to change it', () => {
  const html = show();
  expect(html).not.toMatch(/₹|Asha|Lake View|98765/);
  expect(html).toMatch(/href="\/users\/sign_in\?next=[^"]+"[^>]*>Sign in to change this order</);
});

test('pieces that somebody asks to send back are not called sent back', () => {
  expect(pieces({})).toContain('>Quantity 3<');
  expect(pieces({ ReturnedQuantity: 1, CancelledQuantity: 1 })).toContain(
    'Quantity 3 · 1 of 3 cancelled · 1 of 3 returned or being returned',
  );
});

test('returns have no page here, for that is of the signed-in customer', () => {
  const ReturnNumber = 'RT-261128-ABC234';
  const Events = [{ Kind: 'return-requested', At: 1, ReturnNumber } as const];
  const Returns = [{ ReturnNumber, Kind: 'return', State: 'requested', RequestedAt: 1, RefundAmount: 9 } as const];
  const html = show({ State: 'delivered', Events, Returns });
  expect(html).toContain('Return requested');
  expect(html).not.toContain('/myaccount/myaccount-order/returns');
});

test('one whose parcel came back says so, and why, and promises no day', () => {
  const Parcels = [{ Courier: 'Blue Dart', AWB: 'BD77', TrackingUrl: '', ShippedAt: 1, DeliveredAt: null }];
  const html = show({ State: 'cancelled', Parcels, CancelReason: 'Nobody opened the door.' });
  expect(html).toContain('We could not deliver this order.');
  expect(html).toContain('Our reason: “Nobody opened the door.”');
  expect(html).not.toContain('arrives');
});
