import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { dataOf, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { BOTH_GATEWAYS, orderShopper } from '../testing/order-shopper.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T10:30:00+05:30');
/** 3.2 g of 18 KT, stones for ₹84,960, 14 % making. */
const RING = 'D101MR02';
const RATE = [{ Id: 'gold-18k', RatePerGram: 9_195 }];

describeOnEachEngine('metal rates of sizes', (engine) => {
  let api: TestApi;
  let keys = 0;
  beforeEach(async () => {
    api = await createTestApi({ engine, now: () => NOW, operatorKey: OPERATOR_KEY, payments: BOTH_GATEWAYS });
  });
  afterEach(() => api.close());

  const desk = <Data>(name: string, body: object) =>
    deskCaller(api.handle)<Data>(name, { Operator: 'Meera Shah', IdempotencyKey: `sizes-key-${keys++}`, ...body });
  const saveRates = (Rates: object[], more: object = {}) =>
    desk<DataOf<typeof calls.saveMetalRates> & { Message?: string }>('SaveMetalRates', { Rates, ...more });
  const record = async () =>
    dataOf(
      await deskCaller(api.handle)<DataOf<typeof calls.productRecord>>('ProductRecord', { ProductCode: RING }),
      'ProductRecord',
    );
  const details = async () => {
    const caller = await signInSession(api.handle);
    const request = { ProductCode: RING };
    return dataOf(await caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', request), 'ProductDetails');
  };
  const apply = () => applyDueRates({ db: api.context.db, now: () => NOW, worker: 'one' });
  /** Saves what these sizes of the ring have of their own. */
  async function saveSizes(own: Readonly<Record<string, object>>) {
    const { Product, Version } = await record();
    const Skus = (Product.Skus as { SKU: string; SizeName: string }[]).map((size) => ({
      ...size,
      ...own[size.SizeName],
    }));
    const saved = await desk('SaveProducts', {
      Rows: [{ ProductCode: RING, ExpectedVersion: Version, Product: { Skus } }],
    });
    expect(saved.ReturnCode).toBe(RETURN_CODES.Success.code);
  }

  test('rates reprice each size by its own weight, and the preview lists each that changes or was priced by hand', async () => {
    await saveSizes({ '10': { NetWeightG: 4 }, '12': { Price: 120_000, MRP: 120_000 } });
    const dry = await saveRates([{ Id: 'gold-18k', RatePerGram: 9_500 }], { DryRun: true, Limit: 200, Force: true });
    expect(dry.Data?.Totals).toMatchObject({ SizesByHand: 1 });
    const listed = dry.Data?.Products.find(({ ProductCode }) => ProductCode === RING);
    const lines = listed?.Sizes.map(({ SizeName, Price, Reason }) => [SizeName, Price, Reason]);
    // 4 g: 38,000 + 5,320 + 84,960 = 1,28,280; with 3 % 1,32,128.40.
    expect(lines?.slice(0, 3)).toEqual([
      ['8', 12_320_400, ''],
      ['10', 13_212_800, ''],
      ['12', null, 'has its price set by hand, not changed'],
    ]);
    await saveRates([{ Id: 'gold-18k', RatePerGram: 9_500 }], { Force: true });
    expect(await apply()).toBe(false);
    const { Sizes, PriceBreakup } = await details();
    expect(Sizes.slice(0, 3)).toMatchObject([
      { Price: 123_204, PriceBreakup: { Metal: 30_400, NetWeightG: 3.2 } },
      { Price: 132_128, PriceBreakup: { Metal: 38_000, Making: 5_320, Stones: 84_960, NetWeightG: 4 } },
      { Price: 120_000 },
    ]);
    expect(PriceBreakup).toBeNull();
    // What the record says can be saved again, and changes nothing.
    const before = await record();
    await saveSizes({});
    expect((await record()).Product).toEqual(before.Product);
    expect((await details()).Sizes).toEqual(Sizes);
  });

  test('one size whose price moves too far is a jump, although the others move little', async () => {
    await saveSizes({ '10': { NetWeightG: 4 } });
    await saveRates(RATE, { Force: true });
    await apply();
    await api.context.db.updateTable('skus').set({ price: 11_000_000 }).where('sku', '=', `${RING}-10`).execute();
    const next = [{ Id: 'gold-18k', RatePerGram: 9_200 }];
    const { Data } = await saveRates(next, { DryRun: true, Limit: 200 });
    expect(Data?.Totals?.Jumps).toBe(1);
    const listed = Data?.Products.find(({ IsJump }) => IsJump);
    expect(listed?.Sizes.filter(({ IsJump }) => IsJump)).toMatchObject([
      { SKU: `${RING}-10`, PriceBefore: 11_000_000 },
    ]);
    expect((await saveRates(next)).Data?.Message).toContain('1 price moves by more than 10%');
  });

  test('an order of a heavier size keeps its weight and its breakup', async () => {
    await saveSizes({ '10': { NetWeightG: 4, GrossWeightG: 4.4 } });
    await saveRates(RATE, { Force: true });
    await apply();
    const shopper = await orderShopper(api);
    await shopper.fill(`${RING}-10`);
    await shopper.ordered({});
    const row = await api.context.db.selectFrom('order_lines').select('document').executeTakeFirstOrThrow();
    expect(JSON.parse(row.document)).toMatchObject({
      netWeightGrams: 4,
      warrantySnapshot: { grossWeightGrams: 4.4, breakup: { netWeightGrams: 4, ratePerGram: 919_500 } },
    });
  });
});
