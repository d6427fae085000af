/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { OrderWire } from '#lib/contract/index.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { ThankYouView } from './thank-you-view';

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ json: async () => ({ ok: true }) })) as unknown as typeof fetch;
});

const invitation = { template: 'after-purchase', token: 'after-purchase.SM-1.x', questions: 3 };
const link = () => screen.queryByRole('link', { name: 'Answer the survey' });
const show = (change: Partial<OrderWire>, invited = true, isOwn = true) =>
  render(<ThankYouView order={storeOrder(testOrder(change))} isOwn={isOwn} invitation={invited ? invitation : null} />);

test('a placed order links to its survey and says how long it is', () => {
  show({});
  expect(link()).toHaveAttribute('href', '/survey/after-purchase/web?t=after-purchase.SM-1.x');
  expect(screen.getByText(/^3 short questions\./)).toBeVisible();
});

test('a placed order has no survey link without a survey, after a refund, or for others than its customer', () => {
  show({}, false).unmount();
  expect(link()).toBeNull();
  show({}, true, false).unmount();
  expect(link()).toBeNull();
  show({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: 12_594 });
  expect(link()).toBeNull();
});
