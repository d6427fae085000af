import { renderToStaticMarkup } from 'react-dom/server';
import { ORDER_ACTIONS, type OrderAction } from '#lib/contract/vocabulary.ts';
import { storeOrder, testOrder, unpaidOrder } from '#lib/testing/examples/order.ts';
import { storeService } from '#lib/testing/examples/service.ts';
import { OrderView } from './order-view';

const BOTH = { return: true, exchange: true, service: true };
const NOW = Date.parse('2026-11-28T10:00:00Z');
const PLAIN = { afterSale: BOTH, documents: new Map(), invitation: null, now: NOW };
const show = (order: ReturnType<typeof testOrder>, offered: readonly OrderAction[] = []) =>
  renderToStaticMarkup(<OrderView order={storeOrder(order)} offered={offered} {...PLAIN} />);
const PAY = /<a [^>]*href="\/makepayment\?order=[^"]*"[^>]*>Pay for this order<\/a>/;

/** Returns the order with changes to its single line. */
function withLine(change: Partial<ReturnType<typeof testOrder>['Products'][number]>, order = testOrder()) {
  return { ...order, Products: order.Products.map((line) => ({ ...line, ...change })) };
}

test('an order page links to the payment where the order can be paid', () => {
  expect(show(unpaidOrder())).toMatch(PAY);
  expect(show(unpaidOrder({ CanPay: false }))).not.toMatch(PAY);
  expect(show(testOrder({ InvoiceNumber: 'SM2627-000001' }))).not.toMatch(PAY);
});

test('an unpaid order with a stock reservation has a plain form to cancel it, and any other has none', () => {
  const form =
    /<form action="\/api\/payments\/cancellation" method="post"><input type="hidden" name="order" value="key-of/;
  expect(show(unpaidOrder({ HoldExpiresAt: NOW }))).toMatch(form);
  expect(show(unpaidOrder({ HoldExpiresAt: null }))).not.toMatch(form);
  expect(show(testOrder())).not.toMatch(form);
});

test('an order page links to the survey that the order invites to', () => {
  const invitation = { template: 'after-order', token: 'after-order.SM-1.x', questions: 6 };
  const order = storeOrder(testOrder({ State: 'delivered' }));
  const html = renderToStaticMarkup(<OrderView order={order} offered={[]} {...PLAIN} invitation={invitation} />);
  expect(html).toContain('href="/survey/after-order/web?t=after-order.SM-1.x"');
  expect(show(testOrder({ State: 'delivered' }))).not.toContain('/survey/');
});

test('a refunded order says so and is nowhere called paid', () => {
  const html = show(unpaidOrder({ PaymentState: 'refunded', CanPay: false, RefundAmount: 12_594 }));
  expect(html).toContain('Cancelled and refunded');
  expect(html).toMatch(/<dt[^>]*>Refunded<\/dt>/);
  expect(html).not.toMatch(/>Paid</);
});

test('the order page has one button for each available action, linked to its page', () => {
  const names = ['Cancel order', 'Modify', 'Return', 'Exchange'];
  const shown = (offered: readonly OrderAction[]) =>
    ORDER_ACTIONS.map((action, index) =>
      new RegExp(`href="/myaccount/myaccount-order/${action}\\?order=SM-261121-ABC234"[^>]*>${names[index]}</a>`).test(
        show(testOrder(), offered),
      ),
    );
  expect(shown(ORDER_ACTIONS)).toEqual([true, true, true, true]);
  expect(shown(['return'])).toEqual([false, false, true, false]);
  expect(shown([])).toEqual([false, false, false, false]);
});

test("an order whose parcel came back says so with the store's reason, and that none is on its way", () => {
  const parcel = { Courier: 'Blue Dart', AWB: 'BD77', TrackingUrl: '', ShippedAt: NOW, DeliveredAt: null };
  const Parcels = [parcel];
  const html = show(
    testOrder({ State: 'cancelled', PaymentState: 'nothing-due', Parcels, CancelReason: 'Nobody opened the door.' }),
  );
  expect(html).toContain('We could not deliver this order.');
  expect(html).toContain('Our reason: “Nobody opened the door.”');
  expect(html).not.toContain('arrives');
  expect(show(testOrder({ State: 'shipped', Parcels }))).not.toContain('could not deliver');
});

test('a cancelled cash-on-delivery order shows no refund, and nothing to collect', () => {
  const due = { Amount: 12_594, Method: 'due', Name: '', State: 'done', At: NOW, ReturnNumber: '' } as const;
  const html = show(testOrder({ State: 'cancelled', PaymentState: 'nothing-due', OrderRefunds: [due] }));
  expect(html).not.toContain('Refunds');
  expect(html).not.toContain('courier collects');
  expect(html).toMatch(/<dt[^>]*>To pay<\/dt><dd[^>]*>₹0<\/dd>/);
});

test('the order page promises no return where the store accepts none', () => {
  const delivered = withLine({ ReturnableQuantity: 1, ReturnUntil: NOW }, testOrder({ State: 'delivered' }));
  const shown = (afterSale: typeof BOTH) =>
    renderToStaticMarkup(<OrderView order={storeOrder(delivered)} offered={[]} {...PLAIN} afterSale={afterSale} />);
  expect(shown(BOTH)).toContain('Return until 28 November');
  expect(shown({ ...BOTH, return: false, exchange: false })).not.toContain('until');
});

