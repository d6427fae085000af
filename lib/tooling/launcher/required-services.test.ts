import { parseEnvironment } from '#lib/shared/env.ts';
import { requiredServices } from './required-services.ts';
import type { ServiceName } from './service-name.ts';

const ALL: readonly ServiceName[] = ['payment-sandbox', 'retail-api', 'storefront'];

test.each([
  ['a trial', {}, ALL],
  ['a trial with Razorpay', { RAZORPAY_KEY_ID: 'rzp_test_a' }, ['retail-api', 'storefront']],
  ['a trial with Razorpay and a courier to try', { RAZORPAY_KEY_ID: 'rzp_test_a', COURIER: 'sandbox' }, ALL],
  ['a trial with PayU', { PAYU_KEY: 'a' }, ['retail-api', 'storefront']],
  ['a trial whose sandbox runs elsewhere', { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:5' }, ['retail-api', 'storefront']],
  ['a shop', { SITE_URL: 'https://shop.example' }, ['retail-api', 'storefront']],
  ['a shop that tests', { SITE_URL: 'https://shop.example', TEST_PAYMENTS: 'on' }, ALL],
  ['a trial without tests', { TEST_PAYMENTS: 'off' }, ['retail-api', 'storefront']],
  ['an own retail API', { RETAIL_API_URL: 'http://127.0.0.1:4001' }, ['storefront']],
])('%s starts the services that it needs', (_name, variables, expected) => {
  expect(requiredServices(ALL, parseEnvironment(variables))).toEqual(expected);
});

test.each(ALL)('a service requested alone is always started: %s', (name) => {
  const settings = parseEnvironment({ RETAIL_API_URL: 'http://127.0.0.1:4001', TEST_PAYMENTS: 'off' });
  expect(requiredServices([name], settings)).toEqual([name]);
});
