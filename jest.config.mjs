import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { TEST_SETTINGS } from './lib/testing/test-settings.ts';

const ROOT = import.meta.dirname;
// Jest's workers inherit these.
Object.assign(process.env, TEST_SETTINGS);

const createConfig = nextJest({ dir: './' });

// These packages ship as ESM only; next/jest would leave them untransformed.
const ESM_PACKAGES = [
  'iron-session',
  'iron-webcrypto',
  'cookie',
  'uncrypto',
  'uint8array-extras',
  'jose',
  'kysely',
  'cookies-next',
  'cockatiel',
  // sanitize-html parses HTML with these packages.
  'htmlparser2',
  'domhandler',
  'domelementtype',
  'domutils',
  'dom-serializer',
  'entities',
];

// Components, a document, and mocks of modules need Jest's sandbox; everything else runs in plain Node (see
// lib/testing/plain-node), where the modules of the backend are evaluated once a process and not once a file.
const NEEDS_SANDBOX = /@jest-environment|\bjest\.(?:mock|doMock|requireActual|isolateModules\w*|resetModules)\b/;
const NEEDS_SERVICE = /\b(?:describeOnEachEngine|describeOnPostgres|describeWithRedis)\(/;

const exactly = (file) => `^${RegExp.escape(join(ROOT, file))}$`;
const filesThat = (pattern) =>
  globSync('{lib,components,app}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))
    .map(exactly);

const sandboxed = filesThat(NEEDS_SANDBOX);
const roots = ['<rootDir>/lib', '<rootDir>/components', '<rootDir>/app'];

const plainNode = {
  displayName: 'node',
  roots,
  testRegex: process.env.TEST_SUITES === 'services' ? filesThat(NEEDS_SERVICE) : [String.raw`\.test\.ts$`],
  testPathIgnorePatterns: sandboxed,
  // Node leaves out the types by itself.
  transform: {},
  testEnvironment: '<rootDir>/lib/testing/plain-node/environment.ts',
  runtime: join(ROOT, 'lib/testing/plain-node/runtime.ts'),
};

const sandbox = async () => ({
  ...(await createConfig({
    displayName: 'sandbox',
    roots,
    testEnvironment: 'node',
    testRegex: [String.raw`\.test\.tsx$`, ...sandboxed],
    setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/lib/testing/server-only.ts',
      // All messages in one module also where the sandbox is a browser's: thousands of small ones load slowly.
      '^#messages$': '<rootDir>/lib/messages/compiled/server.js',
    },
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
});

// `TEST_SUITES`: `embedded` for what needs no service, `services` for the files with suites that do; all without it.
export default async () => ({
  // Many suites wait for a database or for processes; Jest's default of one core fewer would leave a two-core
  // machine with one worker.
  maxWorkers: '100%',
  // The workers and the servers share the cores, so the timeout is generous; a test that hangs fails a little
  // later.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/lib/testing/services.ts',
  testSequencer: '<rootDir>/lib/testing/longest-first.mjs',
  projects: process.env.TEST_SUITES === 'services' ? [plainNode] : [plainNode, await sandbox()],
});
