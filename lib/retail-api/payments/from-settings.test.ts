import { ConfigurationError, parseEnvironment } from '#lib/shared/env.ts';
import { paymentsFromSettings } from './from-settings.ts';
import type { Payer } from './gateway.ts';

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};
const PAYU = { PAYU_KEY: 'key', PAYU_SALT: 'salt' };
const TESTED = { ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_1' };
const PAYU_TESTED = {
  ...PAYU,
  PAYU_PAYMENT_URL: 'https://test.payu.in/_payment',
  PAYU_SERVICE_URL: 'https://test.payu.in/merchant/postservice.php?form=2',
};
const SHOP = { SITE_URL: 'https://shop.example' };
const SANDBOX = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200' };
const PAYER: Payer = {
  name: 'Asha',
  email: '',
  mobile: '9876543210',
  siteUrl: 'http://127.0.0.1:3000',
  describe: () => 'Order SM-1',
  cancelPath: '/cart',
  returnToken: 'P1.m',
};
const ATTEMPT = { id: 'P1', amount: 100, gatewayOrderId: 'order_1' };

const payments = (settings: Record<string, string>) => paymentsFromSettings(parseEnvironment(settings));
const offered = (settings: Record<string, string>) => {
  const { gateways, test } = payments(settings);
  return { names: [...gateways.keys()], test };
};
const start = (settings: Record<string, string>, name: 'razorpay' | 'payu') =>
  payments(settings).gateways.get(name)?.start(ATTEMPT, PAYER);

test.each([
  ['nothing', {}, []],
  ['both', { ...RAZORPAY, ...PAYU, ...SHOP }, ['razorpay', 'payu']],
  ['Razorpay', { ...RAZORPAY, ...SHOP }, ['razorpay']],
  ['PayU', { ...PAYU, ...SHOP }, ['payu']],
  ['keys, and a sandbox', { ...PAYU, ...SANDBOX }, ['payu']],
])('with %s set, exactly those gateways are offered, and they take money', (_what, settings, names) => {
  expect(offered(settings)).toEqual({ names, test: false });
});

test.each([
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'x', RAZORPAY_WEBHOOK_SECRET: 'x' }],
  ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_KEY_ID: 'x', RAZORPAY_KEY_SECRET: 'x' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_WEBHOOK_SECRET: 'x' }],
  ['PAYU_SALT', { PAYU_KEY: 'x' }],
  ['PAYU_KEY', { PAYU_SALT: 'x' }],
])('%s is required beside %j', (name, settings) => {
  expect(() => payments({ ...SHOP, ...settings })).toThrow(ConfigurationError);
  expect(() => payments({ ...SHOP, ...settings })).toThrow(new RegExp(`^${name}: `));
});

test.each([
  ['of Razorpay', TESTED],
  ['of PayU', PAYU_TESTED],
  ['of both', { ...TESTED, ...PAYU_TESTED }],
])('test keys %s make test payments, and only if those are allowed', (_what, settings) => {
  expect(payments(settings).test).toBe(true);
  expect(payments({ ...settings, ...SHOP, TEST_PAYMENTS: 'on' }).test).toBe(true);
  expect(() => payments({ ...settings, ...SHOP })).toThrow(/^TEST_PAYMENTS: /);
  expect(() => payments({ ...settings, TEST_PAYMENTS: 'off' })).toThrow(/^TEST_PAYMENTS: /);
});

test('a test gateway beside a live one is refused', () => {
  expect(() => payments({ ...TESTED, ...PAYU })).toThrow(ConfigurationError);
  expect(() => payments({ ...RAZORPAY, ...PAYU_TESTED })).toThrow(ConfigurationError);
  const { PAYU_SERVICE_URL: _, ...half } = PAYU_TESTED;
  expect(() => payments(half)).toThrow(/^PAYU_SERVICE_URL: /);
});

test.each(['RAZORPAY_API_URL', 'RAZORPAY_SCRIPT_URL', 'PAYU_PAYMENT_URL', 'PAYU_SERVICE_URL'])(
  '%s must use https unless it is a loopback address',
  (name) => {
    const keys = { ...RAZORPAY, ...PAYU };
    expect(() => payments({ ...keys, [name]: 'http://gateway.example' })).toThrow(new RegExp(`^${name}: `));
    expect(offered({ ...keys, [name]: 'http://127.0.0.1:4200/x' }).names).toHaveLength(2);
  },
);

test('without keys, only a trial uses the sandbox', () => {
  expect(offered(SANDBOX)).toEqual({ names: ['razorpay', 'payu'], test: true });
  expect(offered({ ...SANDBOX, ...SHOP, TEST_PAYMENTS: 'on' }).names).toHaveLength(2);
  expect(offered({ ...SANDBOX, ...SHOP })).toEqual({ names: [], test: false });
  expect(offered({ ...SANDBOX, TEST_PAYMENTS: 'off' })).toEqual({ names: [], test: false });
});

test('the browser is sent to the configured addresses', () => {
  expect(start({ ...RAZORPAY, RAZORPAY_API_URL: 'https://api.example/' }, 'razorpay')).toMatchObject({
    HostedUrl: 'https://api.example/v1/checkout/embedded',
    ScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    KeyId: 'rzp_live_1',
  });
  expect(start(PAYU, 'payu')).toMatchObject({ Action: 'https://secure.payu.in/_payment' });
  const sandbox = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200/' };
  expect(start(sandbox, 'razorpay')).toMatchObject({
    HostedUrl: 'http://127.0.0.1:4200/razorpay/v1/checkout/embedded',
    ScriptUrl: 'http://127.0.0.1:4200/razorpay/v1/checkout.js',
  });
  expect(start(sandbox, 'payu')).toMatchObject({ Action: 'http://127.0.0.1:4200/payu/_payment' });
});
