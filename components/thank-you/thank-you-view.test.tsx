/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { onTracked } from '#lib/analytics/track.ts';
import type { OrderWire } from '#lib/contract/index.ts';
import { toOrder } from '#lib/orders/transform.ts';
import { ORDER_KEY, testOrder } from '#lib/testing/order.ts';
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

const show = (change: Partial<OrderWire> = {}) => render(<ThankYouView order={toOrder(testOrder(change))} />);

test('a paid order: number, amount, payment, promise, address, what comes next, and whom to ask', () => {
  show({ Email: 'asha@example.com' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  expect(screen.getByText('Order number').nextSibling).toHaveTextContent('SM-261121-ABC234');
  expect(screen.getByText('Payment').nextSibling).toHaveTextContent('₹12,594 paid by Razorpay.');
  expect(screen.getByText('Delivery').nextSibling).toHaveTextContent('Between Tue 24 Nov and Fri 27 Nov');
  expect(screen.getByText('14 Lake View')).toBeVisible();
  expect(screen.getByText(/by mail to asha@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/myaccount/myaccount-order?order=SM-261121-ABC234',
  );
  expect(screen.getByRole('link', { name: 'Customer care and grievance officer' })).toBeVisible();
  expect(screen.queryByText('Test payment')).toBeNull();
});

test('its invoice is linked once there is one', () => {
  show().unmount();
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
  show({ InvoiceNumber: 'SM2627-000001' });
  expect(screen.getByRole('link', { name: 'Invoice' })).toBeVisible();
});

test('its purchase is told, and the store that it was seen', async () => {
  show();
  await waitFor(() => expect(sent).toEqual([{ to: '/api/orders/seen', body: { order: ORDER_KEY } }]));
  expect(tracked).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'SM-261121-ABC234' } }]);
});

test('cash is paid to the courier, who may ask for a photo ID', () => {
  show({ PaymentMethod: 'cash-on-delivery', PaymentState: 'on-delivery', IdentityNeeded: true });
  expect(screen.getByText('Have ₹12,594 ready for the courier.')).toBeVisible();
  expect(screen.getByText(/photo ID ready/)).toBeVisible();
});

test('while the bank has not said, nobody is thanked, nothing is told, and nothing counts as bought', () => {
  show({ State: 'payment-pending', PaymentState: 'checking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We are confirming with your bank');
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect([sent, tracked]).toEqual([[], []]);
});

test.each([
  ['refunding', 'Your money is on its way back', '₹12,594 goes back'],
  ['refunded', 'Your money went back', '₹12,594 went back'],
] as const)('an order that is %s says where the money goes', (PaymentState, heading, words) => {
  show({ State: 'cancelled', PaymentState, RefundAmount: 12_594 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByText(new RegExp(words))).not.toHaveLength(0);
  expect(screen.queryByText(/Between/)).toBeNull();
  expect(tracked).toEqual([]);
});

test('one that was paid twice stands, and says that one payment goes back', () => {
  show({ RefundAmount: 12_594 });
  expect(screen.getByText(/You paid twice for this order. It stands, and ₹12,594 goes back/)).toBeVisible();
  expect(screen.getByText(/We pack it/)).toBeVisible();
});

test('one whose cart was paid by another order names the order that stands', () => {
  show({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: 12_594, StandsInstead: 'SM-261121-ABC235' });
  expect(screen.getByText(/Order SM-261121-ABC235 stands, and we deliver it/)).toBeVisible();
  expect(screen.queryByText(/could no longer be delivered/)).toBeNull();
});

test('a test payment says so', () => {
  show({ TestPayment: true });
  expect(screen.getByText('Test payment')).toBeVisible();
});
