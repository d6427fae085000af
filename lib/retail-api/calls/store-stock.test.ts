import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { SEED_PRODUCTS, seedSlug } from '../testing/seed.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-22T12:00:00+05:30');
const shop = (StoreCode: string, City: string, State: string, Latitude: number, Longitude: number) => ({
  StoreCode,
  Name: `${City} Store`,
  Address: '12, A Road',
  City,
  State,
  Pincode: '302001',
  Latitude,
  Longitude,
  Phone: '+91 00000 10101',
  Email: 'shop@shop.test',
  Hours: { MonToSat: '10:30-21:00' },
  Services: [],
});

describeOnEachEngine('stock of physical stores', (engine) => {
  let api: TestApi;
  let now = NOW;
  let caller: ApiCaller;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, operatorKey: OPERATOR_KEY });
    const stores = [
      shop('ST1', 'Bengaluru', 'Karnataka', 12.97, 77.6),
      shop('ST2', 'Jaipur', 'Rajasthan', 26.91, 75.79),
      shop('ST3', 'Gurugram', 'Haryana', 28.47, 77.08),
    ];
    await api.context.db
      .insertInto('stores')
      .values(stores.map((store, position) => ({ code: store.StoreCode, document: JSON.stringify(store), position })))
      .execute();
    caller = await signInSession(api.handle);
  });
  beforeEach(async () => {
    now = NOW;
    await api.context.db.deleteFrom('store_stock').execute();
  });
  afterAll(() => api.close());

  const set = (StoreCode: string, pieces: Record<string, number>, more: object = {}) =>
    send<DataOf<typeof calls.setStoreStock>>(api.handle, 'SetStoreStock', {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        StoreCode,
        Stock: Object.entries(pieces).map(([SKU, Quantity]) => ({ SKU, Quantity })),
        ...more,
      }),
    });
  const request = (fields: object = {}) =>
    caller.post<DataOf<typeof calls.storeStock>>('StoreStock', { ProductCode: '7701SV01', ...fields });
  const found = async (fields: object = {}) =>
    ((await request(fields)).Data?.Stores ?? []).map(({ StoreCode, Level, SizeNames }) => [
      StoreCode,
      Level,
      ...SizeNames,
    ]);

  test('staff read what is on the shelves of a store, a page at a time and by the beginning of a SKU', async () => {
    await set('ST1', { '7701SV01-12': 1, '7701SV01-14': 2, '1801AV01': 3 });
    await set('ST2', { '1801AV01': 9 });
    const read = (fields: object) =>
      deskCaller(api.handle)<DataOf<typeof calls.storeShelves>>('StoreShelves', { StoreCode: 'ST1', ...fields });
    const shelves = async (fields: object = {}) =>
      (await read(fields)).Data?.Shelves.map(({ SKU, Quantity }) => [SKU, Quantity]);
    expect((await read({ StoreCode: '' })).Data).toMatchObject({ Shelves: [], Stores: [{}, {}, {}] });
    const first = await read({ PageSize: 2 });
    expect(first.Data?.Shelves[0]).toEqual({ SKU: '1801AV01', Quantity: 3, Held: 0, UpdatedAt: NOW });
    expect(first.Data?.Next).toBe('7701SV01-12');
    expect(await shelves({ PageSize: 2, After: first.Data?.Next })).toEqual([['7701SV01-14', 2]]);
    expect(await shelves({ Search: '7701' })).toEqual([
      ['7701SV01-12', 1],
      ['7701SV01-14', 2],
    ]);
    expect(await shelves({ Search: '1801av' })).toEqual([['1801AV01', 3]]);
    expect((await read({ StoreCode: 'ST9' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('physical stores with a product are returned with sizes and a stock level, never the quantity', async () => {
    await set('ST1', { '7701SV01-12': 1, '7701SV01-14': 2 });
    now += 1000;
    await set('ST2', { '7701SV01-16': 2, '1801AV01': 4 });
    expect(await found()).toEqual([
      ['ST1', 'in-stock', '12', '14'],
      ['ST2', 'few-left', '16'],
    ]);
    const { Data } = await request();
    expect(Data).toMatchObject({ SizeNames: ['12', '14', '16'], Match: 'all', Place: '' });
    expect(Data?.ProductUrl).toBe(seedSlug(SEED_PRODUCTS[3] ?? { code: '', title: '', sizes: [] }));
    expect(Data?.Stores.map(({ UpdatedAt }) => UpdatedAt)).toEqual([NOW, NOW + 1000]);
    expect(JSON.stringify(Data)).not.toMatch(/Quantity|shop@shop\.test/);
  });

  test('store stock can be requested for one size, also with a lower-case code', async () => {
    await set('ST1', { '7701SV01-12': 1, '7701SV01-14': 2 });
    expect(await found({ ProductCode: '7701sv01', SizeName: '14' })).toEqual([['ST1', 'few-left', '14']]);
    expect(await found({ SizeName: '16' })).toEqual([]);
    expect((await request({ SizeName: '99' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    expect((await request({ ProductCode: '9999XX' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('physical stores are ordered by distance from a city, a pincode or a point', async () => {
    for (const code of ['ST1', 'ST2', 'ST3']) await set(code, { '1801AV01': 3 });
    const codes = async (fields: object) => (await found({ ProductCode: '1801AV01', ...fields })).map(([code]) => code);
    expect(await codes({})).toEqual(['ST1', 'ST2', 'ST3']);
    expect(await codes({ Text: 'Jaipur' })).toEqual(['ST2', 'ST3', 'ST1']);
    expect(await codes({ Text: '560001' })).toEqual(['ST1', 'ST2', 'ST3']);
    expect(await codes({ Near: { Latitude: 28.5, Longitude: 77.1 } })).toEqual(['ST3', 'ST2', 'ST1']);
    const reply = await request({ ProductCode: '1801AV01', Text: 'Atlantis' });
    expect(reply.Data).toMatchObject({ Match: 'none', Stores: { length: 3 } });
    const { Data } = await request({ ProductCode: '1801AV01', Text: 'Jaipur' });
    expect(Data?.Stores.map(({ DistanceKm }) => DistanceKm)).toEqual([null, 215, expect.any(Number)]);
  });

  test('new stock of a store replaces the old, and the rest stays', async () => {
    await set('ST1', { '7701SV01-12': 3, '7701SV01-14': 3 });
    await set('ST2', { '7701SV01-12': 3 });
    expect((await set('ST1', { '7701SV01-12': 0 })).Data).toMatchObject({ Saved: 1, Unknown: [] });
    expect(await found()).toEqual([
      ['ST1', 'in-stock', '14'],
      ['ST2', 'in-stock', '12'],
    ]);
    await set('ST1', { '7701SV01-16': 1 }, { Whole: true });
    expect(await found()).toEqual([
      ['ST1', 'few-left', '16'],
      ['ST2', 'in-stock', '12'],
    ]);
    await set('ST1', {}, { Whole: true });
    expect(await found()).toEqual([['ST2', 'in-stock', '12']]);
  });

  test('an unknown SKU is reported and the others are stored; the last entry counts for a repeated SKU', async () => {
    const twice = [
      { SKU: '7701SV01-12', Quantity: 9 },
      { SKU: '7701SV01-12', Quantity: 1 },
    ];
    const { Data } = await set('ST1', {}, { Stock: [...twice, { SKU: 'GONE', Quantity: 1 }] });
    expect(Data).toEqual({ Saved: 1, Unknown: ['GONE'], UpdatedAt: NOW });
    expect(await found()).toEqual([['ST1', 'few-left', '12']]);
  });

  test('a whole list of unknown SKUs alone is refused, and the shelves stay as they are', async () => {
    await set('ST1', { '7701SV01-12': 3 });
    const refused = await set('ST1', { GONE: 1, 'GONE-TOO': 2 }, { Whole: true });
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(await found()).toEqual([['ST1', 'in-stock', '12']]);
    expect((await set('ST1', { GONE: 1, '7701SV01-14': 1 }, { Whole: true })).Data?.Saved).toBe(1);
    expect(await found()).toEqual([['ST1', 'few-left', '14']]);
  });

  test('a size that leaves the catalogue is removed from store stock', async () => {
    await set('ST1', { '3301TK01': 3 });
    await api.context.db.deleteFrom('skus').where('sku', '=', '3301TK01').execute();
    expect(await api.context.db.selectFrom('store_stock').selectAll().execute()).toEqual([]);
  });

  test('only the operator can set store stock, and only of existing stores', async () => {
    expect((await caller.post('SetStoreStock', { StoreCode: 'ST1', Stock: [] })).status).toBe(401);
    expect((await set('ST9', {})).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    expect((await set('ST1', { '7701SV01-12': -1 })).ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
  });
});
