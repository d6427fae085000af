import { sql } from 'kysely';
import { StorageWatch } from '../core/db/storage-watch.ts';
import { signInSession } from '../testing/api-caller.ts';
import { addCatalogueVersion } from '../testing/catalogue-version.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { createApi } from './app.ts';

test('on a full disk readiness names the cause, reads go on, and all recovers with room', async () => {
  let now = 0;
  const events: string[] = [];
  const storage = new StorageWatch({
    freeBytes: async () => 1e9,
    onFull: (cause) => events.push(cause),
    onRoom: () => events.push('room'),
    now: () => now,
  });
  const seeded = await createTestApi({ catalogue: 'seed' });
  const { db } = seeded.context;
  await addCatalogueVersion(db);
  const api = createApi(seeded.context, { storage });
  const caller = await signInSession(api);
  const report = { APIName: 'Menu', StatusCode: '500', ErrorCode: 'x', ErrorDescription: 'x'.repeat(1900) };
  const write = async () => (await caller.post('ErrorLog', report)).status;
  const readiness = async () => {
    const reply = await api(new Request('http://retail-api/readyz'));
    return [reply.status, (await reply.json()).status];
  };
  expect(await readiness()).toEqual([200, 'ready']);

  // The file may not grow any more.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const limit = async (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  await limit(rows[0]?.page_count ?? 0);
  const statuses: number[] = [];
  for (let made = 0; made < 100; made += 1) statuses.push(await write());
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(1);
  expect(events).toEqual(['database or disk is full']);
  expect(await readiness()).toEqual([503, 'storage full']);
  expect((await caller.get('SiteOptions')).status).toBe(200);

  await limit(1_000_000);
  now += 10_000;
  expect(await readiness()).toEqual([200, 'ready']);
  expect(await write()).toBe(200);
  expect(events).toEqual(['database or disk is full', 'room']);
  await seeded.close();
});
