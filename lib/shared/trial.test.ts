import { parseEnvironment } from './env.ts';
import { isTrial } from './trial.ts';

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
])('%j is a trial: %s', (settings, expected) => {
  expect(isTrial(parseEnvironment(settings))).toBe(expected);
});
