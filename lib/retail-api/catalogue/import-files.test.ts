import { openTestDatabase } from '../testing/test-database.ts';
import { removeDemo } from './exchange/remove-demo.ts';
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

async function slugs() {
  const rows = await opened.db.selectFrom('pages').select('slug').orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}

const EMPTY = { products: false, skus: false, brands: false, stores: false, pages: true, categories: true };
const FULL = { products: true, skus: true, brands: true, stores: true, pages: true, categories: true };

test('a shop without the demo begins with categories, and with the pages that the store links to', async () => {
  await start(false);
  expect(await counts()).toEqual(EMPTY);
  expect(await slugs()).toEqual([
    'contact',
    'cookies',
    'gold-rate',
    'hallmark-guide',
    'privacy',
    'returns',
    'ring-size',
    'shipping',
    'sitemap',
    'warranty',
    'watch-size',
  ]);
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

test('the demo can be put away for good while its setting stays', async () => {
  const { db } = opened;
  const options = { pagesDir: undefined, now: () => 2000, onProgress: () => undefined };
  await db.updateTable('catalogue_version').set({ origin: 'demo', source_hash: '' }).execute();
  await start(true);
  const [own] = await db.selectFrom('products').selectAll().limit(1).execute();
  if (!own) throw new Error('The demo has no products.');
  await db
    .insertInto('products')
    .values({ ...own, code: 'OWN01', slug: 'own01' })
    .execute();
  expect(await removeDemo(db, options)).toBeGreaterThan(100);
  const left = await db.selectFrom('products').select('code').execute();
  expect(left).toEqual([{ code: 'OWN01' }]);
  await start(true);
  expect(await counts()).toMatchObject({ products: true, skus: false, stores: false });
  expect(await slugs()).toHaveLength(11);
});
