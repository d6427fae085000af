import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, parseEnvironment } from '#lib/shared/env.ts';
import { isDeployment } from './deployment.ts';
import { secretsFor } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = (variables: Record<string, string> = {}) => parseEnvironment({ DATA_DIR: folder, ...variables });
const long = (letter: string) => letter.repeat(40);

test.each([
  [{}, false],
  [{ SITE_URL: 'http://shop.example' }, false],
  [{ RETAIL_API_URL: 'http://127.0.0.1:4000' }, false],
  [{ DATABASE_URL: 'postgres://postgres@localhost/test' }, false],
  [{ SITE_URL: 'https://shop.example' }, true],
  [{ RETAIL_API_URL: 'http://api.internal:4000' }, true],
  [{ DATABASE_URL: 'postgres://shop@db.internal/shop' }, true],
])('the settings %j are a deployment: %s', (variables, expected) =>
  expect(isDeployment(settings(variables))).toBe(expected),
);

test('a trial creates its secrets once, readable by their owner only', () => {
  const secrets = secretsFor(settings(), ['retail-api', 'storefront']);
  expect(new Set(Object.values(secrets)).size).toBe(4);
  expect(secretsFor(settings(), ['storefront'])).toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a secret in the settings takes precedence over the created one', () => {
  expect(secretsFor(settings({ SESSION_SECRET: long('s') }), ['storefront']).SESSION_SECRET).toBe(long('s'));
});

test('a deployment without its own secrets is refused', () => {
  const https = { SITE_URL: 'https://shop.example' };
  expect(() => secretsFor(settings(https), ['storefront'])).toThrow(ConfigurationError);
  expect(() => secretsFor(settings(https), ['storefront'])).toThrow(/^SESSION_SECRET: must be set/);
  expect(() => secretsFor(settings(https), ['retail-api'])).toThrow(/^RETAIL_API_SECRET: must be set/);
  const configured = { SESSION_SECRET: long('s') };
  expect(secretsFor(settings({ ...https, ...configured }), ['storefront'])).toEqual(configured);
});

test('a deployment needs a purge secret wherever the retail API has a storefront to notify', () => {
  const variables = { DATABASE_URL: 'postgres://shop@db.internal/shop', RETAIL_API_SECRET: long('r') };
  const named = { ...variables, STOREFRONT_URL: 'https://shop.example' };
  expect(secretsFor(settings(variables), ['retail-api'])).toEqual({ RETAIL_API_SECRET: long('r') });
  expect(() => secretsFor(settings(named), ['retail-api'])).toThrow(/^REVALIDATE_SECRET: must be set/);
  const both = { ...variables, SESSION_SECRET: long('s') };
  expect(() => secretsFor(settings(both), ['retail-api', 'storefront'])).toThrow(/^REVALIDATE_SECRET: must be set/);
  const all = { ...both, REVALIDATE_SECRET: long('p') };
  expect(Object.keys(secretsFor(settings(all), ['retail-api', 'storefront']))).toHaveLength(3);
});

test('the error for a damaged secrets file names it', () => {
  writeFileSync(join(folder, 'secrets.json'), '{');
  expect(() => secretsFor(settings(), ['storefront'])).toThrow(/^DATA_DIR: .*secrets\.json cannot be read/);
});
