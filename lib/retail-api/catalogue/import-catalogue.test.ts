import type { OpenDatabase } from '../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { type ImportInput, importCatalogue } from './import-catalogue.ts';
import { readCategories } from './lists/category-list.ts';
import { type CatalogueSource, checkSource, readSource } from './read-source.ts';

const NAMES = new Map([['1801AV01-1.webp', '1801AV01-1-aaaaaaaa.webp']]);

describeOnEachEngine('importing the demo catalogue', (engine) => {
  let opened: OpenDatabase;
  let source: CatalogueSource;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    source = await readSource(CATALOGUE_DIRECTORY);
    source.products = source.products.slice(0, 20);
  });
  afterEach(() => opened.close());

  const input = (hash: string, products = source.products): ImportInput => ({
    source: { ...source, products },
    pages: [{ slug: 'about', title: 'About', group: 'Samay', content: '<p>Us</p>', datedAt: null, story: null }],
    photoNames: NAMES,
    hash,
  });
  const run = (hash: string, products = source.products, now = 1000) =>
    importCatalogue(opened.db, input(hash, products), now);
  const stockOf = async (sku: string) =>
    (await opened.db.selectFrom('skus').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity;

  test('an import writes everything once and does nothing the next time', async () => {
    const first = await run('a');
    expect(first).toMatchObject({ imported: true, removedCodes: [] });
    expect(first.changedCodes).toHaveLength(20);
    expect(await run('a', [], 2000)).toEqual({ imported: false, changedCodes: [], removedCodes: [] });
    const rows = await opened.db.selectFrom('products').select(['code', 'slug', 'document']).execute();
    expect(rows).toHaveLength(20);
    const watch = rows.find((row) => row.code === '1801AV01');
    expect(watch?.slug).toBe('aarvane-ganga-three-hand-date-watch-blue-dial-for-men-1801av01');
    expect(JSON.parse(watch?.document ?? '').Images[0]).toBe('1801AV01-1-aaaaaaaa.webp');
    expect(await opened.db.selectFrom('categories').select('path').execute()).toHaveLength(90);
  });

  test('a category begins its list with the order that its file names', async () => {
    const [first, ...others] = source.categories;
    if (!first) throw new Error('The catalogue has no category.');
    source.categories = [{ ...first, Sort: 'newest' }, ...others];
    await run('a');
    const orders = (await readCategories(opened.db)).map(({ id, document }) => [id, document.Sort] as const);
    expect(orders[0]).toEqual([first.CategoryURL, 'newest']);
    expect(new Set(orders.slice(1).map(([, sort]) => sort))).toEqual(new Set(['popularity']));
  });

  test('an import keeps stock, updates prices, and writes as few unchanged rows as possible', async () => {
    await run('a');
    await opened.db.updateTable('skus').set({ quantity: 1 }).where('sku', '=', '1801AV01').execute();
    const [first, ...others] = source.products;
    if (!first) throw new Error('The catalogue is empty.');
    const again = await run('b', [{ ...first, Price: first.Price - 500 }, ...others], 2000);
    expect(again.changedCodes).toEqual(['1801AV01']);
    expect(await stockOf('1801AV01')).toBe(1);
    const sku = await opened.db.selectFrom('skus').selectAll().where('sku', '=', '1801AV01').executeTakeFirst();
    expect(sku?.price).toBe((first.Price - 500) * 100);
    const untouched = await opened.db.selectFrom('products').select('code').where('modified_at', '=', 1000).execute();
    expect(untouched).toHaveLength(19);
  });

  test('an old slug redirects to the newest, through any renaming and back', async () => {
    const [first] = source.products;
    if (!first) throw new Error('The catalogue is empty.');
    const named = (title: string) => [{ ...first, ProductTitle: title }];
    const redirects = async () =>
      Object.fromEntries(
        (await opened.db.selectFrom('redirects').selectAll().execute()).map((row) => [row.from_path, row.to_path]),
      );
    await run('a', named('One'));
    await run('b', named('Two'));
    await run('c', named('Three'));
    expect(await redirects()).toEqual({ 'one-1801av01': 'three-1801av01', 'two-1801av01': 'three-1801av01' });
    await run('d', named('One'));
    expect(await redirects()).toEqual({ 'two-1801av01': 'one-1801av01', 'three-1801av01': 'one-1801av01' });
  });

  test('prices are as old as the files that set them, whatever else changes', async () => {
    const pricedAt = async () =>
      (await opened.db.selectFrom('catalogue_version').select('priced_at').executeTakeFirst())?.priced_at;
    await run('a');
    await run('pages alone', source.products, 2000);
    expect(await pricedAt()).toBe(1000);
    const [first, ...others] = source.products;
    if (!first) throw new Error('The catalogue is empty.');
    await run('b', [{ ...first, Price: first.Price - 1 }, ...others], 3000);
    expect(await pricedAt()).toBe(3000);
  });

  test('a product that is no longer in the files is removed with its sizes', async () => {
    await run('a');
    const result = await run('b', source.products.slice(1));
    expect(result.removedCodes).toEqual(['1801AV01']);
    expect(await stockOf('1801AV01')).toBeUndefined();
  });

  test('concurrent imports write the catalogue once', async () => {
    const results = await Promise.all([run('a'), run('a'), run('a')]);
    expect(results.filter((result) => result.imported)).toHaveLength(1);
    const version = await opened.db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    expect(version?.version).toBe(1);
  });
});

test('every refused row is named with its reason', async () => {
  const source = await readSource(CATALOGUE_DIRECTORY);
  const [first, second, third] = source.products;
  const rows = {
    products: [{ ...first, Price: 99_999_999 }, { ...second, Colour: 'Blue' }, { ...third, BrandName: 'Nobody' }, null],
    categories: [{ StoreCategoryName: 'Cart', CategoryURL: 'cart', Rule: {}, Intro: '', Children: [] }],
    brands: source.brands,
    stores: [],
  };
  expect(() => checkSource(rows, '')).toThrow(
    new RegExp(
      [
        'product 1 \\(1801AV01\\): Price: must not be above MRP',
        'product 2 \\(\\w+\\): .*Colour',
        'product 4 \\(without ProductCode\\)',
        'no brand is called Nobody',
        'category cart: the path is reserved',
      ].join('[\\s\\S]*'),
    ),
  );
});
