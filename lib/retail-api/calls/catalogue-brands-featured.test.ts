import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Brand = DataOf<typeof calls.featuredBrand>;
type List = DataOf<typeof calls.productList>;

describeOnEachEngine('the brand page', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  const brand = async (Slug: string) => (await caller.post<Brand>('FeaturedBrand', { Slug })).Data;

  beforeAll(async () => {
    api = await createTestApi({ engine });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  test('the brand page has its picture, story, product count and best sellers, without sold-out products', async () => {
    const found = await brand('aarvane');
    expect(found).toMatchObject({ BrandName: 'Aarvane', Slug: 'aarvane', Country: 'India', ProductCount: 12 });
    expect(found?.HeroImage).toMatch(/^\/images\/original\/brand-aarvane-[0-9a-f]{8}\.webp$/);
    expect(found?.HeroWidth).toBeGreaterThan(found?.HeroHeight ?? 0);
    expect(found?.Story).toContain('Bengaluru');
    expect(new Set(found?.Products.map((item) => item.BrandName))).toEqual(new Set(['Aarvane']));
    const labels = found?.Products.flatMap((item) => item.SuperImpose.map((label) => label.SuperImposeName));
    expect(labels).not.toContain('sold out');
  });

  test('every collection of a brand has a photo and links to a list with as many products as it states', async () => {
    const { Data: all } = await caller.get<DataOf<typeof calls.brandList>>('BrandList');
    for (const { Slug } of all ?? []) {
      const found = await brand(Slug);
      expect(found?.Collections.length).toBeGreaterThan(1);
      expect(found?.Collections.length).toBeLessThanOrEqual(8);
      for (const { Url, Count, Image } of found?.Collections ?? []) {
        const [path = '', query] = Url.split('?');
        const Filters = Object.fromEntries([...new URLSearchParams(query)].map(([key, value]) => [key, [value]]));
        expect(Filters.brand).toEqual([Slug]);
        const list = await caller.post<List>('ProductList', { CategoryURL: path, Filters });
        expect(list.Data?.TotalProducts).toBe(Count);
        expect(Image).toMatch(/^\/images\/list\/[\w-]+\.webp$/);
      }
    }
  });

  test('a brand without a picture has an empty one of size 0; an unknown brand is not found', async () => {
    const row = await api.context.db
      .selectFrom('brands')
      .select('document')
      .where('slug', '=', 'pathik')
      .executeTakeFirstOrThrow();
    const document = JSON.stringify({ ...JSON.parse(row.document), HeroImage: null });
    await api.context.db.updateTable('brands').set({ document }).where('slug', '=', 'pathik').execute();
    expect(await brand('pathik')).toMatchObject({ HeroImage: '', HeroWidth: 0, HeroHeight: 0 });
    expect(await caller.post('FeaturedBrand', { Slug: 'nobody' })).toMatchObject({
      ReturnCode: RETURN_CODES.NotFound.code,
    });
  });
});
