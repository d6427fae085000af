import { parseEnvironment } from '#lib/shared/env.ts';
import { courierFromSettings } from './from-settings.ts';

const KEYS = {
  COURIER: 'shiprocket',
  SHIPROCKET_EMAIL: 'api@shop.test',
  SHIPROCKET_PASSWORD: 'secret',
  SHIPROCKET_PICKUP_LOCATION: 'Store',
  SHIPROCKET_PICKUP_PINCODE: '560001',
  SHIPROCKET_WEBHOOK_TOKEN: 'a-token-of-16-chars',
};
const SHOP = { SITE_URL: 'https://shop.example' };
const courierOf = (variables: Record<string, string>) => courierFromSettings(parseEnvironment(variables));

test('no courier is the default, a shop books at Shiprocket, and a trial at the sandbox', () => {
  expect(courierOf({})).toBeNull();
  expect(courierOf({ ...SHOP, ...KEYS })).toMatchObject({ name: 'shiprocket', test: false });
  const sandbox = { COURIER: 'sandbox', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200' };
  expect(courierOf(sandbox)).toMatchObject({ name: 'shiprocket', test: true });
  expect(courierOf({ ...SHOP, ...sandbox, TEST_PAYMENTS: 'on' })).toMatchObject({ test: true });
});

test.each([
  ['a missing token', { ...KEYS, SHIPROCKET_WEBHOOK_TOKEN: '' }, /^SHIPROCKET_WEBHOOK_TOKEN: must be set/],
  ['a missing password', { ...KEYS, SHIPROCKET_PASSWORD: '' }, /^SHIPROCKET_PASSWORD: must be set/],
  ['an unsafe address', { ...KEYS, SHIPROCKET_API_URL: 'http://courier.example' }, /^SHIPROCKET_API_URL: must begin/],
  ['a sandbox in a shop', { ...SHOP, COURIER: 'sandbox', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1' }, /^COURIER: /],
  ['a sandbox that does not run', { COURIER: 'sandbox' }, /^COURIER: the sandbox does not run/],
])('the start refuses %s', (_what, variables, message) => expect(() => courierOf(variables)).toThrow(message));
