import { renderToStaticMarkup } from 'react-dom/server';
import { toOrderListItem } from '#lib/orders/transform.ts';
import { testOrder } from '#lib/testing/order.ts';
import { OrderArticle } from './order-article';

const show = (change: Parameters<typeof testOrder>[0] = {}) =>
  renderToStaticMarkup(<OrderArticle order={toOrderListItem(testOrder(change))} />);

test('an order of the list says how far it has come, leads to its page, and keeps its number in one line', () => {
  const html = show();
  expect(html).toContain('href="/myaccount/myaccount-order?order=SM-261121-ABC234"');
  expect(html).toContain('<span class="inline-block">SM-261121-ABC234</span>');
  expect(html).toContain('>Confirmed</span>, arrives between');
  expect(html).not.toContain('more');
});

test('what else is in it is counted, and what does not come has no day', () => {
  expect(show({ TotalQuantity: 4 })).toContain(' and 3 more');
  expect(show({ State: 'cancelled', PaymentState: 'failed' })).not.toContain('arrives');
});
