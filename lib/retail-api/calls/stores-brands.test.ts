import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type List = DataOf<typeof calls.storeList>;
type Brand = DataOf<typeof calls.featuredBrand>;

const FRESH_MS = 5 * MINUTE_MS;
const TTL_MS = HOUR_MS;
const RETRY_AFTER_MS = 10_000;
const AARVANE = '1801AV01';
const PATHIK = '2101PK01';

describeOnEachEngine('the brands in stock at physical stores', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = Date.parse('2026-11-22T12:00:00+05:30');
  const alarms: string[] = [];
  beforeAll(async () => {
    api = await createTestApi({ engine, now: () => now, alarm: (text) => alarms.push(text) });
  });
  beforeEach(async () => {
    await shelve([]);
  });
  afterAll(() => api.close());

  /**
   * Sets the stock of physical stores and advances the clock; the default of one hour makes it effective for any
   * request.
   */
  async function shelve(items: readonly (readonly [store: string, sku: string])[], passes = TTL_MS): Promise<void> {
    await api.context.db.deleteFrom('store_stock').execute();
    const rows = items.map(([store_code, sku]) => ({ store_code, sku, quantity: 1, updated_at: now }));
    if (rows.length > 0) await api.context.db.insertInto('store_stock').values(rows).execute();
    now += passes;
    // The advanced clock may be past the end of a session.
    caller = await signInSession(api.handle);
  }
  const list = async (fields: object = {}) => (await caller.post<List>('StoreList', fields)).Data;
  const codes = async (fields: object) => (await list(fields))?.Stores.map(({ StoreCode }) => StoreCode);
  const brandStores = async (Slug: string) => (await caller.post<Brand>('FeaturedBrand', { Slug })).Data?.Stores;

  test('a brand in stock at any store can be chosen, by name, and filters the stores', async () => {
    await shelve([
      ['ST102', PATHIK],
      ['ST101', AARVANE],
      ['ST102', AARVANE],
      ['GONE', '3301TK01'],
    ]);
    expect((await list())?.Brands).toEqual([
      { Slug: 'aarvane', Name: 'Aarvane' },
      { Slug: 'pathik', Name: 'Pathik' },
    ]);
    expect(await codes({ Brand: 'aarvane' })).toEqual(['ST101', 'ST102']);
    expect(await codes({ Brand: 'pathik', Text: 'Bengaluru' })).toEqual(['ST102']);
    expect(await codes({ Brand: 'aarvane', Service: 'Gold exchange' })).toEqual(['ST101']);
    expect(await list({ Brand: 'nobody' })).toMatchObject({ Stores: [], Brands: { length: 2 } });
  });

  test('without any store stock no brand can be chosen, and all stores are listed', async () => {
    expect(await list()).toMatchObject({ Stores: { length: 33 }, Brands: [] });
  });

  test('store brands are read again after five minutes, while the known ones are still returned', async () => {
    await list();
    await shelve([['ST101', AARVANE]], FRESH_MS - 1);
    expect(await codes({ Brand: 'aarvane' })).toEqual([]);
    now += 1;
    expect(await codes({ Brand: 'aarvane' })).toEqual([]);
    while ((await codes({ Brand: 'aarvane' }))?.length === 0) await new Promise(setImmediate);
    expect(await codes({ Brand: 'aarvane' })).toEqual(['ST101']);
  });

  test('after an hour without requests, the next one waits for current store brands', async () => {
    await list();
    await shelve([['ST101', AARVANE]]);
    expect(await codes({ Brand: 'aarvane' })).toEqual(['ST101']);
  });

  test('when store brands cannot be read, all stores are listed, the operator is alerted, and a retry follows in 10 s', async () => {
    await shelve([['ST101', AARVANE]]);
    const { schema } = api.context.db;
    await schema.alterTable('store_stock').renameTo('store_stock_away').execute();
    try {
      expect(await list()).toMatchObject({ Stores: { length: 33 }, Brands: [] });
    } finally {
      await schema.alterTable('store_stock_away').renameTo('store_stock').execute();
    }
    now += RETRY_AFTER_MS - 1;
    expect(await list()).toMatchObject({ Stores: { length: 33 }, Brands: [] });
    expect(alarms).toEqual(['The brands of shops could not be read']);
    now += 1;
    expect(await codes({ Brand: 'aarvane' })).toEqual(['ST101']);
  });

  test('a brand slug that is none is refused', async () => {
    expect(await caller.post('StoreList', { Brand: '<b>' })).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: 'Brand' },
    });
  });

  test('a brand page lists eight stores, one in each city before a second store of any city', async () => {
    const all = (await list())?.Stores ?? [];
    expect(await brandStores('aarvane')).toEqual([]);
    await shelve(all.map(({ StoreCode }) => [StoreCode, AARVANE]));
    const named = (await brandStores('aarvane')) ?? [];
    expect(named).toHaveLength(8);
    expect(new Set(named.map(({ City }) => City)).size).toBe(8);
    await shelve([
      ['ST101', AARVANE],
      ['ST102', AARVANE],
      ['ST103', AARVANE],
    ]);
    expect((await brandStores('aarvane'))?.map(({ StoreCode }) => StoreCode)).toEqual(['ST101', 'ST103', 'ST102']);
    expect(await brandStores('pathik')).toEqual([]);
  });
});
