import { type calls, type DataOf, MAX_FILTER_VALUES, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type List = DataOf<typeof calls.productsByCode>;
const { InvalidRequest, NotFound } = RETURN_CODES;

// The test API validates every Data against the contract before it responds.
describeOnEachEngine('ProductsByCode, and the sort orders of lists', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const named = (request: object) => caller.post<List>('ProductsByCode', request);
  const CODES = ['D101MR01', '1801av02', 'NOPE', '1801AV01', '1801AV02'];

  test('products by code are returned in the requested order, each once, without unknown codes', async () => {
    const { Data } = await named({ ProductCodes: CODES });
    expect(Data?.Products.map((item) => item.ProductCode)).toEqual(['D101MR01', '1801AV02', '1801AV01']);
    expect(Data).toMatchObject({ TotalProducts: 3, TotalPages: 1, Sort: 'relevance', Url: '', Children: [] });
    expect(Data?.SortOrders.slice(0, 2)).toEqual(['relevance', 'popularity']);
    expect(Data?.Facets.find((facet) => facet.Key === 'brand')?.Values.map((value) => value.Count)).toEqual([2, 1]);
  });

  test('products by code are filtered, sorted and paged like any list', async () => {
    const filtered = await named({ ProductCodes: CODES, Filters: { brand: ['aarvane'] } });
    expect(filtered.Data?.Products.map((item) => item.ProductCode)).toEqual(['1801AV02', '1801AV01']);
    const sorted = await named({ ProductCodes: CODES, Sort: 'price-high', PageSize: 1 });
    expect(sorted.Data).toMatchObject({ TotalPages: 3, Products: [{ ProductCode: 'D101MR01' }] });
    const second = await named({ ProductCodes: CODES, PageSize: 2, Page: 2 });
    expect(second.Data?.Products.map((item) => item.ProductCode)).toEqual(['1801AV01']);
    expect((await named({ ProductCodes: CODES, Page: 2 })).ReturnCode).toBe(NotFound.code);
  });

  test('products by code with no known code are an empty page, and a SKU is not a product code', async () => {
    expect((await named({ ProductCodes: ['NOPE', 'D101MR01-8'] })).Data).toMatchObject({
      TotalProducts: 0,
      Facets: [],
    });
  });

  const list = (request: object) => caller.post<List>('ProductList', request);

  test.each([
    ['watches', 'popularity', false],
    ['jewellery', 'popularity', true],
    ['gifts', 'popularity', expect.any(Boolean)],
  ])('the default sort order of %s is %s; weight orders offered: %s', async (CategoryURL, first, byWeight) => {
    const { Data } = await list({ CategoryURL });
    expect(Data?.Sort).toBe(first);
    expect(Data?.SortOrders[0]).toBe(first);
    expect(Data?.SortOrders).toEqual(
      expect.arrayContaining(['newest', 'price-low', 'price-high', 'discount', 'origin']),
    );
    expect(Data?.SortOrders.includes('weight-low')).toEqual(byWeight);
    expect(Data?.SortOrders).not.toContain('relevance');
  });

  test('a sort order that a list does not have falls back to the list’s default', async () => {
    expect((await list({ CategoryURL: 'watches', Sort: 'weight-low' })).Data?.Sort).toBe('popularity');
    expect((await list({ CategoryURL: 'watches', Sort: 'relevance' })).Data?.Sort).toBe('popularity');
    const search = await caller.post<List>('Search', { Text: 'gold ring', Sort: 'weight-high' });
    expect(search.Data).toMatchObject({ Sort: 'weight-high' });
    expect(search.Data?.SortOrders[0]).toBe('relevance');
  });

  test.each([
    ['weight-low', 1],
    ['weight-high', -1],
  ] as const)('%s sorts jewellery by grams', async (Sort, direction) => {
    const { Data } = await list({ CategoryURL: 'jewellery', Sort, PageSize: 60 });
    const weights = await Promise.all(
      (Data?.Products ?? []).map(async ({ ProductCode }) => {
        const details = await caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', { ProductCode });
        return Number(details.Data?.Attributes.GrossWeightG);
      }),
    );
    expect(weights).toHaveLength(60);
    expect(weights).toEqual(weights.toSorted((left, right) => direction * (left - right)));
  });

  test('more filter values than allowed are refused with the maximum number', async () => {
    const brand = Array.from({ length: MAX_FILTER_VALUES + 1 }, (_, index) => `b${index}`);
    const refused = await list({ CategoryURL: 'watches', Filters: { brand } });
    expect(refused).toMatchObject({
      ReturnCode: InvalidRequest.code,
      Data: { Field: 'Filters', Message: `Choose at most ${MAX_FILTER_VALUES} values in all; there are 31.` },
    });
    const wholeList = await list({ CategoryURL: 'watches', Filters: { brand: brand.slice(1) } });
    expect(wholeList.ReturnCode).toBe(0);
  });
});
