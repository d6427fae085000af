/** The storefront's session secret in every test. */
export const TEST_SECRET = 'a secret of at least 32 characters for tests';

/** Environment variables of every test process; a test that is about another value sets it itself. */
export const TEST_SETTINGS = { SESSION_SECRET: TEST_SECRET, LOG_LEVEL: 'silent' };
