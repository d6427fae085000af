import { ConfigurationError } from '#lib/shared/env.ts';
import { buildStorefront } from './build.ts';
import type { LauncherCommand } from './launcher-help.ts';
import type { ServiceName } from './service-name.ts';
import { start } from './start.ts';
import { runTests } from './test.ts';

/** In the order in which they start; they end the other way round. */
const STORE: readonly ServiceName[] = ['payment-sandbox', 'retail-api', 'storefront'];

const COMMANDS: Readonly<Record<string, LauncherCommand>> = {
  start: { about: 'builds and starts the store', run: () => start({ services: STORE, development: false }) },
  dev: {
    about: 'starts the store in watch mode, for this machine alone',
    run: () => start({ services: STORE, development: true }),
  },
  'retail-api': {
    about: 'starts the bundled retail API alone',
    run: () => start({ services: ['retail-api'], development: false }),
  },
  'payment-sandbox': {
    about: 'starts the payment sandbox alone',
    run: () => start({ services: ['payment-sandbox'], development: false }),
  },
  storefront: {
    about: 'starts the storefront alone',
    run: () => start({ services: ['storefront'], development: false }),
  },
  build: { about: 'builds the storefront', run: () => buildStorefront() },
  test: { about: 'runs types, lint, unit tests, build and browser tests', run: () => runTests() },
  catalogue: {
    about: 'imports and exports products',
    readsWords: true,
    run: async (words) => (await import('./catalogue.ts')).catalogue(words),
  },
  content: {
    about: 'lists, shows, saves and removes pages',
    readsWords: true,
    run: async (words) => (await import('#lib/tools/content.ts')).content(words),
  },
  desk: {
    about: 'orders, returns, money, reviews and visits',
    readsWords: true,
    run: async (words) => (await import('#lib/tools/desk.ts')).desk(words),
  },
  bench: {
    about: 'measures the store',
    readsWords: true,
    run: async (words) => (await import('#lib/bench/main.ts')).bench(words),
  },
};

/** Runs one of the project's commands; a wrong setting ends it with one line. */
export async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  try {
    if (command && (command.readsWords || words.length === 0)) await command.run(words);
    // A store that starts does not wait for the words of a command line to be read.
    else await (await import('./launcher-help.ts')).launcherHelp(COMMANDS, name === '' ? [] : [name, ...words]);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
