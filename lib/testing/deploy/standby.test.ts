import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { incrementCatalogueVersion } from '#lib/retail-api/catalogue/increment-catalogue-version.ts';
import type { OpenDatabase } from '#lib/retail-api/core/db/engine.ts';
import { openDatabase } from '#lib/retail-api/core/db/open-database.ts';
import { openPostgres } from '#lib/retail-api/core/db/open-postgres.ts';
import { Standby } from '#lib/retail-api/core/db/standby.ts';
import { checkStandby } from '#lib/retail-api/maintenance/check-standby.ts';
import { PostgresServer, postgresPrograms } from '#lib/tooling/bench/cluster/postgres-server.ts';
import type { RunningProcess } from '#lib/tooling/bench/cluster/service.ts';
import { freePort } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { describeWithTools, POSTGRES } from './describe-with-tools.ts';

describeWithTools('reads of the catalogue from a standby of PostgreSQL', [POSTGRES], () => {
  const folder = mkdtempSync(join(tmpdir(), 'standby-'));
  const running: RunningProcess[] = [];
  const onAway = jest.fn();
  let primary: OpenDatabase;
  let replica: OpenDatabase;
  let standby: Standby;
  let server: PostgresServer;
  let primaryUrl: string;
  let clock: number;

  beforeAll(async () => {
    const programs = postgresPrograms() ?? '';
    const first = new PostgresServer(programs, join(folder, 'primary'), await freePort());
    server = new PostgresServer(programs, join(folder, 'standby'), await freePort());
    // The user that PostgreSQL runs as has to reach both folders.
    chmodSync(folder, 0o755);
    await first.initialise('');
    running.push(await first.start());
    primaryUrl = first.url;
    primary = await openDatabase({ dataDir: '', databaseUrl: primaryUrl });
    await primary.db
      .insertInto('catalogue_version')
      .values({ id: 1, version: 1, imported_at: 0, source_hash: '' })
      .execute();
    await server.follow(first, 'standby');
    running.push(await server.start());
    replica = openPostgres({ databaseUrl: server.url, poolSize: 2, onIdleError: onAway, withinMs: 1_000 });
  }, 60_000);
  beforeEach(() => {
    clock = 0;
    onAway.mockClear();
    standby = new Standby({ primary: primary.db, standby: replica.db, onAway, clock: () => clock });
  });
  afterAll(async () => {
    await primary?.close();
    await replica?.close();
    for (const process of running.toReversed()) await endOf(process);
    rmSync(folder, { recursive: true });
  });

  /** Which server answers a read, and the version that it shows. */
  const read = () =>
    standby.read(async (db) => {
      const row = await db
        .selectFrom('catalogue_version')
        .select(['version', sql<boolean>`pg_is_in_recovery()`.as('isStandby')])
        .executeTakeFirstOrThrow();
      return [row.isStandby ? 'standby' : 'primary', row.version];
    });
  async function endOf(process: RunningProcess | undefined): Promise<void> {
    process?.end();
    await process?.ended;
  }
  /** Waits until the standby has replayed what was written: some milliseconds, or five seconds where it has to connect again. */
  async function untilStandby(): Promise<void> {
    for (let looks = 0; looks < 2_000; looks += 1) {
      if ((await read())[0] === 'standby') return;
      await sleep(10);
    }
    throw new Error('The standby does not answer.');
  }
  /** A change of the catalogue at another process. */
  const change = () => primary.db.transaction().execute((transaction) => incrementCatalogueVersion(transaction, 0));
  const replay = (way: 'pause' | 'resume') => sql.raw(`select pg_wal_replay_${way}()`).execute(replica.db);
  const version = async () =>
    (await primary.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

  test('the primary answers until it was looked at, then the standby', async () => {
    expect(await read()).toEqual(['primary', await version()]);
    await standby.note();
    await untilStandby();
    expect(await read()).toEqual(['standby', await version()]);
  });

  test('after a change was seen, the primary answers until the standby has it', async () => {
    await standby.note();
    await untilStandby();
    await replay('pause');
    try {
      await change();
      await standby.note();
      expect(await read()).toEqual(['primary', await version()]);
    } finally {
      await replay('resume');
    }
    await untilStandby();
    expect(await read()).toEqual(['standby', await version()]);
  });

  test('a standby that is more than five seconds behind does not answer, although no change was announced', async () => {
    await standby.note();
    await untilStandby();
    await replay('pause');
    try {
      await primary.db.updateTable('catalogue_version').set({ demo_removed_at: 1 }).execute();
      for (const at of [1_000, 6_000]) {
        clock = at;
        await standby.note();
      }
      expect(await read()).toEqual(['primary', await version()]);
    } finally {
      await replay('resume');
    }
    await untilStandby();
  });

  test('a process that has not looked at the primary for five seconds asks it', async () => {
    await standby.note();
    await untilStandby();
    clock = 5_001;
    expect(await read()).toEqual(['primary', await version()]);
  });

  test('where a look at the primary fails, the primary answers, because a change may be announced next', async () => {
    let isAway = false;
    const looked = new Proxy(primary.db, {
      get: (db, name) => {
        if (isAway && name === 'selectFrom') throw new Error('recovery is in progress');
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    standby = new Standby({ primary: looked, standby: replica.db, onAway, clock: () => clock });
    await standby.note();
    await untilStandby();
    isAway = true;
    await standby.note();
    isAway = false;
    expect(onAway).toHaveBeenCalledTimes(1);
    expect((await read())[0]).toBe('primary');
    await standby.note();
    await untilStandby();
  });

  test('an error of a read at the standby is none for the caller', async () => {
    await standby.note();
    await untilStandby();
    // A standby cannot write: it fails there, and not at the primary.
    const answer = await standby.read((db) =>
      db.updateTable('catalogue_version').set({ demo_removed_at: 2 }).executeTakeFirstOrThrow(),
    );
    expect(answer.numUpdatedRows).toBe(1n);
    expect(onAway).toHaveBeenCalledTimes(1);
    expect((await read())[0]).toBe('primary');
    clock += 5_000;
    await standby.note();
    await untilStandby();
  });

  test('the doctor says how far a standby is, and that a primary or nothing is none', async () => {
    const check = (DATABASE_READ_URL: string) => checkStandby({ DATABASE_URL: primaryUrl, DATABASE_READ_URL });
    await standby.note();
    await untilStandby();
    expect(await check(server.url)).toMatchObject({ state: 'standby', seconds: expect.any(Number) });
    await replay('pause');
    try {
      await change();
      const behind = await check(server.url);
      expect(behind?.state === 'standby' && behind.bytes).toBeGreaterThan(0);
    } finally {
      await replay('resume');
    }
    expect(await check(primaryUrl)).toEqual({ state: 'primary' });
    expect(await check('postgres://postgres@127.0.0.1:9/postgres')).toMatchObject({ state: 'unreachable' });
    expect(await checkStandby({ DATABASE_URL: undefined, DATABASE_READ_URL: server.url })).toMatchObject({
      state: 'unreachable',
    });
  });

  test('a standby that became a primary of its own, or is gone, does not answer, and nothing fails', async () => {
    await standby.note();
    await untilStandby();
    await server.promote();
    await replica.db.updateTable('catalogue_version').set({ version: 77 }).execute();
    expect(await read()).toEqual(['primary', await version()]);
    expect(onAway).not.toHaveBeenCalled();
    await endOf(running.pop());
    expect(await read()).toEqual(['primary', await version()]);
    expect(onAway).toHaveBeenCalled();
  });
});
