/** @jest-environment jsdom */
import { endRoute } from '#lib/storefront/platform/browser/navigation.ts';
import type { AnalyticsEvent } from './types.ts';
import { watchPages } from './watch-pages.ts';

const reported: AnalyticsEvent[] = [];
const names = () => reported.splice(0).map(({ event }) => event);
const CART = {
  version: 1,
  coupon: null,
  lines: [{ sku: 'A', code: 'A', quantity: 1, unitPrice: 1, netPrice: 1, counted: true }],
};
const CARDS = `<div role="list" aria-label="Products"><div role="listitem"><article aria-label="Ganga" data-item="A" data-price="100">
  <a href="#">Ganga</a></article></div></div>`;

/** Navigates to another page within the document. */
async function go(path: string, html = ''): Promise<void> {
  window.history.pushState(null, '', path);
  document.body.innerHTML = `<main>${html}</main>`;
  endRoute();
  await new Promise((resolve) => setTimeout(resolve));
}

// The watcher stays active as long as the document lives.
watchPages((event) => reported.push(event));
// Prevents the navigation, as the router does when it handles the click.
document.addEventListener('click', (event) => event.preventDefault());

test('each page view is reported once, however often its route ends', async () => {
  expect(names()).toEqual(['page_view']);
  await go('/watches', `<h1>Watches</h1>${CARDS}`);
  endRoute();
  await go('/watches', `<h1>Watches</h1>${CARDS}`);
  expect(reported[1]).toMatchObject({ ecommerce: { item_list_id: 'watches', item_list_name: 'Watches' } });
  expect(names()).toEqual(['page_view', 'view_item_list']);
  document.querySelector('a')?.click();
  expect(names()).toEqual(['select_item']);
});

test('begin_checkout is reported when the checkout is entered from another page', async () => {
  const cart = `<script id="cart-data" type="application/json">${JSON.stringify(CART)}</script>`;
  await go('/cart', cart);
  expect(names()).toEqual(['page_view', 'view_cart']);
  await go('/checkout', cart);
  expect(names()).toEqual(['page_view', 'begin_checkout']);
  await go('/checkout?step=payment', cart);
  expect(names()).toEqual(['page_view']);
});

test("the events of a personal list contain neither its owner's name nor its address", async () => {
  await go('/wishlist/secret', `<h1>Wishlist of Asha</h1>${CARDS}`);
  await go('/search?q=9876543210', `<h1>Results for 9876543210</h1>${CARDS}`);
  expect(JSON.stringify(reported)).not.toMatch(/secret|Asha|9876543210/);
  expect(names()).toEqual(['page_view', 'view_item_list', 'page_view', 'view_item_list']);
});
