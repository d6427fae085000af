import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T10:30:00+05:30');
/** 3.2 g of 18 KT, stones for ₹84,960, 14 % making, at ₹9,195 in its file. */
const RING = 'D101MR02';
/** A product of the same metal without a making charge. */
const UNRATED = 'D101MR01';
const RATES = [
  { Id: 'gold-22k', RatePerGram: 11_240 },
  { Id: 'gold-18k', RatePerGram: 9_195 },
];

describeOnEachEngine('metal rates', (engine) => {
  let api: TestApi;
  let now = NOW;
  let caller: ApiCaller;
  let keys = 0;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, now: () => now, operatorKey: OPERATOR_KEY });
    caller = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const asOperator = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  type Saved = DataOf<typeof calls.saveMetalRates> & { Field?: string; Message?: string; Refused?: unknown };
  const save = (Rates: object[], more: object = {}) =>
    send<Saved>(api.handle, 'SaveMetalRates', {
      method: 'POST',
      headers: asOperator,
      body: JSON.stringify({ Rates, Operator: 'Meera Shah', IdempotencyKey: `rates-key-${keys++}`, ...more }),
    });
  const ratesOf = async () => {
    const { Data } = await send<DataOf<typeof calls.metalRates>>(api.handle, 'MetalRates', {
      method: 'GET',
      headers: asOperator,
    });
    if (!Data) throw new Error('There are no rates.');
    return Data;
  };
  const detailsOf = async (code: string) => {
    const { Data } = await caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', { ProductCode: code });
    if (!Data) throw new Error(`There is no ${code}.`);
    return { ...Data, labels: Data.SuperImpose.map(({ SuperImposeName }) => SuperImposeName) };
  };
  const apply = async (at = now, worker = 'one') => {
    now = at;
    caller = await signInSession(api.handle);
    return applyDueRates({ db: api.context.db, now: () => now, worker });
  };
  const set = async (Rates: object[], more: object = {}) => {
    const saved = await save(Rates, more);
    expect(saved.ReturnCode).toBe(RETURN_CODES.Success.code);
    expect(await apply()).toBe(false);
    return saved;
  };

  test('a rate above that of purer gold is refused, also with Force, naming both', async () => {
    await set([{ Id: 'gold-24k', RatePerGram: 12_200 }]);
    const refused = await save([{ Id: 'gold-22k', RatePerGram: 12_300 }], { Force: true });
    expect(refused.Data?.Refused).toEqual([
      {
        Row: 1,
        Field: 'RatePerGram',
        Message: expect.stringMatching(/^₹12,300 a gram contradicts Gold 24 KT at ₹12,200: the purer metal cannot/),
      },
    ]);
    expect(
      await save(
        RATES.map((rate) => ({ ...rate, RatePerGram: 12_200 })),
        { Force: true },
      ),
    ).toMatchObject({
      ReturnCode: 0,
    });
  });

  test('all jewellery of a metal follows its rate in one step, and its breakup names the rate and its day', async () => {
    await set(RATES);
    const before = await detailsOf(RING);
    const others = await detailsOf(UNRATED);
    now += DAY_MS;
    const saved = await set([{ Id: 'gold-18k', RatePerGram: 9_500 }]);
    expect(saved.Data).toMatchObject({ Version: 2, Rates: [{ Id: 'gold-18k', Before: 9_195, IsDerived: false }] });
    const after = await detailsOf(RING);
    // 30,400 + 4,256 + 84,960 = 1,19,616; with 3 % 1,23,204.48.
    expect(after).toMatchObject({ Price: 123_204, MRP: 123_204 });
    expect(after.PriceBreakup).toMatchObject({
      Metal: 30_400,
      Making: 4_256,
      Stones: 84_960,
      Gst: 3_588,
      RatePerGram: 9_500,
      RateOn: '2026-11-27',
    });
    expect(before).toMatchObject({ Price: 122_058, PriceBreakup: { RateOn: '2026-11-26', RatePerGram: 9_195 } });
    expect(await detailsOf(UNRATED)).toMatchObject({ Price: others.Price, MRP: others.MRP });
    const version = await api.context.db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow();
    expect(version).toMatchObject({ repricings: 2, priced_at: version.imported_at });
    expect(await ratesOf()).toMatchObject({
      Version: 2,
      Scheduled: [],
      Current: [
        { Id: 'gold-22k', Since: NOW },
        { Id: 'gold-18k', Metal: 'Gold', Purity: '18 KT', Since: NOW + DAY_MS },
      ],
      History: [{ Version: 2, By: 'Meera Shah', AppliedAt: NOW + DAY_MS, Changed: expect.any(Number) }, { Version: 1 }],
    });
  });

  test('a dry run counts every product, says why one keeps its price, and lists all in parts', async () => {
    const dry = await save([{ Id: 'gold-18k', RatePerGram: 9_500 }], { DryRun: true, Limit: 5 });
    const totals = dry.Data?.Totals;
    expect(totals).toMatchObject({ Products: 75, Down: 0, Same: 0, Jumps: 0 });
    expect((totals?.Up ?? 0) + (totals?.Kept ?? 0)).toBe(75);
    expect(totals?.Reasons).toContainEqual({
      Reason: 'needs the rate of Gold 22 KT, which is not set',
      Products: expect.any(Number),
    });
    const codes: string[] = [];
    let part = dry.Data;
    while (part) {
      codes.push(...part.Products.map(({ ProductCode }) => ProductCode));
      const After = part.Next;
      if (After === null) break;
      part = (await save([{ Id: 'gold-18k', RatePerGram: 9_500 }], { DryRun: true, Limit: 20, After })).Data;
      expect(part?.Totals).toBeNull();
    }
    expect(codes).toHaveLength(75);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(dry.Data?.Products).toContainEqual(
      expect.objectContaining({ ProductCode: UNRATED, Price: null, Reason: 'has no making charge' }),
    );
    expect(await apply()).toBe(false);
    expect((await ratesOf()).Version).toBe(0);
  });

  test('a rate or a price that moves by more than 10% is refused unless it is forced', async () => {
    await set(RATES);
    const slip = await save([
      { Id: 'gold-22k', RatePerGram: 11_300 },
      { Id: 'gold-18k', RatePerGram: 919.5 },
    ]);
    expect(slip.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(slip.Data?.Refused).toEqual([{ Row: 2, Field: 'RatePerGram', Message: expect.stringContaining('₹919.50') }]);
    // The first rate of silver has none before it, and is too high for what silver costs.
    const first = await save([{ Id: 'silver-925', RatePerGram: 400 }]);
    expect(first.Data).toMatchObject({
      Field: 'Rates',
      Message: expect.stringContaining('move by more than 10%'),
    });
    expect((await ratesOf()).Version).toBe(1);
    await set([{ Id: 'silver-925', RatePerGram: 400 }], { Force: true });
    expect((await ratesOf()).Version).toBe(2);
  });

  test('rates begin at their time, once, whichever process is first', async () => {
    await set(RATES);
    const From = new Date(NOW + HOUR_MS).toISOString();
    await save([{ Id: 'gold-24k', RatePerGram: 12_400 }], { From });
    await apply(NOW + HOUR_MS - 1);
    expect((await detailsOf(RING)).Price).toBe(122_058);
    expect((await ratesOf()).Scheduled).toMatchObject([{ Version: 2, AppliedAt: null }]);
    now = NOW + HOUR_MS;
    await Promise.all(['one', 'two', 'three'].map((worker) => apply(now, worker)));
    // 12,400 x 0.75 = 9,300: 29,760 + 4,166 + 84,960 = 1,18,886; with 3 % 1,22,452.58.
    expect(await detailsOf(RING)).toMatchObject({ Price: 122_453, PriceBreakup: { RatePerGram: 9_300 } });
    const history = await api.context.db
      .selectFrom('price_history')
      .select(['price', 'cause', 'changed_by'])
      .where('sku', '=', `${RING}-8`)
      .where('cause', '=', 'rates')
      .execute();
    expect(history).toEqual([{ price: 12_205_800, cause: 'rates', changed_by: 'Meera Shah' }]);
  });

  test('work that a process has begun is left to it for two minutes', async () => {
    await save(RATES);
    await api.context.db
      .updateTable('metal_rates')
      .set({ worker: 'gone', worker_until: NOW + 1 })
      .execute();
    await apply(NOW);
    expect((await ratesOf()).Current).toEqual([]);
    await apply(NOW + 1);
    expect((await ratesOf()).Current).toHaveLength(2);
  });

  test('a stale version is refused, a repeated request counts once, and scheduled rates can be dropped', async () => {
    const stale = await save(RATES, { ExpectedVersion: 1 });
    expect(stale).toMatchObject({ ReturnCode: RETURN_CODES.Conflict.code, Data: { Version: 0 } });
    const request = { ExpectedVersion: 0, IdempotencyKey: 'the-same-key-of-a-day' };
    const once = await save(RATES, request);
    expect((await save(RATES, request)).Data?.Version).toBe(once.Data?.Version);
    expect((await ratesOf()).Version).toBe(1);
    await save([], { Replace: true });
    expect(await ratesOf()).toMatchObject({ Version: 1, Scheduled: [], History: [] });
    expect((await save([])).Data).toMatchObject({ Field: 'Rates' });
    const From = new Date(NOW + 40 * DAY_MS).toISOString();
    expect((await save(RATES, { From })).Data).toMatchObject({ Field: 'From' });
  });

  test('a fall of the rate is a price drop only below all prices of thirty days', async () => {
    await set(RATES);
    now += DAY_MS;
    await set([{ Id: 'gold-18k', RatePerGram: 9_600 }]);
    now += DAY_MS;
    await set([{ Id: 'gold-18k', RatePerGram: 9_300 }]);
    expect((await detailsOf(RING)).labels).not.toContain('price drop');
    now += DAY_MS;
    await set([{ Id: 'gold-18k', RatePerGram: 9_100 }]);
    expect((await detailsOf(RING)).labels).toContain('price drop');
  });

  test('a temporary price stays while the rate moves, and the rate applies when it ends', async () => {
    await set(RATES);
    const Until = new Date(NOW + DAY_MS).toISOString();
    await send(api.handle, 'SavePrices', {
      method: 'POST',
      headers: asOperator,
      body: JSON.stringify({
        Rows: [{ Id: RING, Price: 110_000, Until }],
        Operator: 'Meera Shah',
        IdempotencyKey: `rates-key-${keys++}`,
      }),
    });
    await set([{ Id: 'gold-18k', RatePerGram: 9_500 }]);
    const sale = await detailsOf(RING);
    expect(sale).toMatchObject({ Price: 110_000, MRP: 123_204 });
    expect(sale.PriceBreakup?.Discount).toBeGreaterThan(0);
    const { regular_price } = await api.context.db
      .selectFrom('skus')
      .select('regular_price')
      .where('sku', '=', `${RING}-8`)
      .executeTakeFirstOrThrow();
    expect(regular_price).toBe(12_320_400);
  });

  test('the public rates are those in force and the last of each day', async () => {
    await set(RATES);
    now += HOUR_MS;
    await set([{ Id: 'gold-18k', RatePerGram: 9_300 }]);
    now += DAY_MS;
    await set([{ Id: 'gold-18k', RatePerGram: 9_400 }]);
    const { Data } = await caller.get<DataOf<typeof calls.goldRates>>('GoldRates');
    expect(Data?.Days).toMatchObject([
      {
        Day: '2026-11-27',
        Rates: [
          { Id: 'gold-22k', RatePerGram: 11_240 },
          { Id: 'gold-18k', RatePerGram: 9_400 },
        ],
      },
      { Day: '2026-11-26', Rates: [{ Id: 'gold-22k' }, { Id: 'gold-18k', RatePerGram: 9_300 }] },
    ]);
    now += 31 * DAY_MS;
    caller = await signInSession(api.handle);
    const later = await caller.get<DataOf<typeof calls.goldRates>>('GoldRates');
    expect(later.Data).toMatchObject({ Days: [], Current: [{ Id: 'gold-22k' }, { Id: 'gold-18k' }] });
  });
});
