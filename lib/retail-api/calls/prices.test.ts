import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { applyDuePrices } from '../catalogue/prices/apply-due-prices.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { cartCallsOf } from '../testing/cart-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const WATCH = '1802AV01';
const RING = 'D101MR01';

describeOnEachEngine('prices by the operator', (engine) => {
  let api: TestApi;
  let now = NOW;
  let caller: ApiCaller;
  let keys = 0;
  let regular = 0;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, now: () => now, operatorKey: OPERATOR_KEY });
    caller = await signInSession(api.handle);
    regular = (await priceOf(WATCH)).Price;
  });
  afterEach(() => api.close());

  const post = <Data>(name: string, body: object) =>
    send<Data>(api.handle, name, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const save = (Rows: object[], more: object = {}) =>
    post<DataOf<typeof calls.savePrices> & { Refused?: unknown; Message?: string }>('SavePrices', {
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `prices-key-${keys++}`,
      ...more,
    });
  const pricesOf = async (Id: string) => {
    const { Data } = await post<DataOf<typeof calls.productPrices>>('ProductPrices', { Id });
    if (!Data) throw new Error(`${Id} has no prices.`);
    return Data;
  };
  const priceOf = async (code: string) => {
    const { Data } = await caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', { ProductCode: code });
    if (!Data) throw new Error(`There is no ${code}.`);
    return { ...Data, labels: Data.SuperImpose.map(({ SuperImposeName }) => SuperImposeName) };
  };
  const versions = () =>
    api.context.db.selectFrom('catalogue_version').select(['version', 'priced_at']).executeTakeFirstOrThrow();
  const after = async (ms: number) => {
    now = NOW + ms;
    while (await applyDuePrices(api.context));
    // The session's token lives shorter than a sale.
    caller = await signInSession(api.handle);
  };
  const at = (ms: number) => new Date(NOW + ms).toISOString();

  test('a price changes at once, the one before is recorded, and every process and page follows', async () => {
    const before = await versions();
    const saved = await save([{ Id: WATCH.toLowerCase(), Price: regular - 500.5 }], { Note: 'november.csv' });
    expect(saved.Data).toMatchObject({ Saved: 1, Changed: 1, Scheduled: 0 });
    expect(saved.Data?.Rows).toMatchObject([
      { Row: 1, ProductCode: WATCH, SKUs: [WATCH], PriceBefore: regular, Price: regular - 500.5, From: null },
    ]);
    expect(await priceOf(WATCH)).toMatchObject({ Price: regular - 500.5, PriceChangesAt: NOW + 30 * DAY_MS });
    expect((await pricesOf(WATCH)).Earlier).toEqual([
      {
        SKU: WATCH,
        Price: regular,
        MRP: expect.any(Number),
        Until: NOW,
        Cause: 'operator',
        By: 'Meera Shah',
        Note: 'november.csv',
      },
    ]);
    const { version, priced_at } = await versions();
    expect(version).toBeGreaterThan(before.version);
    expect(priced_at).toBeGreaterThan(before.priced_at);
    const changed = await api.context.db.selectFrom('products').select('code').where('modified_at', '>', NOW);
    expect(await changed.where('code', '=', WATCH).execute()).toHaveLength(1);
  });

  test('"price drop" is shown against the recorded price alone, for 30 days', async () => {
    const { MRP, labels } = await priceOf(WATCH);
    expect(regular).toBeLessThan(MRP);
    expect(labels).not.toContain('price drop');
    await save([{ Id: WATCH, Price: regular - 500 }]);
    expect((await priceOf(WATCH)).labels).toContain('price drop');
    expect((await pricesOf(WATCH)).Skus[0]?.PriceBefore).toBe(regular);
    await after(30 * DAY_MS - 1);
    expect((await priceOf(WATCH)).labels).toContain('price drop');
    await after(30 * DAY_MS);
    expect((await priceOf(WATCH)).labels).not.toContain('price drop');
  });

  test('a sale begins and ends by time, also when nothing ran in between', async () => {
    const { Data } = await save([{ Id: WATCH, Price: regular - 1000, From: at(HOUR_MS), Until: at(DAY_MS) }]);
    expect(Data).toMatchObject({ Changed: 0, Scheduled: 1 });
    expect(await priceOf(WATCH)).toMatchObject({ Price: regular, PriceChangesAt: NOW + HOUR_MS });
    await after(HOUR_MS - 1);
    expect((await priceOf(WATCH)).Price).toBe(regular);
    await after(HOUR_MS);
    expect(await priceOf(WATCH)).toMatchObject({ Price: regular - 1000, PriceChangesAt: NOW + DAY_MS });
    expect((await pricesOf(WATCH)).Skus[0]).toMatchObject({ RegularPrice: regular, PriceBefore: regular });
    await after(9 * DAY_MS);
    expect((await priceOf(WATCH)).Price).toBe(regular);
    const { Scheduled, Earlier } = await pricesOf(WATCH);
    expect(Scheduled).toEqual([]);
    expect(Earlier.map(({ Price, Cause, By }) => [Price, Cause, By])).toEqual([
      [regular - 1000, 'schedule', 'Meera Shah'],
      [regular, 'schedule', 'Meera Shah'],
    ]);
  });

  test('a price with a beginning alone stays, with its MRP; the catalogue file follows it', async () => {
    await save([{ Id: RING, Price: 50_000, MRP: 60_000, From: at(HOUR_MS) }], { Force: true });
    await after(HOUR_MS);
    const { Sizes } = await priceOf(RING);
    expect(Sizes.length).toBeGreaterThan(1);
    for (const size of Sizes) expect(size).toMatchObject({ Price: 50_000, MRP: 60_000 });
    const row = await api.context.db.selectFrom('products').select('document').where('code', '=', RING).execute();
    expect(JSON.parse(row[0]?.document ?? '')).toMatchObject({ Price: 50_000, MRP: 60_000 });
  });

  test('SavePrices refuses all rows for one bad row, and names row and field', async () => {
    const { MRP } = await priceOf(WATCH);
    const refused = await save([
      { Id: WATCH, Price: regular - 1 },
      { Id: 'NOPE', Price: 5 },
      { Id: RING, Price: 1 },
    ]);
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(refused.Data).toMatchObject({
      Field: 'Rows',
      Message: '2 of 3 rows are refused; nothing was saved',
      Refused: [
        { Row: 2, Field: 'Id' },
        { Row: 3, Field: 'Price', Message: expect.stringContaining('is a jump of more than 50%') },
      ],
    });
    expect((await save([{ Id: WATCH, Price: MRP + 1 }])).Data?.Message).toMatch(/^row 1, Price: .* above the MRP/);
    expect((await priceOf(WATCH)).Price).toBe(regular);
  });

  test('a dry run answers the same and changes nothing', async () => {
    const before = await versions();
    const rows = [{ Id: WATCH, Price: regular - 100 }];
    const dry = await save(rows, { DryRun: true });
    expect((await priceOf(WATCH)).Price).toBe(regular);
    expect(await versions()).toEqual(before);
    expect((await pricesOf(WATCH)).Earlier).toEqual([]);
    expect((await save(rows)).Data).toEqual(dry.Data);
    const audit = await api.context.db.selectFrom('desk_audit').selectAll().where('call', '=', 'SavePrices').execute();
    expect(audit.map(({ operator, step }) => [operator, step]).toSorted()).toEqual([
      ['Meera Shah', ''],
      ['Meera Shah', 'dry-run'],
    ]);
  });

  test('a repeated request changes nothing, and the same key with other rows is refused', async () => {
    const request = { IdempotencyKey: 'the-same-key-1' };
    await save([{ Id: WATCH, Price: regular - 100 }], request);
    await save([{ Id: WATCH, Price: regular - 200 }]);
    expect((await save([{ Id: WATCH, Price: regular - 100 }], request)).Data).toMatchObject({ Saved: 1, Rows: [] });
    expect((await priceOf(WATCH)).Price).toBe(regular - 200);
    const other = await save([{ Id: WATCH, Price: regular }], request);
    expect(other.ReturnCode).toBe(RETURN_CODES.KeyReused.code);
  });

  test('a row that expects another price is refused', async () => {
    await save([{ Id: WATCH, Price: regular - 100 }]);
    const stale = await save([{ Id: WATCH, Price: regular - 300, ExpectedPrice: regular }]);
    expect(stale.Data?.Message).toMatch(/^row 1, ExpectedPrice: 1802AV01 now costs /);
    const fresh = await save([{ Id: WATCH, Price: regular - 300, ExpectedPrice: regular - 100 }]);
    expect(fresh.Data).toMatchObject({ Changed: 1 });
  });

  test('a sale can be ended early by replacing what is scheduled', async () => {
    await save([{ Id: WATCH, Price: regular - 1000, Until: at(DAY_MS) }]);
    expect((await priceOf(WATCH)).Price).toBe(regular - 1000);
    const overlap = await save([{ Id: WATCH, Price: regular - 900, Until: at(HOUR_MS) }]);
    expect(overlap.Data?.Message).toMatch(/^row 1, From: overlaps/);
    await save([{ Id: WATCH, Price: regular }], { Replace: true });
    expect(await priceOf(WATCH)).toMatchObject({ Price: regular, labels: expect.not.arrayContaining(['price drop']) });
    await after(DAY_MS);
    expect((await priceOf(WATCH)).Price).toBe(regular);
  });

  test('two saves at once for the same products both count, one after the other', async () => {
    const [one, other] = await Promise.all([
      save([{ Id: WATCH, Price: regular - 100 }]),
      save([{ Id: WATCH, Price: regular - 200 }]),
    ]);
    expect([one.ReturnCode, other.ReturnCode]).toEqual([0, 0]);
    expect((await pricesOf(WATCH)).Earlier).toHaveLength(2);
  });

  test('a cart that was priced before says so', async () => {
    const { cartWith, view } = cartCallsOf(() => caller);
    const cart = await cartWith({ SKU: WATCH, Quantity: 1 });
    await save([{ Id: WATCH, Price: regular - 100 }]);
    expect((await view(cart.BasketGUID))?.Products[0]).toMatchObject({ AddedPrice: regular, UnitPrice: regular - 100 });
  });

  test('only the operator can save prices', async () => {
    const request = { Rows: [{ Id: WATCH, Price: 1 }], Operator: 'A', IdempotencyKey: 'some-key-0001' };
    expect((await caller.post('SavePrices', request)).ReturnCode).not.toBe(0);
    expect((await priceOf(WATCH)).Price).toBe(regular);
  });
});
