import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Details = DataOf<typeof calls.productDetails>;
type List = DataOf<typeof calls.search>;
type Resolved = DataOf<typeof calls.resolveUrl>;
const SLUG = 'aarvane-ganga-three-hand-date-watch-blue-dial-for-men-1801av01';
const NOT_FOUND = RETURN_CODES.NotFound.code;

/** Of watches, front views are larger than the others; of rings nothing is known. */
const photoWidth = async (fileName: string) =>
  fileName.startsWith('D') ? undefined : fileName.includes('-1-') ? 1600 : 800;

// The test API validates every Data against the contract before it responds.
describeOnEachEngine('catalogue calls', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, photoWidth });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  test.each([
    ['watches/men', { Kind: 'list', Url: 'watches/men' }],
    ['Watches/Men', { Kind: 'redirect', Url: 'watches/men' }],
    [SLUG, { Kind: 'product', Url: SLUG, ProductCode: '1801AV01' }],
    ['1801av01', { Kind: 'redirect', Url: SLUG }],
    ['watches/men/old-name-1801AV01', { Kind: 'redirect', Url: SLUG }],
  ])('%s resolves to %j', async (path, expected) => {
    const { Data } = await caller.post<Resolved>('ResolveUrl', { PageURL: path });
    expect(Data).toMatchObject(expected);
  });

  test.each(['nope', 'cart', 'page/about', 'brands/featured-brands/aarvane', 'watches/men/nope', 'a/b/c/d/e', '..'])(
    '%s resolves to nothing (NotFound)',
    async (path) => expect(await caller.post('ResolveUrl', { PageURL: path })).toMatchObject({ ReturnCode: NOT_FOUND }),
  );

  test('the demo has no word twice in a row in an address, and old links with one still lead to their product', async () => {
    const rows = await api.context.db.selectFrom('products').select(['code', 'slug']).execute();
    expect(rows.filter(({ slug }) => /(?:^|-)([a-z]+)-\1-/.test(slug))).toEqual([]);
    const PageURL = 'pathik-himroad-field-field-watch-watch-olive-dial-for-men-2101pk01';
    const { Data } = await caller.post<Resolved>('ResolveUrl', { PageURL });
    expect(Data).toMatchObject({ Kind: 'redirect', Url: 'pathik-himroad-field-watch-olive-dial-for-men-2101pk01' });
  });

  test('a stored redirect resolves to its target', async () => {
    await api.context.db.insertInto('redirects').values({ from_path: 'sale', to_path: 'price-drop' }).execute();
    const { Data } = await caller.post<Resolved>('ResolveUrl', { PageURL: 'sale' });
    expect(Data).toMatchObject({ Kind: 'redirect', Url: 'price-drop' });
  });

  test('a product list has products, counts, facets, a breadcrumb and links to further lists', async () => {
    const { Data } = await caller.post<List>('ProductList', { CategoryURL: 'watches/men', Sort: 'price-low' });
    expect(Data).toMatchObject({ Title: 'Men', TotalProducts: 50, TotalPages: 3, Sort: 'price-low' });
    expect(Data?.Products).toHaveLength(24);
    expect(Data?.Breadcrumb.map((step) => step.Url)).toEqual(['watches', 'watches/men']);
    expect(Data?.Children[0]).toEqual({ Name: 'Dress', Url: 'watches/men/dress', Count: 13 });
    expect(Data?.Products[0]).toMatchObject({ CurrencySymbol: '₹', ListImagePath: '/images/list/' });
    expect(Data?.Products[0]?.DisplayPrice).toMatch(/^₹[\d,]+$/);
    expect(Data?.Products[0]?.Images).toMatch(/^[A-Z0-9]+-1-[0-9a-f]{8}\.webp(\||$)/);
  });

  test('a listed product says the colours of its design and their URLs, in the same order for each of them', async () => {
    const { Data } = await caller.post<List>('ProductsByCode', { ProductCodes: ['1801AV02', 'D101MR01', '1801AV01'] });
    const [one, , other] = Data?.Products ?? [];
    expect(one?.Colors?.map(({ Color }) => Color)).toEqual(['Blue', 'Silver', 'Green', 'Burgundy']);
    expect(one?.Colors?.[0]).toEqual({ Color: 'Blue', ProductURL: SLUG });
    expect(one?.Colors?.[1]?.ProductURL).toBe(one?.ProductURL);
    expect(other?.Colors).toEqual(one?.Colors);
    const { Data: similar } = await caller.post<List['Products']>('SimilarProducts', { ProductCode: '1802AV01' });
    expect(similar?.some(({ Colors = [] }) => Colors.length > 1)).toBe(true);
  });

  test('a listed product says whether it comes in one size, in ring sizes or in others', async () => {
    const { Data } = await caller.post<List>('ProductsByCode', {
      ProductCodes: ['1801AV01', 'D101MR01', 'D403MR01', 'D201MR01'],
    });
    expect(Data?.Products.map(({ Sizing }) => Sizing)).toEqual(['one', 'ring', 'other', 'one']);
  });

  test('the last page of a list is returned; the page after it and an unknown list are not found', async () => {
    const page = (Page: number) => caller.post<List>('ProductList', { CategoryURL: 'watches/men', Page });
    expect((await page(3)).Data?.Products).toHaveLength(2);
    expect((await page(4)).ReturnCode).toBe(NOT_FOUND);
    expect((await caller.post('ProductList', { CategoryURL: 'nope' })).ReturnCode).toBe(NOT_FOUND);
  });

  test('an unknown filter is refused by name', async () => {
    const refused = await caller.post('ProductList', { CategoryURL: 'watches', Filters: { taste: ['sweet'] } });
    expect(refused).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field: 'Filters.taste' } });
  });

  test('a search returns its spelling correction, and says when it found nothing', async () => {
    const { Data } = await caller.post<List>('Search', { Text: 'chronograf' });
    expect(Data).toMatchObject({ CorrectedText: 'chronograph', Title: 'Results for “chronograph”', Sort: 'relevance' });
    const fewer = await caller.post<List>('Search', { Text: 'qwxyz chronograph' });
    expect(fewer.Data).toMatchObject({ CorrectedText: '', LeftOutWords: ['qwxyz'] });
    const none = await caller.post<List>('Search', { Text: 'qwxyz' });
    expect(none.Data).toMatchObject({ TotalProducts: 0, TotalPages: 0, Products: [] });
  });

  test('a search names the categories and brands that the suggestions for its text name; none where it finds nothing', async () => {
    const { Data: found } = await caller.post<{ Matches: object }>('Search', { Text: 'rings' });
    const { Data: suggested } = await caller.get<{ Brand: object[]; Category: object[] }>('GetPopularSearch?q=rings');
    expect(suggested?.Category).not.toEqual([]);
    expect(found?.Matches).toEqual({ Brand: suggested?.Brand, Category: suggested?.Category });
    const { Data: cheaper } = await caller.post<{ Matches: object }>('Search', { Text: 'rings under 1' });
    expect(cheaper?.Matches).toEqual({ Brand: [], Category: [] });
  });

  test('product details have sizes, specifications, price breakup, colourways and a breadcrumb', async () => {
    const { Data } = await caller.post<Details>('ProductDetails', { ProductCode: 'd101mr01' });
    expect(Data?.Sizes.map((size) => size.SizeName)).toEqual(['8', '10', '12', '14', '16', '18']);
    expect(Data?.Specifications).toContainEqual({ Group: 'Metal', Name: 'Net weight', Value: '4.10 g' });
    expect(Data?.PriceBreakup).toMatchObject({ Metal: 21115, RatePerGram: 5150 });
    expect(Data?.Colourways.map((item) => item.ProductCode)).toEqual(['D101MR02', 'D101MR03']);
    expect(Data?.Breadcrumb.at(-1)?.Url).toBe('jewellery/rings/engagement/diamond');
    const watch = await caller.post<Details>('ProductDetails', { ProductCode: '1801AV01' });
    expect(watch.Data?.Specifications).toContainEqual({ Group: 'Case', Name: 'Case size', Value: '40 mm' });
    expect(watch.Data?.PriceBreakup).toBeNull();
    expect([watch.Data?.ImageWidths, Data?.ImageWidths]).toEqual([[1600, 800, 800], undefined]);
    expect([watch.Data?.ReturnDays, Data?.ReturnDays]).toEqual([7, 15]);
    setShopProfile({ ...DEMO_PROFILE, returns: [{ categories: ["Men's Watches"], days: 3 }] });
    expect((await caller.post<Details>('ProductDetails', { ProductCode: '1801AV01' })).Data?.ReturnDays).toBe(3);
    setShopProfile(DEMO_PROFILE);
    expect((await caller.post('ProductDetails', { ProductCode: 'NOPE' })).ReturnCode).toBe(NOT_FOUND);
  });

  test('product details have the video of a product and the photos of a spin', async () => {
    const { db } = api.context;
    const stored = await db.selectFrom('products').select('document').where('code', '=', '1801AV01').executeTakeFirst();
    const Captions = [{ File: '1801AV01-captions-en-0123abcd.vtt', Language: 'en', Label: 'English' }];
    const Video = { File: '1801AV01-video-0123abcd.mp4', Captions, DurationSeconds: 9, AddedOn: '2026-11-26' };
    const Turn = Array.from({ length: 12 }, (_, index) => `1801AV01-spin${index + 1}-0123abcd.webp`);
    const save = (document: string) =>
      db.updateTable('products').set({ document }).where('code', '=', '1801AV01').execute();
    await save(JSON.stringify({ ...JSON.parse(stored?.document ?? ''), Video, Turn }));
    const { Data } = await caller.post<Details>('ProductDetails', { ProductCode: '1801AV01' });
    await save(stored?.document ?? '');
    expect(Data?.Video).toEqual({
      Url: '/images/video/1801AV01-video-0123abcd.mp4',
      Poster: '',
      Captions: [{ Url: '/images/video/1801AV01-captions-en-0123abcd.vtt', Language: 'en', Label: 'English' }],
      DurationSeconds: 9,
      AddedOn: '2026-11-26',
    });
    expect(Data?.SpinImages).toEqual(Turn);
    const without = await caller.post<Details>('ProductDetails', { ProductCode: '1801AV01' });
    expect([without.Data?.Video, without.Data?.SpinImages]).toEqual([undefined, undefined]);
  });

  test('ProductDetails succeeds for every product of the catalogue', async () => {
    const codes = await api.context.db.selectFrom('products').select('code').execute();
    const answers = await Promise.all(codes.map(({ code }) => caller.post('ProductDetails', { ProductCode: code })));
    expect(answers.filter((answer) => answer.ReturnCode !== 0)).toEqual([]);
    expect(answers).toHaveLength(157);
  });

  test('availability and labels follow the current stock', async () => {
    const setStock = (quantity: number) =>
      api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', '1805AV01').execute();
    const labels = async () =>
      (await caller.post<Details>('ProductDetails', { ProductCode: '1805AV01' })).Data?.SuperImpose.map(
        (label) => label.SuperImposeName,
      );
    await setStock(2);
    expect(await labels()).toContain('few left');
    await setStock(0);
    expect(await labels()).toContain('sold out');
    const { Data } = await caller.post<DataOf<typeof calls.productAvailability>>('ProductAvailability', {
      ProductCodes: ['1805AV01', 'NOPE'],
    });
    expect(Data?.map((entry) => [entry.ProductCode, entry.Sizes[0]?.StoreQuantity])).toEqual([['1805AV01', 0]]);
    expect(Data?.[0]?.Sizes[0]).toMatchObject({ SizeName: null });
  });

  test('search suggestions need three characters; an empty text returns popular searches', async () => {
    const suggest = async (text: string) =>
      (await caller.get<DataOf<typeof calls.popularSearch>>(`GetPopularSearch?q=${encodeURIComponent(text)}`)).Data;
    const empty = { PopularSearchWord: [], Brand: [], Category: [], Products: [] };
    expect(await suggest('ri')).toEqual(empty);
    expect(await suggest('ring')).toMatchObject({
      Category: [{ CategoryName: 'Jewellery › Rings', CategoryURL: 'jewellery/rings' }, {}, {}],
      Products: [{}, {}, {}],
    });
    expect((await suggest('aarv'))?.Brand).toEqual([
      { BrandName: 'Aarvane', BrandURL: 'brands/featured-brands/aarvane' },
    ]);
    const hindi = await suggest('महिलाओं की घड़ी');
    expect(hindi?.PopularSearchWord).toContain('महिलाओं की घड़ियाँ');
    expect(hindi?.Category[0]).toEqual({ CategoryName: 'घड़ियाँ › महिला', CategoryURL: 'watches/women' });
    expect((await suggest(''))?.PopularSearchWord.length).toBeGreaterThan(2);
  });

  test('the brand list and the sitemap are complete', async () => {
    const brands = await caller.get<DataOf<typeof calls.brandList>>('BrandList');
    expect(brands.Data?.find((brand) => brand.Slug === 'aarvane')).toMatchObject({
      ProductCount: 12,
      Country: 'India',
    });
    const sitemap = await caller.get<DataOf<typeof calls.sitemapEntries>>('SitemapEntries');
    expect(sitemap.Data?.Urls.filter(({ Url }) => Url.endsWith('-1801av01'))).toHaveLength(1);
    // How many stories the journal has depends on the day.
    const lasting = sitemap.Data?.Urls.filter(({ Url }) => !Url.startsWith('journal'));
    expect(lasting).toHaveLength(1 + 157 + 90 + 14 + 17 + 2 + 1 + 33);
    expect(sitemap.Data?.Urls.map(({ Url }) => Url)).toContain('store-locator/bengaluru-lavelle-walk--st101');
    expect((await caller.get('SitemapEntries?Page=2')).ReturnCode).toBe(NOT_FOUND);
  });
});
