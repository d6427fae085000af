import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { WholeDatabases } from '../../testing/whole-databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

describeOnPostgres('PostgreSQL', (address) => {
  test('a connection that breaks while a transaction thinks fails that transaction, and nothing else', async () => {
    const onIdleError = jest.fn();
    const opened = openPostgres({ databaseUrl: address, poolSize: 2, onIdleError });
    const other = new pg.Client({ connectionString: address });
    await other.connect();
    const broken = opened.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      // Nothing is asked on the connection while it ends; another opens and ends meanwhile, by when the end has arrived.
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      const ended = new pg.Client({ connectionString: address });
      await ended.connect();
      await Promise.all([once(ended, 'end'), ended.end()]);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow(/terminat|connection/i);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(opened.db);
    expect(rows).toEqual([{ one: 1 }]);
    expect(onIdleError).not.toHaveBeenCalled();
    await other.end();
    await opened.close();
  });

  test('a database that does not exist ends the start with what to do about it', async () => {
    const missing = new URL(address);
    missing.pathname = '/no_such_database';
    await expect(openDatabase({ dataDir: '', databaseUrl: missing.href })).rejects.toThrow(
      'DATABASE_URL: PostgreSQL cannot be used at this address (3D000). The server has no database of this name: create it',
    );
  });

  test('retail APIs that start at the same time take turns to migrate an empty database', async () => {
    const databases = new WholeDatabases(address);
    try {
      const databaseUrl = await databases.create('started_at_once');
      const starts = Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl, poolSize: 2 }));
      const opened = await Promise.all(starts);
      const applied = await opened[0]?.db.selectFrom('migrations').select('name').execute();
      expect(applied).toHaveLength(migrations.length);
      await Promise.all(opened.map(({ close }) => close()));
    } finally {
      await databases.remove();
    }
  }, 60_000);

  test('a migration, and the wait for that of another process, may take longer than any call', async () => {
    const databases = new WholeDatabases(address);
    const databaseUrl = await databases.create('long_migration');
    const opened = openPostgres({ databaseUrl, poolSize: 1, onIdleError: () => undefined });
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    try {
      await migrate(opened.db, 'postgres');
      // Of its one connection.
      await sql`set statement_timeout = 200`.execute(opened.db);
      await other.query('begin; select pg_advisory_xact_lock(7249113)');
      const migrating = migrate(opened.db, 'postgres');
      await other.query('select pg_sleep(0.5)');
      await other.query('commit');
      expect(await migrating).toEqual([]);
      await expect(sql`select pg_sleep(0.5)`.execute(opened.db)).rejects.toThrow('statement timeout');
    } finally {
      await Promise.all([other.end(), opened.close()]);
      await databases.remove();
    }
  }, 60_000);
});
