import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Feed = DataOf<typeof calls.feedEntries>;

describeOnEachEngine('feed entries', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  const page = (number: number) => caller.get<Feed>(`FeedEntries?Page=${number}`);

  beforeAll(async () => {
    api = await createTestApi({ engine });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  test('every SKU is in the feed once, with the price and stock of its size', async () => {
    const { Data } = await page(1);
    const rows = await api.context.db.selectFrom('skus').selectAll().execute();
    expect(Data?.TotalPages).toBe(1);
    expect(
      Data?.Items.map((item) => [item.SKU, item.ProductCode, item.Price, item.MRP, item.StoreQuantity]).sort(),
    ).toEqual(rows.map((row) => [row.sku, row.product_code, row.price / 100, row.mrp / 100, row.quantity]).sort());
    expect((await page(2)).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('sizes and colourways share a GroupCode in the feed; a product with one variant has none', async () => {
    const { Data } = await page(1);
    const of = (code: string) => Data?.Items.filter((item) => item.ProductCode === code);
    const ring = of('D101MR01');
    expect(ring?.map((item) => item.SizeName)).toEqual(expect.arrayContaining(['8', '18']));
    expect(new Set(ring?.map((item) => item.GroupCode))).toEqual(new Set(['D101MR']));
    expect(ring?.[0]).toMatchObject({ RootCategory: 'Jewellery', Material: 'Platinum', BrandName: expect.any(String) });
    expect(ring?.[0]?.Weight).toBeGreaterThan(1);
    expect(ring?.[0]?.CategoryNames.slice(0, 2)).toEqual(['Jewellery', 'Rings']);
    expect(ring?.[0]?.Images[0]).toMatch(/^\/images\/original\/D101MR01-1-[0-9a-f]{8}\.webp$/);
    const single = Data?.Items.filter((item) => item.GroupCode === '') ?? [];
    expect(single.length).toBeGreaterThan(0);
    for (const item of single) {
      expect(item.SizeName).toBe('');
      expect(Data?.Items.filter((other) => other.ProductCode.startsWith(item.ProductCode.slice(0, 6)))).toHaveLength(1);
    }
  });
});
