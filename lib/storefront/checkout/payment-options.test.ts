import { paymentMethodHint, paymentOptionsToShow, preferredPaymentOption } from './payment-options.ts';
import type { PaymentOption } from './types.ts';

const OPTIONS: PaymentOption[] = [
  { method: 'razorpay', refusal: '' },
  { method: 'payu', refusal: 'unavailable' },
  { method: 'cash-on-delivery', refusal: 'value' },
  { method: 'gift-card', refusal: 'nothing-to-pay' },
];

test('an unavailable payment method says why, an available one says what it accepts', () =>
  expect(OPTIONS.slice(0, 3).map(paymentMethodHint)).toEqual([
    'UPI, cards, net banking and wallets.',
    'Not available at the moment.',
    'Not available for this order amount.',
  ]));

test('a payment method that is limited to an amount says which', () =>
  expect(paymentMethodHint({ method: 'cash-on-delivery', refusal: 'value', maximum: 20_000_00 })).toBe(
    'Available for orders up to ₹20,000.',
  ));

test('a gateway that refuses amounts below ₹1 says what to do', () =>
  expect(paymentMethodHint({ method: 'payu', refusal: 'value' })).toBe(
    'Not available below ₹1. Add an item to your cart or remove a gift card.',
  ));

test('gift cards and gateways without keys are not shown as payment options', () =>
  expect(paymentOptionsToShow(OPTIONS).map(({ method }) => method)).toEqual(['razorpay', 'cash-on-delivery']));

describe('preferredPaymentOption: the payment method selected at first', () => {
  const open = (...methods: PaymentOption['method'][]) => methods.map((method) => ({ method, refusal: '' as const }));
  test.each([
    ['the last used one', open('razorpay', 'payu'), 'payu', 'payu'],
    ['the first one that can be, where the last one cannot', OPTIONS, 'cash-on-delivery', 'razorpay'],
    ['the first one of a new shopper', open('payu', 'razorpay'), undefined, 'payu'],
    ['none', [{ method: 'payu', refusal: 'unavailable' } as const], 'payu', null],
  ] as const)('selects %s', (_case, options, before, method) =>
    expect(preferredPaymentOption(options, before)).toBe(method),
  );
});
