import type { PaymentState } from '#lib/contract/vocabulary.ts';
import { type Failure, failure, success } from '#lib/shared/result.ts';
import { pageAfterReturn } from './page-after-return.ts';

const KEY = 'key-of-an-order-1';
const PLACED = `/thankyou?order=${KEY}`;
const UNPAID = `/makepayment?order=${KEY}&notice=failed`;

test.each<[PaymentState, string]>([
  ['paid', PLACED],
  ['checking', PLACED],
  ['on-delivery', PLACED],
  ['refunding', PLACED],
  ['refunded', PLACED],
  ['failed', UNPAID],
  ['awaiting', UNPAID],
])('after a return from a gateway an order with payment %s leads to %s', (state, location) =>
  expect(pageAfterReturn(success({ subject: 'order', key: KEY, state }))).toBe(location),
);

test.each<[PaymentState, string]>([
  ['paid', 'paid'],
  ['checking', 'checking'],
  ['failed', 'failed'],
])('after a return from a gateway a gift card with payment %s leads to its own page', (state, notice) =>
  expect(pageAfterReturn(success({ subject: 'gift-card', key: KEY, state }))).toBe(
    `/gift-cards/orders/${KEY}?notice=${notice}`,
  ),
);

test.each<[Failure, string]>([
  [{ kind: 'unavailable' }, 'checking'],
  [{ kind: 'refused', reason: 'too-many-requests' }, 'checking'],
  [{ kind: 'refused', reason: 'payment-unavailable' }, 'checking'],
  [{ kind: 'refused', reason: 'payment-invalid' }, 'unknown'],
  [{ kind: 'refused', reason: 'invalid' }, 'unknown'],
  [{ kind: 'not-found' }, 'unknown'],
])('after %j a return from a gateway is never reported as a failed payment', (reason, notice) =>
  expect(pageAfterReturn(failure(reason))).toBe(`/makepayment?notice=${notice}`),
);
