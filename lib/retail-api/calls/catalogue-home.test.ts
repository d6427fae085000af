import { type calls, type DataOf, homeLayout } from '#lib/contract/index.ts';
import { HOME_SLUG } from '../content/home-layout.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW } from '../testing/promotions.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Sections = DataOf<typeof calls.homeSections>;

// The test API validates every Data against the contract before it responds.
describeOnEachEngine('home sections', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, promotions: 'demo', now: () => PROMOTIONS_NOW });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const sections = async () => (await caller.get<Sections>('HomeSections')).Data ?? [];
  const saveLayout = (layout: unknown) =>
    api.context.db
      .updateTable('pages')
      .set({ content: JSON.stringify(homeLayout.parse(layout)) })
      .where('slug', '=', HOME_SLUG)
      .execute();

  test('the home page has all sections by default, and no product is in two rails', async () => {
    const home = await sections();
    expect(home.map(({ Kind, Title }) => `${Kind}: ${Title}`)).toEqual([
      'hero: Samay',
      'tiles: Shop by category',
      'rail: New this season',
      'trust: Our promises',
      'offers: Current offers',
      'tiles: Shop by occasion',
      'rail: Best sellers',
      'rail: Price drop',
      'rail: For the wedding',
      'journal: From the journal',
      'brands: Our brands',
      'stores: Our stores',
    ]);
    const railed = home.flatMap((section) => section.Products.map((item) => item.ProductCode));
    expect(railed.length).toBeGreaterThan(24);
    expect(new Set(railed).size).toBe(railed.length);
  });

  test('home tiles have pictures with sizes, from banners and from product photos', async () => {
    const home = await sections();
    expect(home[0]?.Tiles[0]).toMatchObject({ ImageWidth: 1920, ImageHeight: 820 });
    const wedding = home.find(({ Title }) => Title === 'Shop by occasion')?.Tiles[0];
    expect(wedding).toMatchObject({ Url: 'wedding/bridal', ImageWidth: 800, ImageHeight: 800 });
    expect(wedding?.Image).toMatch(/^\/images\/original\/K401RV02-1-[0-9a-f]{8}\.webp$/);
  });

  test('every home tile links to a list with products', async () => {
    const tiles = (await sections())
      .filter(({ Kind }) => Kind === 'hero' || Kind === 'tiles')
      .flatMap(({ Tiles }) => Tiles);
    const paths = tiles.map(({ Url }) => Url);
    expect(paths.filter((path) => !api.context.catalogue.category(path)?.count)).toEqual([]);
    expect(paths.length).toBeGreaterThan(14);
  });

  test('every promise on the home page links to a page of the store', async () => {
    const points = (await sections()).flatMap(({ Points }) => Points);
    const rows = await api.context.db.selectFrom('pages').select('slug').execute();
    const pages = new Set(rows.map(({ slug }) => `page/${slug}`));
    expect(points.map(({ Icon }) => Icon)).toEqual(['delivery', 'returns', 'hallmark', 'warranty']);
    expect(points.filter(({ Url }) => !pages.has(Url))).toEqual([]);
  });

  test('the home page has all physical stores, with readable opening hours', async () => {
    const stores = (await sections()).at(-1)?.Stores ?? [];
    expect(stores).toHaveLength(33);
    expect(stores[0]).toEqual({
      StoreCode: 'ST101',
      Name: 'Bengaluru Lavelle Walk',
      Address: 'Unit 12, Lavelle Walk',
      City: 'Bengaluru',
      State: 'Karnataka',
      Pincode: '560001',
      Phone: '+91 00000 10101',
      Hours: [
        { Days: 'Mon to Sat', Hours: '10:30-21:00' },
        { Days: 'Sun', Hours: '11:00-21:00' },
      ],
    });
  });

  test('the home page has the offers that are valid now', async () => {
    const current = await caller.post<DataOf<typeof calls.currentOffers>>('CurrentOffers', {});
    const offers = (await sections()).flatMap(({ Offers }) => Offers);
    expect(offers).toEqual(current.Data);
    expect(offers.length).toBeGreaterThan(0);
  });

  test('a brand without a picture stays in its place on the home page', async () => {
    const { db } = api.context;
    const { slug, document } = await db.selectFrom('brands').selectAll().orderBy('position').executeTakeFirstOrThrow();
    const saveDocument = (text: string) =>
      db.updateTable('brands').set({ document: text }).where('slug', '=', slug).execute();
    await saveDocument(JSON.stringify({ ...JSON.parse(document), HeroImage: null }));
    const brands = (await sections()).find(({ Kind }) => Kind === 'brands')?.Tiles ?? [];
    await saveDocument(document);
    expect(brands).toHaveLength(14);
    expect(brands.map(({ Image }) => Image === '')).toEqual([true, ...Array(13).fill(false)]);
  });

  test("the home page follows the operator's order and leaves out empty sections", async () => {
    const tile = { Title: 'A', Text: '', Url: 'watches', Image: 'no-such-picture.webp' };
    await saveLayout([
      { Kind: 'stores', Title: 'Shops' },
      { Kind: 'rail', Title: 'Nothing', ListUrl: 'no-such-list' },
      { Kind: 'tiles', Title: 'Doors', Tiles: [tile] },
      { Kind: 'offers', Title: 'Offers' },
      { Kind: 'brands', Title: 'Makers' },
    ]);
    expect((await sections()).map(({ Title }) => Title)).toEqual(['Shops', 'Offers', 'Makers']);
    await api.context.db.deleteFrom('offers').execute();
    await api.context.db.deleteFrom('stores').execute();
    expect((await sections()).map(({ Title }) => Title)).toEqual(['Makers']);
    await saveLayout([]);
    expect(await sections()).toEqual([]);
  });

  test('a shop that has written no home page shows its categories with products', async () => {
    await api.context.db.deleteFrom('pages').where('slug', '=', HOME_SLUG).execute();
    const home = await sections();
    expect(home.map(({ Kind, ListUrl }) => `${Kind}: ${ListUrl}`).slice(0, 3)).toEqual([
      'rail: watches',
      'rail: smartwatches',
      'rail: jewellery',
    ]);
    expect(home.every(({ Products }) => Products.length > 0)).toBe(true);
  });
});
