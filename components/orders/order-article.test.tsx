import { renderToStaticMarkup } from 'react-dom/server';
import { order } from '#lib/contract/index.ts';
import { toOrderListItem } from '#lib/storefront/orders/transform.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { OrderArticle } from './order-article';

const show = (change: Parameters<typeof testOrder>[0] = {}) =>
  renderToStaticMarkup(<OrderArticle order={toOrderListItem(order.parse(testOrder(change)))} />);

test('an order in the list shows its status, links to its page, and keeps its number on one line', () => {
  const html = show();
  expect(html).toContain('href="/myaccount/myaccount-order?order=SM-261121-ABC234"');
  expect(html).toContain('<span class="inline-block">SM-261121-ABC234</span>');
  expect(html).toContain('>Confirmed</span>, arrives between');
  expect(html).not.toContain('more');
});

test('an order in the list counts its further items, and a cancelled one shows no arrival date', () => {
  expect(show({ TotalQuantity: 4 })).toContain(' and 3 more');
  expect(show({ State: 'cancelled', PaymentState: 'failed' })).not.toContain('arrives');
});

test('an order in the list links to its payment where unpaid, and to its timeline where it is on its way', () => {
  const pay = 'href="/makepayment?order=key-of-an-order-1"';
  const track = 'href="/myaccount/myaccount-order?order=SM-261121-ABC234#order-way"';
  expect([show().includes(pay), show().includes(track)]).toEqual([false, true]);
  const unpaid = show({ State: 'payment-pending', PaymentState: 'awaiting', CanPay: true });
  expect([unpaid.includes(pay), unpaid.includes(track)]).toEqual([true, false]);
});

test('an unpaid order in the list shows the amount to pay, any other its total', () => {
  const amounts = { Total: 4990, PayableAmount: 499 };
  expect(show({ ...amounts, State: 'payment-pending', PaymentState: 'awaiting' })).toContain('>₹499<');
  expect(show(amounts)).toContain('>₹4,990<');
});

test('an order in the list shows its return, unless it was withdrawn', () => {
  const one = { ReturnNumber: 'RT-261128-ABC234', Kind: 'return', RequestedAt: 5, RefundAmount: 100 } as const;
  const withState = (State: 'picked-up' | 'withdrawn') => show({ State: 'delivered', Returns: [{ ...one, State }] });
  expect(withState('picked-up')).toContain('Return picked up');
  expect(withState('withdrawn')).not.toContain('Return');
});
