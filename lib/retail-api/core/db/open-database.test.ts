import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '#lib/shared/env.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from './engine.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

describeOnEachEngine('a database', (engine) => {
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const addBasket = (guid: string, db = opened.db) =>
    db.insertInto('baskets').values({ guid, customer_id: null, version: 0, created_at: 1, changed_at: 1 }).execute();
  const guids = async () =>
    (await opened.db.selectFrom('baskets').select('guid').orderBy('guid').execute()).map((row) => row.guid);

  test('a database has applied every migration once', async () => {
    const rows = await opened.db.selectFrom('migrations').select('name').execute();
    expect(rows.map((row) => row.name).sort()).toEqual(migrations.map((migration) => migration.name).sort());
  });

  test('a database stores large amounts in paise, milliseconds, nulls and text unchanged', async () => {
    const at = 1_795_255_200_123;
    await opened.db
      .insertInto('customer_tokens')
      .values({ token_hash: 'h', customer_id: 'ₐ "quoted"', created_at: at, expires_at: Number.MAX_SAFE_INTEGER })
      .execute();
    const row = await opened.db.selectFrom('customer_tokens').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({
      token_hash: 'h',
      customer_id: 'ₐ "quoted"',
      created_at: at,
      expires_at: Number.MAX_SAFE_INTEGER,
      last_used_at: 0,
    });
  });

  test('a database returns counts and sums as numbers', async () => {
    await addBasket('a');
    const row = await opened.db
      .selectFrom('baskets')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('changed_at').as('sum')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, sum: 1 });
  });

  test('a database sorts text by its bytes', async () => {
    for (const guid of ['b', 'B', 'a', '-', '_']) await addBasket(guid);
    expect(await guids()).toEqual(['-', 'B', '_', 'a', 'b']);
  });

  test('a database rolls back a transaction that throws', async () => {
    const attempt = opened.db.transaction().execute(async (transaction) => {
      await addBasket('a', transaction);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await guids()).toEqual([]);
  });

  test('a read during a transaction sees the committed state without waiting', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: confirmWritten } = Promise.withResolvers<void>();
    const writing = opened.db.transaction().execute(async (transaction) => {
      await addBasket('a', transaction);
      confirmWritten();
      await mayEnd;
    });
    await written;
    expect(await guids()).toEqual([]);
    end();
    await writing;
    expect(await guids()).toEqual(['a']);
  });

  test('concurrent transactions do not interleave', async () => {
    await addBasket('a');
    await Promise.all(
      Array.from({ length: 20 }, () =>
        opened.db.transaction().execute(async (transaction) => {
          const { version } = await transaction
            .updateTable('baskets')
            .set((basket) => ({ version: basket.ref('version') }))
            .returning('version')
            .executeTakeFirstOrThrow();
          await new Promise(setImmediate);
          await transaction
            .updateTable('baskets')
            .set({ version: version + 1 })
            .execute();
        }),
      ),
    );
    const { version } = await opened.db.selectFrom('baskets').select('version').executeTakeFirstOrThrow();
    expect(version).toBe(20);
  });

  test('deleting a basket deletes its lines', async () => {
    await addBasket('a');
    await opened.db
      .insertInto('basket_lines')
      .values({ id: 'l', basket_guid: 'a', sku: 's', quantity: 1, unit_price: 1, snapshot: '{}', added_at: 1 })
      .execute();
    await opened.db.deleteFrom('baskets').execute();
    expect(await opened.db.selectFrom('basket_lines').selectAll().execute()).toEqual([]);
  });
});

describe('the embedded database file', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'samay-test-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('the embedded database file is written to disk and enforces foreign keys', async () => {
    const { db, close } = await openDatabase({ dataDir });
    const orphan = db
      .insertInto('basket_lines')
      .values({ id: 'l', basket_guid: 'none', sku: 's', quantity: 1, unit_price: 1, snapshot: '{}', added_at: 1 })
      .execute();
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
    await close();
  });

  test('the embedded database file refuses a second process with one clear line, and can be opened again after it is closed', async () => {
    const first = await openDatabase({ dataDir });
    const refusal: unknown = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigurationError);
    expect((refusal as Error).message).toMatch(/^DATA_DIR: another process already uses .*$/);
    await first.close();
    await (await openDatabase({ dataDir })).close();
  }, 120_000);

  test('the embedded database file keeps committed rows when its process is killed', async () => {
    const script = `
      import { openDatabase } from '${join(process.cwd(), 'lib/retail-api/core/db/open-database.ts')}';
      const { db } = await openDatabase({ dataDir: process.argv[1] });
      for (let number = 0; ; number += 1) {
        await db.insertInto('baskets')
          .values({ guid: String(number).padStart(6, '0'), customer_id: null, version: 0, created_at: 1, changed_at: 1 })
          .execute();
        process.stdout.write(number + '\\n');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > 50) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const lastReported = Number(output.trimEnd().split('\n').at(-1));
    const { db, close } = await openDatabase({ dataDir });
    const { count } = await db
      .selectFrom('baskets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await close();
    expect(count).toBeGreaterThanOrEqual(lastReported + 1);
  }, 120_000);
});
