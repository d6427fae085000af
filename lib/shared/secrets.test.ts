import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSecret, readOrCreateSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is created once, is long, and is readable by its owner only', () => {
  const dataDir = join(folder, 'deep', 'down');
  const made = readOrCreateSecret(dataDir, 'SESSION_SECRET');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(dataDir, 'SESSION_SECRET')).toBe(made);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('each secret name has its own value in the same file', () => {
  const session = readOrCreateSecret(folder, 'SESSION_SECRET');
  const api = readOrCreateSecret(folder, 'RETAIL_API_SECRET');
  expect(api).not.toBe(session);
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual({
    SESSION_SECRET: session,
    RETAIL_API_SECRET: api,
  });
});

test('findSecret returns an existing secret and creates none', () => {
  expect(findSecret(folder, 'OPERATOR_KEY')).toBeNull();
  const made = readOrCreateSecret(folder, 'OPERATOR_KEY');
  expect(findSecret(folder, 'OPERATOR_KEY')).toBe(made);
});

test('a broken secrets file is not silently replaced', () => {
  writeFileSync(join(folder, 'secrets.json'), '{');
  expect(() => readOrCreateSecret(folder, 'SESSION_SECRET')).toThrow(/secrets\.json cannot be read/);
});
