import { type CartWire, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

/** A Friday morning in India. */
const NOW = Date.parse('2026-11-20T10:00:00+05:30');

describeOnEachEngine('CheckServiceability', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const check = (Pincode: unknown, ProductCode?: string) =>
    caller.post('CheckServiceability', { Pincode, ...(ProductCode === undefined ? {} : { ProductCode }) });

  test('CheckServiceability returns the place and the delivery days of a pincode', async () => {
    expect((await check('400001')).Data).toEqual({
      Pincode: '400001',
      City: 'Mumbai',
      State: 'Maharashtra',
      Deliverable: true,
      CashOnDelivery: false,
      IdentityNeeded: false,
      EarliestDate: '2026-11-23',
      LatestDate: '2026-11-25',
      DeliveryDays: '2-4',
    });
  });

  test('CheckServiceability returns 12-15 days when no date can be promised', async () => {
    expect((await check('796001')).Data).toMatchObject({
      City: 'Aizawl',
      Deliverable: true,
      EarliestDate: '',
      LatestDate: '',
      DeliveryDays: '12-15',
    });
  });

  test('CheckServiceability refuses a pincode without delivery', async () => {
    expect(await check('900056')).toMatchObject({ ReturnCode: RETURN_CODES.NotServiceable.code, Data: null });
  });

  test.each(['012345', '56000', '5600011', 'abcdef', '', 560001, null])(
    'CheckServiceability refuses %j as no pincode',
    async (pincode) => {
      expect(await check(pincode)).toMatchObject({
        ReturnCode: RETURN_CODES.InvalidRequest.code,
        Data: { Field: 'Pincode' },
      });
    },
  );

  test('CheckServiceability requires an ID for an expensive product, in any letter case of its code', async () => {
    expect((await check('560001', '7701SV01')).Data).toMatchObject({ IdentityNeeded: true });
    expect((await check('560001', '1801av01')).Data).toMatchObject({ IdentityNeeded: false });
    expect((await check('560001', 'NOSUCH')).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('CheckServiceability offers cash when the operator, the place and the value allow it', async () => {
    await setSiteOption(api.context.db, 'CashOnDelivery', 'on');
    const cash = async (pincode: string, code?: string) => (await check(pincode, code)).Data?.CashOnDelivery;
    expect(await cash('560001', '2101PK01')).toBe(true);
    expect(await cash('560001', '1801AV01')).toBe(false);
    expect(await cash('796001', '2101PK01')).toBe(false);
  });

  test('CheckServiceability evaluates a whole basket instead of one product', async () => {
    await setSiteOption(api.context.db, 'CashOnDelivery', 'on');
    const request = (BasketGUID: string) =>
      caller.post('CheckServiceability', { Pincode: '560001', ProductCode: '2101PK01', BasketGUID });
    const add = (body: object) => caller.post<CartWire>('AddCart', body);
    const guid = (await add({ SKU: '2101PK01' })).Data?.BasketGUID ?? '';
    expect((await request(guid)).Data).toMatchObject({ CashOnDelivery: true, IdentityNeeded: false });
    await add({ SKU: '2101PK01', BasketGUID: guid });
    expect((await request(guid)).Data).toMatchObject({ CashOnDelivery: false, IdentityNeeded: false });
    await add({ SKU: '7701SV01-12', BasketGUID: guid });
    expect((await request(guid)).Data).toMatchObject({ CashOnDelivery: false, IdentityNeeded: true });
    // A sold-out line is not delivered.
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', '7701SV01-12').execute();
    expect((await request(guid)).Data).toMatchObject({ IdentityNeeded: false });
    expect(await request('no-such-basket-at-all')).toMatchObject({ ReturnCode: RETURN_CODES.NotFound.code });
  });

  test('CheckServiceability offers no cash for coins, alone or in a basket', async () => {
    const { document } = await api.context.db
      .selectFrom('products')
      .select('document')
      .where('code', '=', '2101PK01')
      .executeTakeFirstOrThrow();
    const coin = JSON.stringify({ ...JSON.parse(document), Category: 'Gold Coins' });
    const { Data } = await caller.post<CartWire>('AddCart', { SKU: '2101PK01' });
    const request = async (what: object) =>
      (await caller.post('CheckServiceability', { Pincode: '560001', ...what })).Data?.CashOnDelivery;
    expect(await request({ BasketGUID: Data?.BasketGUID })).toBe(true);
    await api.context.db.updateTable('products').set({ document: coin }).where('code', '=', '2101PK01').execute();
    expect(await request({ BasketGUID: Data?.BasketGUID })).toBe(false);
    expect(await request({ ProductCode: '2101PK01' })).toBe(false);
  });
});
