import { parseEnvironment } from './env.ts';
import { allowsTestPayments, isTrial } from './trial.ts';

describe('isTrial', () => {
  test.each([
    [{}, true],
    [{ SITE_URL: 'http://localhost:3000' }, true],
    [{ SITE_URL: 'HTTP://127.0.0.1:3000/' }, true],
    [{ SITE_URL: 'http://[::1]:3000' }, true],
    [{ RETAIL_API_HOST: 'localhost', TRUST_PROXY: '0' }, true],
    [{ SITE_URL: 'http://shop.example' }, false],
    [{ SITE_URL: 'https://shop.example' }, false],
    [{ SITE_URL: 'HTTPS://shop.example' }, false],
    [{ SITE_URL: 'https://localhost:3000' }, false],
    [{ SITE_URL: 'HTTPS://localhost:3000' }, false],
    [{ SITE_URL: 'http://localhost.evil.example' }, false],
    [{ RETAIL_API_HOST: '0.0.0.0' }, false],
    [{ TRUST_PROXY: '1' }, false],
  ])('the settings %j are a trial: %s', (settings, expected) => {
    expect(isTrial(parseEnvironment(settings))).toBe(expected);
  });
});

describe('allowsTestPayments', () => {
  test.each([
    [{}, true],
    [{ SITE_URL: 'http://shop.example' }, false],
    [{ SITE_URL: 'HTTPS://shop.example' }, false],
    [{ TEST_PAYMENTS: 'off' }, false],
    [{ TEST_PAYMENTS: 'on', SITE_URL: 'https://shop.example', RETAIL_API_HOST: '0.0.0.0' }, true],
  ])('with the settings %j test payments are allowed: %s', (settings, allowed) => {
    expect(allowsTestPayments(parseEnvironment(settings))).toBe(allowed);
  });

  test('a TEST_PAYMENTS setting that is neither on nor off is refused at the start', () => {
    expect(() => parseEnvironment({ TEST_PAYMENTS: 'yes' })).toThrow('TEST_PAYMENTS');
  });
});
