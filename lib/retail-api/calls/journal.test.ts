import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Journal = DataOf<typeof calls.journal>;
type Story = DataOf<typeof calls.journalStory>;
type Stories = DataOf<typeof calls.productStories>;
type Sitemap = DataOf<typeof calls.sitemapEntries>;

const START = Date.parse('2026-12-01T10:00:00+05:30');
const SEASON_ENDS = Date.parse('2027-03-01T00:00:00+05:30');
const NOT_FOUND = { ReturnCode: RETURN_CODES.NotFound.code };

// The test API validates every Data against the contract before it responds.
describeOnEachEngine('the journal', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = START;

  beforeAll(async () => {
    api = await createTestApi({ engine, now: () => now });
  });
  beforeEach(() => travelTo(START));
  afterAll(() => api.close());

  /** Sets the clock; a session of another time has ended. */
  async function travelTo(moment: number) {
    now = moment;
    caller = await signInSession(api.handle);
  }
  const journal = async () => (await caller.get<Journal>('Journal')).Data;
  const story = async (slug: string) => (await caller.get<Story>(`JournalStory?PageURL=${slug}`)).Data;
  const slugs = async () => (await journal())?.Stories.map(({ PageURL }) => PageURL);
  const sitemap = async () =>
    ((await caller.get<Sitemap>('SitemapEntries')).Data?.Urls ?? [])
      .map(({ Url }) => Url)
      .filter((path) => path.startsWith('journal'));
  const show = async (content: string) => {
    await api.context.db.updateTable('pages').set({ content }).where('slug', '=', 'diamond-certificate').execute();
    return story('diamond-certificate');
  };

  test('the journal lists the occasion of today and then the newest stories, with pictures, until the next change', async () => {
    const data = await journal();
    expect(data?.Stories.map(({ PageURL }) => PageURL)).toEqual([
      'wedding-season',
      'haldi-sangeet-reception',
      'first-mechanical-watch',
      'diamond-certificate',
      'silver-and-kundan-care',
    ]);
    expect(data?.Stories[0]).toMatchObject({ Kind: 'occasion', From: '2026-11-01', ImageWidth: 1920 });
    expect(data?.ChangesAt).toBe(SEASON_ENDS);
  });

  test('a story has the products that its text links to, in its order, and those of its list', async () => {
    const guide = await story('first-mechanical-watch');
    expect(guide?.Products.map(({ ProductCode }) => ProductCode)).toEqual([
      '1802AV01',
      '1803AV01',
      '7701HM01',
      '7702HM01',
      '2102PK01',
      '1804AV01',
    ]);
    expect(guide).toMatchObject({
      IsOver: false,
      List: { Title: 'Watches: Automatic', Url: 'watches/movement/automatic' },
    });
    expect(guide?.List?.Products.length).toBe(8);
  });

  test('a product that is sold out is not among the products, and one that is gone is not linked either', async () => {
    const { slug } = await api.context.db
      .selectFrom('products')
      .select('slug')
      .where('code', '=', '1801AV01')
      .executeTakeFirstOrThrow();
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('product_code', '=', '1801AV01').execute();
    const links = `<a href="/${slug}">sold out</a> <a href="/watches">list</a> <a href="/page/care#silver">page</a>`;
    const data = await show(`<p>${links} <a href="/no-such-watch-0000xx01">gone</a></p>`);
    expect(data?.PageContent).toBe(`<p>${links} gone</p>`);
    expect(data?.Products).toEqual([]);
  });

  test('an occasion is not found before its first day', async () => {
    expect(await caller.get('JournalStory?PageURL=akshaya-tritiya')).toMatchObject(NOT_FOUND);
    expect(await caller.get('JournalStory?PageURL=about')).toMatchObject(NOT_FOUND);
    await travelTo(Date.parse('2027-04-10T00:00:00+05:30'));
    expect(await story('akshaya-tritiya')).toMatchObject({ IsOver: false });
    expect((await slugs())?.[0]).toBe('akshaya-tritiya');
  });

  test('an occasion that is over keeps its page without its text, and leaves the lists and the sitemap', async () => {
    expect(await sitemap()).toContain('journal/wedding-season');
    await travelTo(SEASON_ENDS);
    expect(await slugs()).not.toContain('wedding-season');
    expect(await sitemap()).not.toContain('journal/wedding-season');
    expect(await sitemap()).toContain('journal');
    const over = await story('wedding-season');
    expect(over).toMatchObject({ IsOver: true, PageContent: '', Products: [], List: { Url: 'wedding' } });
    expect(over?.ChangesAt).toBeUndefined();
  });

  const storiesOf = async (code: string) => (await caller.get<Stories>(`ProductStories?ProductCode=${code}`)).Data;
  const slugsOf = async (code: string) => (await storiesOf(code))?.Stories.map(({ PageURL }) => PageURL);

  test('a product has the stories that link to it, sold out or not, and no other product has them', async () => {
    expect(await slugsOf('7701hm01')).toEqual(['first-mechanical-watch']);
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('product_code', '=', '7701HM01').execute();
    expect(await storiesOf('7701HM01')).toMatchObject({
      Stories: [{ Kind: 'guide', PageURL: 'first-mechanical-watch' }],
    });
    expect(await storiesOf('7701HM')).toEqual({ Stories: [] });
    expect(await storiesOf('NOPE')).toEqual({ Stories: [] });
  });

  test('a product has an occasion from its first day to its last, and says when that changes', async () => {
    const { db } = api.context;
    await db
      .updateTable('pages')
      .set({ content: '<p><a href="/p-1805av01">A watch</a></p>' })
      .where('slug', '=', 'diwali')
      .execute();
    expect(await storiesOf('1805AV01')).toEqual({ Stories: [], ChangesAt: Date.parse('2027-09-25T00:00:00+05:30') });
    await travelTo(Date.parse('2027-09-25T00:00:00+05:30'));
    expect(await slugsOf('1805AV01')).toEqual(['diwali']);
    expect((await storiesOf('1805AV01'))?.ChangesAt).toBe(Date.parse('2027-11-01T00:00:00+05:30'));
    await travelTo(Date.parse('2027-11-01T00:00:00+05:30'));
    expect(await storiesOf('1805AV01')).toEqual({ Stories: [] });
  });

  test('a product has as many stories as are asked for', async () => {
    const links = '<p><a href="/p-1804av01">A watch</a></p>';
    await api.context.db.updateTable('pages').set({ content: links }).where('story', 'is not', null).execute();
    const count = async (limit: string) =>
      (await caller.get<Stories>(`ProductStories?ProductCode=1804AV01${limit}`)).Data?.Stories.length;
    expect([await count(''), await count('&Limit=1'), await count('&Limit=6')]).toEqual([3, 1, 5]);
  });

  test('without stories neither the sitemap nor the home page has a journal', async () => {
    await api.context.db.updateTable('pages').set({ story: null }).execute();
    expect(await journal()).toEqual({ Stories: [] });
    expect(await sitemap()).toEqual([]);
    const home = (await caller.get<DataOf<typeof calls.homeSections>>('HomeSections')).Data;
    expect(home?.some(({ Kind }) => Kind === 'journal')).toBe(false);
  });
});
