import { parseEnvironment } from './env.ts';
import { paymentOrigins } from './payment-origins.ts';

const originsOf = (settings: Record<string, string>) => paymentOrigins(parseEnvironment(settings));

test('a gateway leads on to other hosts of its own domain', () =>
  expect(originsOf({})).toEqual({
    forms: ['https://*.razorpay.com', 'https://*.payu.in'],
    script: ['https://*.razorpay.com'],
  }));

test('an address of somebody else is trusted alone, whatever its name ends in', () =>
  expect(
    originsOf({ RAZORPAY_API_URL: 'https://pay.example.co.in/x', PAYU_PAYMENT_URL: 'https://notpayu.in/_payment' }),
  ).toEqual({
    forms: ['https://pay.example.co.in', 'https://notpayu.in'],
    script: ['https://*.razorpay.com', 'https://pay.example.co.in'],
  }));

test('where the sandbox runs, nobody else is trusted', () =>
  expect(originsOf({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200' })).toEqual({
    forms: ['http://127.0.0.1:4200'],
    script: ['http://127.0.0.1:4200'],
  }));
