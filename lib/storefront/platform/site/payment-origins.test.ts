import { parseEnvironment } from '#lib/shared/env.ts';
import { paymentOrigins } from './payment-origins.ts';

const originsOf = (settings: Record<string, string>) => paymentOrigins(parseEnvironment(settings));

test("the CSP of a payment page includes other hosts of the gateway's own domain", () =>
  expect(originsOf({})).toEqual({
    forms: ['https://*.razorpay.com', 'https://*.payu.in'],
    script: ['https://*.razorpay.com'],
  }));

test("the CSP trusts a host outside the gateway's domain alone, whatever its name ends in", () =>
  expect(
    originsOf({ RAZORPAY_API_URL: 'https://pay.example.co.in/x', PAYU_PAYMENT_URL: 'https://notpayu.in/_payment' }),
  ).toEqual({
    forms: ['https://pay.example.co.in', 'https://notpayu.in'],
    script: ['https://*.razorpay.com', 'https://pay.example.co.in'],
  }));

test('with the payment sandbox running, the CSP trusts no gateway', () =>
  expect(originsOf({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200' })).toEqual({
    forms: ['http://127.0.0.1:4200'],
    script: ['http://127.0.0.1:4200'],
  }));
