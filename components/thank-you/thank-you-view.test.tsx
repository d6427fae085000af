/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import type { OrderWire } from '#lib/contract/index.ts';
import { onTracked } from '#lib/storefront/marketing/analytics/track.ts';
import { ORDER_KEY, storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { ThankYouView } from './thank-you-view';

const sent: { to: string; body: unknown }[] = [];
const tracked: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  tracked.length = 0;
  onTracked((event) => tracked.push(event));
  global.fetch = jest.fn(async (to: string, init: RequestInit) => {
    sent.push({ to, body: JSON.parse(String(init.body)) });
    return { json: async () => ({ ok: true }) };
  }) as unknown as typeof fetch;
});

const show = (change: Partial<OrderWire> = {}, isOwn = true) =>
  render(<ThankYouView order={storeOrder(testOrder(change))} isOwn={isOwn} />);

test('a paid order shows number, amount, payment, delivery promise, address, next steps and contact', () => {
  show({ Email: 'asha@example.com' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  expect(screen.getByText('Order number').nextSibling).toHaveTextContent('SM-261121-ABC234');
  expect(screen.getByText('Payment').nextSibling).toHaveTextContent('₹12,594 paid by Razorpay.');
  expect(screen.getByText('Delivery').nextSibling).toHaveTextContent('Between Tue 24 Nov and Fri 27 Nov');
  expect(screen.getByText('14 Lake View')).toBeVisible();
  expect(screen.getByText(/by email to asha@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/myaccount/myaccount-order?order=SM-261121-ABC234',
  );
  expect(screen.getByRole('link', { name: 'Customer care and grievance officer' })).toBeVisible();
  expect(screen.queryByText('Test payment')).toBeNull();
});

test('an order opened by its link alone shows items and amounts, but no personal data', () => {
  const { container } = show({ Email: 'asha@example.com', InvoiceNumber: 'SM2627-000001' }, false);
  expect(screen.getByText('Payment').nextSibling).toHaveTextContent('₹12,594 paid by Razorpay.');
  expect(screen.getByText('Delivery')).toBeVisible();
  expect(screen.getByText('Aarvane Meridian')).toBeVisible();
  expect(container).not.toHaveTextContent(/Asha|Lake View|Bengaluru|98765|asha@example|560001/);
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in to see them' })).toHaveAttribute(
    'href',
    expect.stringContaining('/users/sign_in?next='),
  );
});

const CALLED_OFF: Partial<OrderWire> = { State: 'cancelled', Events: [{ Kind: 'confirmed', At: 1, ReturnNumber: '' }] };

test("the reason of a cancellation is shown only to the order's customer", () => {
  const { container } = show(
    { ...CALLED_OFF, PaymentState: 'nothing-due', CancelReason: 'Nobody was at home.' },
    false,
  );
  expect(container).not.toHaveTextContent('Nobody was at home');
});

test.each<[string, Partial<OrderWire>, string, RegExp]>([
  ['has arrived', { State: 'delivered' }, 'Thank you', /^Your order has arrived\.$/],
  [
    'was cancelled before anything was paid',
    { ...CALLED_OFF, PaymentState: 'nothing-due' },
    'Your order has been cancelled',
    /^No payment was taken\.$/,
  ],
  [
    'the store cancelled',
    { ...CALLED_OFF, PaymentState: 'refunded', CancelReason: 'The dial is scratched.' },
    'Your order has been cancelled',
    /^Our reason: “The dial is scratched\.”$/,
  ],
])('an order that %s shows no delivery promise', (_what, change, heading, lead) => {
  show(change);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByText(lead)).not.toHaveLength(0);
  expect(screen.queryByText('Delivery')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect(screen.queryByText('We have received your order.')).toBeNull();
  expect(screen.getByRole('link', { name: 'See order' })).toBeVisible();
});

test('the invoice of an order is linked once there is one', () => {
  show().unmount();
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
  show({ InvoiceNumber: 'SM2627-000001' });
  expect(screen.getByRole('link', { name: 'Invoice' })).toBeVisible();
});

test('the purchase event of an order is sent, and the server is notified that it was seen', async () => {
  show();
  await waitFor(() => expect(sent).toEqual([{ to: '/api/orders/seen', body: { order: ORDER_KEY } }]));
  expect(tracked).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'SM-261121-ABC234' } }]);
});

test('a cash-on-delivery order says what to pay the courier, who may ask for a photo ID', () => {
  const DueAmount = 12_594;
  show({ PaymentMethod: 'cash-on-delivery', PaymentState: 'on-delivery', DueAmount, IdentityNeeded: true });
  expect(screen.getByText('Please have ₹12,594 ready for the courier.')).toBeVisible();
  expect(screen.getByText(/photo ID ready/)).toBeVisible();
});

test('while the payment is being confirmed there are no thanks, no notification and no purchase event', () => {
  show({ State: 'payment-pending', PaymentState: 'checking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We are confirming with your bank');
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect([sent, tracked]).toEqual([[], []]);
});

test.each([
  ['refunding', 'Your refund is on its way', 'We are refunding ₹12,594'],
  ['refunded', 'We have refunded you', 'We refunded ₹12,594'],
] as const)('an order that is %s says where the money goes', (PaymentState, heading, text) => {
  show({ State: 'cancelled', PaymentState, RefundAmount: 12_594 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByText(new RegExp(text))).not.toHaveLength(0);
  expect(screen.queryByText(/Between/)).toBeNull();
  expect(tracked).toEqual([]);
});

test('an order that was paid twice stays valid and says that one payment is refunded', () => {
  show({ RefundAmount: 12_594 });
  expect(
    screen.getByText(/You paid twice for this order. The order is confirmed, and we are refunding ₹12,594/),
  ).toBeVisible();
  expect(screen.getByText(/We pack your order/)).toBeVisible();
});

test('an order whose cart was paid by another order names that order', () => {
  show({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: 12_594, StandsInstead: 'SM-261121-ABC235' });
  expect(screen.getByText(/We will deliver order SM-261121-ABC235/)).toBeVisible();
  expect(screen.queryByText(/could no longer deliver/)).toBeNull();
});

test('a test payment is marked on the order page', () => {
  show({ TestPayment: true });
  expect(screen.getByText('Test payment')).toBeVisible();
});
