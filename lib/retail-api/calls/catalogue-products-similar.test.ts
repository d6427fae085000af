import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Items = DataOf<typeof calls.similarProducts>;

describeOnEachEngine('similar products', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  const similar = async (ProductCode: string, Limit = 6) =>
    (await caller.post<Items>('SimilarProducts', { ProductCode, Limit })).Data ?? [];

  beforeAll(async () => {
    api = await createTestApi({ engine });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  test('named similar products come first, without the colourways of the product', async () => {
    const codes = (await similar('1801av01', 12)).map((item) => item.ProductCode);
    expect(codes.slice(0, 2)).toEqual(['1804AV01', '1803AV01']);
    expect(codes).toHaveLength(12);
    expect(codes.slice(0, 6).filter((code) => code.startsWith('1801AV'))).toEqual([]);
  });

  test('every product has six similar products of other designs and the same category, sold-out ones last', async () => {
    const codes = await api.context.db.selectFrom('products').select(['code', 'document']).execute();
    for (const { code, document } of codes) {
      const row = await similar(code);
      const kind = JSON.parse(document).RootCategory;
      expect(row).toHaveLength(6);
      expect(row.map((item) => item.ProductCode)).not.toContain(code);
      expect(new Set(row.map((item) => item.RootCategoryName))).toEqual(new Set([kind]));
      expect(new Set(row.map((item) => item.ProductCode.slice(0, 6))).size).toBe(6);
      const soldOut = row.map((item) => item.SuperImpose.some((label) => label.SuperImposeName === 'sold out'));
      expect(soldOut).toEqual(soldOut.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  test('an unknown product has no similar products', async () => {
    const refused = await caller.post('SimilarProducts', { ProductCode: 'NOPE' });
    expect(refused.ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });
});
