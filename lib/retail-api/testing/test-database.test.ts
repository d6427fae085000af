import { sql } from 'kysely';
import type { OpenDatabase } from '../core/db/engine.ts';
import { seedProducts } from './seed.ts';
import { describeOnPostgres, openTestDatabase } from './test-database.ts';

describeOnPostgres('a schema that is given back', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase('postgres');
  });
  afterEach(() => opened.close());

  const nameOf = async ({ db }: OpenDatabase) => {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    return rows[0]?.name;
  };
  const openAgain = async () => {
    await opened.close();
    opened = await openTestDatabase('postgres');
  };

  test('a schema that is given back is reused for the next database, with empty tables', async () => {
    const name = await nameOf(opened);
    await seedProducts(opened.db);
    expect(await opened.db.selectFrom('skus').select('sku').execute()).not.toEqual([]);
    await openAgain();
    expect(await nameOf(opened)).toBe(name);
    for (const table of ['skus', 'products'] as const)
      expect(await opened.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test.each([
    ['has another column', sql`alter table products add column another text`],
    ['has an index less', sql`drop index baskets_by_change`],
    ['lacks a table', sql`drop table idempotency_keys`],
  ])('a schema that is given back is not reused if it %s', async (_what, change) => {
    const name = await nameOf(opened);
    await change.execute(opened.db);
    await openAgain();
    expect(await nameOf(opened)).not.toBe(name);
  });
});