test('the order page lists the service requests of its items, each linked to its page', () => {
  const order = storeOrder(testOrder({ State: 'delivered' }));
  const html = renderToStaticMarkup(<OrderView order={order} offered={[]} {...PLAIN} services={[storeService()]} />);
  expect(html).toContain('href="/myaccount/service/request?number=SV-261128-ABC234"');
  expect(renderToStaticMarkup(<OrderView order={order} offered={[]} {...PLAIN} />)).not.toContain('Service requests');
});

test('an order that is collected shows its store in place of a delivery address', () => {
  const Collect = {
    StoreCode: 'ST1',
    StoreName: 'Lavelle Walk',
    Phone: '',
    PromisedAt: NOW,
    ReadyAt: null,
    KeptUntil: null,
  };
  const html = show(testOrder({ State: 'confirmed', Collect }));
  expect(html).toContain('Collect from');
  expect(html).toMatch(/Confirmed<\/span>, ready by /);
  expect(html).toMatch(/href="\/store-locator\/[^"]*"[^>]*>Opening hours and directions/);
  expect(html).not.toContain('Delivery address');
  expect(show(testOrder({ State: 'ready-to-collect', Collect }))).toContain('Show the 6-digit code at the counter.');
});

test('a service can be requested for each delivered item that the shopper has kept', () => {
  const shown = (order: ReturnType<typeof testOrder>, service = true) =>
    renderToStaticMarkup(
      <OrderView order={storeOrder(order)} offered={[]} {...PLAIN} afterSale={{ ...BOTH, service }} />,
    ).includes('/myaccount/service/new?order=');
  const delivered = testOrder({ State: 'delivered' });
  expect(shown(delivered)).toBe(true);
  expect(shown(withLine({ ProductUrl: '' }, delivered))).toBe(true);
  expect(shown(delivered, false)).toBe(false);
  expect(shown(withLine({ ReturnedQuantity: 1 }, delivered))).toBe(false);
  expect(shown(testOrder({ State: 'shipped' }))).toBe(false);
});

test('a product that is gone is not linked on the order page and cannot be bought again', () => {
  const here = show(testOrder());
  expect([here.includes('/aarvane-meridian-1801av01'), here.includes('Buy again')]).toEqual([true, true]);
  const withdrawn = show(withLine({ ProductUrl: '' }));
  expect(withdrawn).toContain('Aarvane Meridian');
  expect([withdrawn.includes('href="/"'), withdrawn.includes('Buy again')]).toEqual([false, false]);
});

test('a delivered and kept product has a link to review it', () => {
  const delivered = testOrder({ State: 'delivered' });
  const review = 'href="/myaccount/reviews?product=1801AV01"';
  expect(show(delivered)).toContain(review);
  expect(show(testOrder({ State: 'shipped' }))).not.toContain(review);
  expect(show(withLine({ ReturnedQuantity: 1 }, delivered))).not.toContain(review);
});

test("the order page shows a refund's destination, amount and status", () => {
  const html = show(
    testOrder({
      OrderRefunds: [{ Amount: 500, Method: 'gateway', Name: 'razorpay', State: 'waiting', At: NOW, ReturnNumber: '' }],
    }),
  );
  expect(html).toContain('Original payment method (Razorpay)');
  expect(html).toContain('On its way. Banks usually take 5 to 7 working days.');
  expect(html).toContain('₹500');
});

test('the amount still to pay on delivery is shown beside what was cancelled', () => {
  const order = { PaymentMethod: 'cash-on-delivery', PaymentState: 'on-delivery' } as const;
  const less = show(testOrder({ ...order, DueAmount: 2594 }));
  expect(less).toMatch(/<dt>Cancelled<\/dt><dd[^>]*>−₹10,000<\/dd>/);
  expect(less).toMatch(/<dt[^>]*>To pay on delivery<\/dt><dd[^>]*>₹2,594<\/dd>/);
  expect(show(testOrder({ ...order, DueAmount: 12_594 }))).not.toContain('Cancelled');
});

test('the order page links to its returns, and an exchange order to the order that it replaces', () => {
  const one = {
    ReturnNumber: 'RT-261128-ABC234',
    Kind: 'return',
    State: 'approved',
    RequestedAt: NOW,
    RefundAmount: 9,
  };
  const link = 'href="/myaccount/myaccount-order/returns?number=RT-261128-ABC234"';
  const html = show(
    testOrder({ State: 'delivered', Returns: [one as ReturnType<typeof testOrder>['Returns'][number]] }),
  );
  expect(html).toContain(link);
  expect(html).toContain('Return approved, requested on 28 November 2026');
  const replacement = show(testOrder({ ExchangeOf: 'RT-261128-ABC234', ExchangeCredit: 12_000, PayableAmount: 594 }));
  expect(replacement).toContain(link);
  expect(replacement).toMatch(/<dt>Returned items<\/dt><dd[^>]*>−₹12,000<\/dd>/);
});

test('courier, tracking number and tracking link are shown in the order timeline', () => {
  const parcel = { Courier: 'Blue Dart', AWB: 'BD77', TrackingUrl: 'https://courier.example/BD77', ShippedAt: NOW };
  const html = show(testOrder({ State: 'shipped', Parcels: [{ ...parcel, DeliveredAt: null }] }));
  expect(html).toContain('By Blue Dart, AWB <span class="break-all tabular-nums">BD77</span>');
  expect(html).toMatch(/<a href="https:\/\/courier\.example\/BD77"[^>]*>Track at Blue Dart<\/a>/);
});
