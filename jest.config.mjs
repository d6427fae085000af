import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// These ship as ESM only; next/jest would leave them untransformed.
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
  ...['commander', '@commander-js'],
  // What sanitize-html reads HTML with.
  ...['htmlparser2', 'domhandler', 'domelementtype', 'domutils', 'dom-serializer', 'entities'],
];

export default async () => ({
  ...(await createConfig({
    // Many suites wait, for a database or for processes: one core fewer, as by default, would leave two cores one worker.
    maxWorkers: '100%',
    // The workers and the servers share the cores; what hangs fails a little later.
    testTimeout: 60_000,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/{lib,components,app}/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/lib/testing/server-only.ts' },
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
});
