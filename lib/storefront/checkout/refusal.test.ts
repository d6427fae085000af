import type { Failure } from '#lib/shared/result.ts';
import { isDroppedDiscount, refuseOrder } from './refusal.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;
const refused = (reason: Refusal['reason'], detail: Partial<Refusal> = {}): Failure => ({
  kind: 'refused',
  reason,
  ...detail,
});

test.each<[string, Failure, string]>([
  ['of something that is gone', { kind: 'not-found' }, '/checkout'],
  ['without a PAN', refused('pan-required'), '/checkout?step=delivery'],
  ['to where nothing is delivered', refused('not-serviceable'), '/checkout?step=delivery'],
  ['with a wrong GSTIN', refused('invalid', { field: 'GSTIN' }), '/checkout?step=delivery'],
  ['to a wrong address', refused('invalid', { field: 'AddressGUID' }), '/checkout?step=address'],
  ['of more than one may have', refused('quantity-limit'), '/cart?notice=quantity-limit'],
])('refused order: an order %s leads to the page where that can be fixed', (_case, failure, location) =>
  expect(refuseOrder(failure, 0)).toMatchObject({ ok: false, location }),
);

test('refused order: an order of a guest returns to the checkout after sign-in', () => {
  expect(refuseOrder(refused('sign-in-required'), 0)).toMatchObject({ ok: false, signInPage: '/checkout' });
});

test.each<[string, Failure, number | undefined, RegExp]>([
  ['another price', refused('price-changed', { payable: 20_000 }), 409, /^The total is now ₹200 \(was ₹100\)/],
  ['another price without an amount', refused('price-changed'), 409, /^The total has changed/],
  ['a used key', refused('repeated'), undefined, /^Something has changed/],
  ['a payment that may have come', refused('stale'), 409, /^We are still confirming your last payment/],
  ['no payments', refused('payment-unavailable'), 503, /^Payments are not available/],
  ['too many', refused('too-many-requests', { retryAfterSeconds: 60 }), 429, /^Too many orders at once/],
  ['an outage', { kind: 'unavailable' }, 503, /^We could not check whether your order was placed. Please try again/],
])('refused order: %s is reported on the same page', (_case, failure, status, text) => {
  const answer = refuseOrder(failure, 10_000);
  expect(answer.location).toBeUndefined();
  expect([answer.status, answer.problems['']]).toEqual([status, expect.stringMatching(text)]);
});

test('refused order: the idempotency key is spent only where it is certain that no order was placed', () => {
  const spent = (failure: Failure) => refuseOrder(failure, 0).spent;
  expect(spent(refused('price-changed'))).toEqual(['key']);
  expect(spent(refused('repeated'))).toEqual(['key']);
  expect(spent({ kind: 'unavailable' })).toBeUndefined();
});

test('a refusal because of a coupon is recognised as a lost discount', () =>
  expect(
    [refused('coupon-used'), refused('price-changed'), { kind: 'unavailable' } as const].map(isDroppedDiscount),
  ).toEqual([true, false, false]));
