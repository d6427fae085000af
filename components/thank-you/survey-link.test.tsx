/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { OrderWire } from '#lib/contract/index.ts';
import { shownOrder, testOrder } from '#lib/testing/order.ts';
import { ThankYouView } from './thank-you-view';

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ json: async () => ({ ok: true }) })) as unknown as typeof fetch;
});

const invitation = { template: 'after-purchase', token: 'after-purchase.SM-1.x', questions: 3 };
const link = () => screen.queryByRole('link', { name: 'Answer the survey' });
const show = (change: Partial<OrderWire>, invited = true, isOwn = true) =>
  render(<ThankYouView order={shownOrder(testOrder(change))} isOwn={isOwn} invitation={invited ? invitation : null} />);

test('a placed order leads to its survey, and says how long that is', () => {
  show({});
  expect(link()).toHaveAttribute('href', '/survey/after-purchase/web?t=after-purchase.SM-1.x');
  expect(screen.getByText(/^3 short questions\./)).toBeVisible();
});

test('one without a survey, or whose money goes back, asks nothing, nor is anybody asked but its customer', () => {
  show({}, false).unmount();
  expect(link()).toBeNull();
  show({}, true, false).unmount();
  expect(link()).toBeNull();
  show({ State: 'cancelled', PaymentState: 'refunding', RefundAmount: 12_594 });
  expect(link()).toBeNull();
});
