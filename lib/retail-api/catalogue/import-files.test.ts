import { openTestDatabase } from '../testing/test-database.ts';
import { importFiles } from './import-files.ts';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

let opened: Opened;
beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
});
afterAll(() => opened.close());

const start = (demo: boolean) => importFiles({ db: opened.db, demo, now: () => 1000, onProgress: () => undefined });

async function counts() {
  const tables = ['products', 'skus', 'brands', 'stores', 'pages', 'categories'] as const;
  const entries = tables.map(async (table) => {
    const row = await opened.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(row.count) > 0] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const EMPTY = { products: false, skus: false, brands: false, stores: false, pages: false, categories: true };
const FULL = { products: true, skus: true, brands: true, stores: true, pages: true, categories: true };

test('a shop without the demo begins with categories alone', async () => {
  await start(false);
  expect(await counts()).toEqual(EMPTY);
});

test('the demo comes with its setting, and goes with it', async () => {
  await start(true);
  expect(await counts()).toEqual(FULL);
  await start(false);
  expect(await counts()).toEqual(EMPTY);
});

test("an operator's own products stay where the demo is put away, and its stores go", async () => {
  await start(true);
  await opened.db.updateTable('catalogue_version').set({ origin: 'operator' }).execute();
  await start(false);
  expect(await counts()).toMatchObject({ products: true, skus: true, brands: true, stores: false });
});
