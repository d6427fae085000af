import { renderToStaticMarkup } from 'react-dom/server';
import { parseOrderListQuery } from '#lib/storefront/orders/list-query.ts';
import { toOrderListItem } from '#lib/storefront/orders/transform.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { OrderListView } from './order-list-view';

const LIST = { orders: [toOrderListItem(testOrder())], page: 1, pages: 2, count: 11, years: [2026, 2025] };
const show = (search: Parameters<typeof parseOrderListQuery>[0], list = LIST) =>
  renderToStaticMarkup(<OrderListView list={list} query={parseOrderListQuery(search)} />);

test('the filters of the order list keep the search text, and the number of found orders is shown', () => {
  const html = show({ show: 'open', q: 'ruby' });
  expect(html).toContain('11 open orders matching “ruby”');
  expect(html).toMatch(/<a [^>]*href="\/myaccount\/order-list\?show=2025&amp;q=ruby"[^>]*>2025<\/a>/);
  expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>Open<\/a>/);
});

test('the search of the order list keeps the filter and can be cleared separately', () => {
  const html = show({ show: 'open', q: 'ruby' });
  expect(html).toContain('<input type="hidden" name="show" value="open"/>');
  expect(html).toMatch(/<a [^>]*href="\/myaccount\/order-list\?show=open"[^>]*>Clear search<\/a>/);
  expect(show({})).not.toContain('Clear search');
});

test('the pagination of the order list keeps the filter', () =>
  expect(show({ show: 'open' })).toContain('href="/myaccount/order-list?show=open&amp;page=2"'));

test('an empty order list links to all orders', () => {
  const html = show({ show: 'cancelled' }, { ...LIST, orders: [], pages: 0, count: 0 });
  expect(html).toContain('No cancelled orders');
  expect(html).toMatch(/<a [^>]*href="\/myaccount\/order-list"[^>]*>See all orders<\/a>/);
});
