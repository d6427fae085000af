import { parseEnvironment } from '#lib/shared/env.ts';
import { writeSiteOptions } from '../core/site-options.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { MAX_STORED_REPORTS } from './site.ts';

interface Option {
  OptionId: string;
  Value: string;
}

describeOnEachEngine('the site calls', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const options = async (query = '') => {
    const { Data } = await caller.get<Option[]>(`SiteOptions${query}`);
    return Object.fromEntries((Data ?? []).map(({ OptionId, Value }) => [OptionId, Value]));
  };

  test('the site options start with the specified values', async () => {
    expect(await options()).toEqual({
      Offers: 'on',
      WebP: 'off',
      OrderExchange: 'on',
      OrderCancel: 'on',
      OrderModify: 'on',
      OrderReturn: 'on',
      Wishlist: 'off',
      CorporateSite: 'off',
      TagManager: 'on',
      HeaderCartCount: 'on',
      OpenCartOnAdd: 'on',
      GiftOptions: 'on',
      GoldExchange: 'on',
      // This shop has no stores.
      ClickAndCollect: 'off',
      CollectReadyHours: '2',
      CollectDays: '7',
      ServiceRequests: 'on',
      WhatsAppUpdates: 'off',
      MegaMenu: 'on',
      MaximumQuantity: '5',
      MaximumCartLines: '100',
      CorporateCouponCartLimit: '25',
      SearchMinimumLength: '3',
      GiftCouponRequestMinutes: '60',
      CashOnDelivery: 'off',
    });
  });

  test('a shop with stores offers collection from them', async () => {
    const withStores = await createTestApi({ engine });
    try {
      const { Data } = await (await signInSession(withStores.handle)).get<Option[]>('SiteOptions');
      expect(Data).toContainEqual({ OptionId: 'ClickAndCollect', Value: 'on' });
    } finally {
      await withStores.close();
    }
  });

  test('only the requested site options are returned; unknown ids are left out', async () => {
    expect(await options('?SiteConfigOptionIds=Wishlist,%20NoSuchOption,Offers&cid=1')).toEqual({
      Wishlist: 'off',
      Offers: 'on',
    });
    expect(await options('?SiteConfigOptionIds=NoSuchOption')).toEqual({});
  });

  test('a restart updates flags from the environment and leaves the operator’s limits unchanged', async () => {
    const { db } = api.context;
    await setSiteOption(db, 'MaximumQuantity', '3');
    await writeSiteOptions(db, parseEnvironment({ WISHLIST: 'on' }));
    expect(await options('?SiteConfigOptionIds=Wishlist,MaximumQuantity')).toEqual({
      Wishlist: 'on',
      MaximumQuantity: '3',
    });
  });

  test('the currency is the rupee, and no location is invented', async () => {
    expect((await caller.get('getCurrency')).Data).toEqual([
      { CurrencyId: 1, CurrencyCode: 'INR', CurrencySymbol: '₹' },
    ]);
    expect((await caller.get('mylocation')).Data).toEqual({ City: '', State: '', Pincode: '', Country: 'IN' });
  });

  const report = {
    APIName: 'ViewCartNew',
    StatusCode: '500',
    ErrorCode: 'server-error',
    ErrorDescription: 'Failed for asha@example.com',
    RequestXML: '{"Mobile":"9876543210","BasketGUID":"abcdefgh"}',
    ResponseXML: '',
  };

  test('a failed call is stored without identifying the shopper', async () => {
    expect(await caller.post('ErrorLog', { ...report, TypeId: 1 })).toMatchObject({ ReturnCode: 0, Data: null });
    expect((await caller.post('ErrorLog404', report)).ReturnCode).toBe(0);
    const rows = await api.context.db.selectFrom('error_log').selectAll().orderBy('kind', 'desc').execute();
    expect(rows.map((row) => [row.kind, row.api_name, row.status_code, row.error_code, row.type_id])).toEqual([
      ['error', 'ViewCartNew', '500', 'server-error', 1],
      ['404', 'ViewCartNew', '500', 'server-error', null],
    ]);
    for (const secret of ['asha', '987654', 'abcdefgh']) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('a shopper whose customer token is no longer known can still report an error', async () => {
    expect((await caller.post('ErrorLog', { ...report, CustomerToken: 'gone' })).status).toBe(200);
  });

  test('an error report that is too long is refused', async () => {
    const long = await caller.post('ErrorLog', { ...report, RequestXML: 'x'.repeat(4001) });
    expect(long.Data).toMatchObject({ Field: 'RequestXML' });
  });

  test('only the newest error reports are kept', async () => {
    const { db } = api.context;
    await db.deleteFrom('error_log').execute();
    const old = Array.from({ length: MAX_STORED_REPORTS + 7 }, (_, number) => ({
      id: `old-${String(number).padStart(5, '0')}`,
      at: 1_000 + Math.floor(number / 3),
      kind: 'error',
      api_name: '',
      status_code: '',
      error_code: '',
      description: '',
      request: '',
      response: '',
      type_id: null,
    }));
    for (let start = 0; start < old.length; start += 500) {
      await db
        .insertInto('error_log')
        .values(old.slice(start, start + 500))
        .execute();
    }
    await caller.post('ErrorLog', report);
    const rows = await db.selectFrom('error_log').select('id').orderBy('at').orderBy('id').execute();
    expect(rows).toHaveLength(MAX_STORED_REPORTS);
    expect(rows[0]?.id).toBe('old-00008');
  });
});
