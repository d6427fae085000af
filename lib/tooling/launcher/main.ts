import { ConfigurationError } from '#lib/shared/env.ts';
import { buildStorefront } from './build.ts';
import type { ServiceName } from './service-name.ts';
import { start } from './start.ts';
import { runTests } from './test.ts';

/** The services in their start order; they are stopped in reverse order. */
const STORE: readonly ServiceName[] = ['payment-sandbox', 'retail-api', 'storefront'];

const COMMANDS: Record<string, (names: readonly string[]) => Promise<void>> = {
  start: () => start({ services: STORE, development: false }),
  dev: () => start({ services: STORE, development: true }),
  'retail-api': () => start({ services: ['retail-api'], development: false }),
  'payment-sandbox': () => start({ services: ['payment-sandbox'], development: false }),
  storefront: () => start({ services: ['storefront'], development: false }),
  build: () => buildStorefront(),
  test: (args) => runTests(args),
  catalogue: async (args) => (await import('./catalogue.ts')).catalogue(args),
  content: async (args) => (await import('#lib/tooling/operator/content.ts')).content(args),
  desk: async (args) => (await import('#lib/tooling/operator/desk.ts')).desk(args),
  bench: async (names) => (await import('#lib/tooling/bench/main.ts')).bench(names),
};

/** Runs one of the project's commands; an invalid setting ends it with one line. */
export async function main([command = '', ...names]: readonly string[]): Promise<void> {
  try {
    const run = COMMANDS[command];
    if (!run)
      throw new ConfigurationError(`Unknown command "${command}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
    await run(names);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
