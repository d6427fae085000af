import { closedAtEnd } from '#lib/testing/closed-at-end.ts';
import { postgresForTests } from '#lib/testing/services.ts';
import type { Engine, OpenDatabase } from '../core/db/engine.ts';
import { openDatabase } from '../core/db/open-database.ts';
import { openEmptySqlite } from './sqlite-copies.ts';
import { claimSchema, dropSpareSchemas, keepSpareSchemas, recordShape, releaseSchema } from './test-schemas.ts';

/** A separate, empty, migrated database; closing it deletes it. */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  const opened = await (engine === 'sqlite' ? openEmptySqlite() : openTemporarySchema());
  return { ...opened, close: closedAtEnd(opened.close) };
}

/** The engines that are available. */
export function availableEngines(): Engine[] {
  return postgresForTests() ? ['sqlite', 'postgres'] : ['sqlite'];
}

/** Runs a suite on every available engine; the suite opens its databases with the engine it receives. */
export function describeOnEachEngine(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} (sqlite)`, () => suite('sqlite'));
  describeOnPostgres(title, () => suite('postgres'));
}

/** Runs a suite with the address of PostgreSQL; skipped if none is available. */
export function describeOnPostgres(title: string, suite: (address: string) => void): void {
  const address = postgresForTests();
  (address === null ? describe.skip : describe)(`${title} (postgres)`, () => {
    beforeAll(keepSpareSchemas);
    suite(address ?? '');
    // Runs after the suite's own hooks, which close its databases.
    afterAll(() => dropSpareSchemas(address ?? ''));
  });
}

async function openTemporarySchema(): Promise<OpenDatabase> {
  const address = postgresForTests();
  if (!address) throw new Error('No PostgreSQL answers.');
  const schema = await claimSchema(address);
  const url = new URL(address);
  // `untilLockWait` recognises its own connections by this name, among those of suites that run in parallel.
  const settings = { search_path: schema, application_name: schema, synchronous_commit: 'off' };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', options.join(' '));
  const opened = await openDatabase({ dataDir: '', databaseUrl: url.href });
  await recordShape(address, schema);
  return {
    ...opened,
    async close() {
      await opened.close();
      await releaseSchema(address, schema);
    },
  };
}
