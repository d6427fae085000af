import { parseEnvironment } from './env.ts';
import { allowsTestPayments } from './test-payments.ts';

test.each([
  [{}, true],
  [{ SITE_URL: 'http://shop.example' }, false],
  [{ SITE_URL: 'HTTPS://shop.example' }, false],
  [{ TEST_PAYMENTS: 'off' }, false],
  [{ TEST_PAYMENTS: 'on', SITE_URL: 'https://shop.example', RETAIL_API_HOST: '0.0.0.0' }, true],
])('with %j test payments are allowed: %s', (settings, allowed) => {
  expect(allowsTestPayments(parseEnvironment(settings))).toBe(allowed);
});

test('a setting that is neither on nor off ends the start', () => {
  expect(() => parseEnvironment({ TEST_PAYMENTS: 'yes' })).toThrow('TEST_PAYMENTS');
});
