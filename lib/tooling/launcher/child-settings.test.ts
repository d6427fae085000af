import { parseEnvironment } from '#lib/shared/env.ts';
import { retailApiSettings, sandboxSettings, storefrontSettings } from './child-settings.ts';

const BOTH = ['retail-api', 'storefront'] as const;
const NAMED = { STOREFRONT_URL: 'https://shop.example' };

test.each([
  ['beside a storefront', {}, BOTH, 'http://127.0.0.1:3000'],
  ['beside one on another port', { PORT: '8080' }, BOTH, 'http://127.0.0.1:8080'],
  ['alone', {}, ['retail-api'] as const, undefined],
  ['alone, with a storefront named', NAMED, ['retail-api'] as const, 'https://shop.example'],
  ['beside a storefront, with another named', NAMED, BOTH, 'https://shop.example'],
])('the launcher sets the purge target of a retail API %s', (_name, variables, services, target) => {
  const childSettings = retailApiSettings(parseEnvironment(variables), services, 4001);
  expect(childSettings).toEqual({ RETAIL_API_PORT: '4001', ...(target ? { STOREFRONT_URL: target } : {}) });
});

test.each([
  ['beside a storefront', {}, BOTH, 'http://127.0.0.1:3000'],
  ['beside one on another port', { PORT: '8080' }, BOTH, 'http://127.0.0.1:8080'],
  ['alone', {}, ['payment-sandbox'] as const, undefined],
  ['alone, with a storefront named', NAMED, ['payment-sandbox'] as const, 'https://shop.example'],
])('the launcher sets the webhook target of a payment sandbox %s', (_name, variables, services, target) => {
  const childSettings = sandboxSettings(parseEnvironment(variables), services, 4201);
  expect(childSettings).toEqual({ PAYMENT_SANDBOX_PORT: '4201', ...(target ? { STOREFRONT_URL: target } : {}) });
});

test.each([
  ['in production', { development: false, hostIsSet: false }, undefined],
  ['while developing', { development: true, hostIsSet: false }, '127.0.0.1'],
  ['while developing, where HOST is set', { development: true, hostIsSet: true }, undefined],
])('%s the storefront listens on %j: %s', (_name, options, host) => {
  expect(storefrontSettings({ retailApiUrl: 'http://127.0.0.1:4000', ...options })).toEqual({
    RETAIL_API_URL: 'http://127.0.0.1:4000',
    ...(host ? { HOST: host } : {}),
  });
});
