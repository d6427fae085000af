import { renderToStaticMarkup } from 'react-dom/server';
import { toOrder } from '#lib/orders/transform.ts';
import { testOrder, unpaidOrder } from '#lib/testing/order.ts';
import { OrderView } from './order-view';

const show = (order: ReturnType<typeof testOrder>) => renderToStaticMarkup(<OrderView order={toOrder(order)} />);
const PAY = /<a [^>]*href="\/makepayment\?order=[^"]*"[^>]*>Pay for this order<\/a>/;

test('an order that can be paid leads to its payment, and any other does not', () => {
  expect(show(unpaidOrder())).toMatch(PAY);
  expect(show(unpaidOrder({ CanPay: false }))).not.toMatch(PAY);
  expect(show(testOrder({ InvoiceNumber: 'SM2627-000001' }))).not.toMatch(PAY);
});

test('an order whose money went back says so, and is nowhere called paid', () => {
  const html = show(unpaidOrder({ PaymentState: 'refunded', CanPay: false, RefundAmount: 12_594 }));
  expect(html).toContain('Not delivered, the money went back');
  expect(html).toMatch(/<dt[^>]*>Refunded<\/dt>/);
  expect(html).not.toMatch(/>Paid</);
});
