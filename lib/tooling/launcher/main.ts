import { ConfigurationError } from '#lib/shared/env.ts';
import { buildStorefront } from './build.ts';
import { buildBackOffice } from './build-back-office.ts';
import type { LauncherCommand } from './launcher-program.ts';
import type { ServiceName } from './service-name.ts';
import { start } from './start.ts';

/** The services in their start order; they are stopped in reverse order. */
const STORE: readonly ServiceName[] = ['payment-sandbox', 'retail-api', 'storefront', 'back-office'];

const COMMANDS: Readonly<Record<string, LauncherCommand>> = {
  start: { description: 'builds and starts the store', run: () => start({ services: STORE, development: false }) },
  dev: {
    description: 'starts the store in watch mode, on this machine only',
    run: () => start({ services: STORE, development: true }),
  },
  'retail-api': {
    description: 'starts the retail API only',
    run: () => start({ services: ['retail-api'], development: false }),
  },
  'payment-sandbox': {
    description: 'starts the payment sandbox only',
    run: () => start({ services: ['payment-sandbox'], development: false }),
  },
  storefront: {
    description: 'starts the storefront only',
    run: () => start({ services: ['storefront'], development: false }),
  },
  'back-office': {
    description: 'starts the back office only',
    run: () => start({ services: ['back-office'], development: false }),
  },
  build: {
    description: 'builds the storefront and the back office',
    run: async () => {
      await buildStorefront();
      await buildBackOffice();
    },
  },
  test: {
    description: 'runs the checks and tests',
    hasProgram: true,
    run: async (args) => (await import('./test.ts')).runTests(args),
  },
  catalogue: {
    description: 'imports and exports products, sets prices and online stock',
    hasProgram: true,
    run: async (args) => (await import('./catalogue.ts')).catalogue(args),
  },
  content: {
    description: 'lists, shows, saves and removes pages',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/operator/content.ts')).runContentTool(args),
  },
  shop: {
    description: "shows and saves the shop's profile, signs staff in, moves a shop to another installation",
    hasProgram: true,
    run: async ([first, ...rest]) => {
      const { DATA_COMMANDS, maintenance } = await import('./maintenance.ts');
      const onData = DATA_COMMANDS.find((name) => name === first);
      if (onData) return maintenance(onData)(rest);
      const args = first === undefined ? rest : [first, ...rest];
      return (await import('#lib/tooling/operator/shop.ts')).runShopTool(args);
    },
  },
  desk: {
    description: 'orders, returns, refunds, reviews and appointments',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/operator/desk.ts')).runDeskTool(args),
  },
  migrate: {
    description: 'brings the database up to date',
    hasProgram: true,
    run: async (args) => (await import('./maintenance.ts')).maintenance('migrate')(args),
  },
  backup: {
    description: 'copies the database and the photos while the shop runs',
    hasProgram: true,
    run: async (args) => (await import('./maintenance.ts')).maintenance('backup')(args),
  },
  restore: {
    description: 'restores a backup and proves that it is equal',
    hasProgram: true,
    run: async (args) => (await import('./maintenance.ts')).maintenance('restore')(args),
  },
  doctor: {
    description: 'checks settings, machine, database and running processes',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/doctor/doctor.ts')).runDoctor(args),
  },
  conformance: {
    description: 'checks a retail API against the contract',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/conformance/conformance.ts')).runConformance(args),
  },
  mock: {
    description: 'answers as a retail API with the examples of the OpenAPI document',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/mock/mock.ts')).runMock(args),
  },
  bench: {
    description: 'measures the store',
    hasProgram: true,
    run: async (args) => (await import('#lib/tooling/bench/main.ts')).bench(args),
  },
};

/** Runs one of the project's commands; an invalid setting ends it with one line. */
export async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  try {
    if (command && (command.hasProgram || args.length === 0)) await command.run(args);
    // Imported only here: a store starts without loading commander.
    else await (await import('./launcher-program.ts')).runLauncherProgram(COMMANDS, name === '' ? [] : [name, ...args]);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
