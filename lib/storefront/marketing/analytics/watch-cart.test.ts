/** @jest-environment jsdom */
import { publishCart } from '#lib/storefront/cart/events.ts';
import { EMPTY_CART } from '#lib/storefront/cart/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { factsOf } from './cart-events.ts';
import { CART_DATA_ID } from './read-page.ts';
import type { AnalyticsEvent } from './types.ts';
import { watchCart } from './watch-cart.ts';

const reported: AnalyticsEvent[] = [];
const names = () => reported.splice(0).map(({ event }) => event);
const cartOf = (version: number, ...lines: [string, number][]) =>
  testCart(
    lines.map(([name, quantity]) => testLine(name, quantity)),
    { version },
  );

// The watcher stays active as long as the document lives.
document.body.innerHTML = `<script id="${CART_DATA_ID}" type="application/json">${JSON.stringify(
  factsOf(cartOf(3, ['ganga', 2])),
)}</script>`;
watchCart((event) => reported.push(event));

test('cart changes are reported as the difference to the previous cart, whatever published it', () => {
  publishCart(cartOf(4, ['ganga', 3]));
  expect(reported).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: 'ganga', quantity: 1 }] } }]);
  expect(names()).toHaveLength(1);
  // The response to the previous change, which arrives late.
  publishCart(cartOf(3, ['ganga', 2]));
  expect(names()).toEqual([]);
  // A read of the cart as another tab has left it.
  publishCart(null, { read: cartOf(7, ['ganga', 3], ['tara', 1]) });
  publishCart(cartOf(8, ['ganga', 3]));
  expect(reported).toMatchObject([{ event: 'remove_from_cart', ecommerce: { items: [{ item_id: 'tara' }] } }]);
  expect(names()).toHaveLength(1);
  publishCart(cartOf(9, ['ganga', 4], ['tara', 2]), { added: { sku: 'SKU-tara', quantity: 2 } });
  expect(reported).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: 'tara', quantity: 2 }] } }]);
  expect(names()).toHaveLength(1);
  publishCart(null);
  expect(names()).toEqual([]);
  publishCart(EMPTY_CART);
  expect(reported).toMatchObject([{ ecommerce: { items: [{ quantity: 4 }, { quantity: 2 }] } }]);
  expect(names()).toEqual(['remove_from_cart']);
});
