import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresForTests } from '#lib/testing/services.ts';
import { type Engine, type OpenDatabase, openDatabase } from '../db/open-database.ts';

/** An empty, migrated database of its own; closing it removes it. */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  return engine === 'sqlite' ? openTemporarySqlite() : openTemporarySchema();
}

/** Runs a suite on every engine that is there; the suite opens its databases with the engine it is given. */
export function describeOnEachEngine(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} (sqlite)`, () => suite('sqlite'));
  (postgresForTests() ? describe : describe.skip)(`${title} (postgres)`, () => suite('postgres'));
}

async function openTemporarySqlite(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const opened = await openDatabase({ dataDir });
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openTemporarySchema(): Promise<OpenDatabase> {
  const address = postgresForTests();
  if (!address) throw new Error('No PostgreSQL answers.');
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await administer(address, `create schema ${schema}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url.href });
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer(address, `drop schema ${schema} cascade`);
    },
  };
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
