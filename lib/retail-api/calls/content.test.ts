import type { calls, DataOf } from '#lib/contract/index.ts';
import * as storePaths from '#lib/shared/paths.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

type Menu = DataOf<typeof calls.megaMenu>;
type Pages = DataOf<typeof calls.pages>;
type Footer = DataOf<typeof calls.footerPages>;

let api: TestApi;
let caller: ApiCaller;

beforeAll(async () => {
  api = await createTestApi();
  caller = await signInSession(api.handle);
});
afterAll(() => api.close());

const pages = async (slugs: string) => (await caller.post<Pages>('Page', { PageURL: slugs })).Data ?? [];

test('pages are returned in the requested order; unknown ones and layouts are left out', async () => {
  expect((await pages('promo, about,nope,home.json')).map((page) => page.PageURL)).toEqual(['promo', 'about']);
  expect(await pages('../secret')).toEqual([]);
});

test('of a request for more than twenty pages the first twenty are returned', async () => {
  const stored = await api.context.db.selectFrom('pages').select('slug').where('slug', 'not like', 'menu-%').execute();
  const slugs = stored.map(({ slug }) => slug).filter((slug) => slug !== 'home.json');
  expect(slugs.length).toBeGreaterThan(20);
  expect((await pages(slugs.join(','))).map((page) => page.PageURL)).toEqual(slugs.slice(0, 20));
});

test('strips are returned even when they are empty', async () => {
  const UpdatedAt = expect.any(Number);
  expect(await pages('disclaimer,bottomsticky')).toEqual([
    { PageURL: 'disclaimer', PageContent: expect.stringMatching(/^<p>Samay is invented/), UpdatedAt },
    { PageURL: 'bottomsticky', PageContent: '', UpdatedAt },
  ]);
});

test('every footer page has content, and its links are valid', async () => {
  const { Data } = await caller.get<Footer>('Page');
  const footer = Data ?? [];
  expect(footer.map((page) => page.Group)).toEqual(expect.arrayContaining(['Samay', 'Help', 'Guides']));
  const texts = await pages(footer.map((page) => page.PageURL).join(','));
  expect(texts.map((page) => page.PageURL)).toEqual(footer.map((page) => page.PageURL));
  // The storefront adds the lists to the site map page, so the short pages are exactly those it completes.
  const short = texts.filter((page) => page.PageContent.length <= 300).map((page) => page.PageURL);
  expect(short).toEqual(['sitemap']);
  const linked = texts.flatMap((page) =>
    [...page.PageContent.matchAll(/href="\/page\/([^"#]+)/g)].map(([, slug]) => slug),
  );
  expect(footer.map((page) => page.PageURL)).toEqual(expect.arrayContaining(linked));
});

test('links of the menu panels lead to lists of the store or to one of its services', async () => {
  const { Data } = await caller.get<Menu>('MegaMenu?DeviceType=1');
  const html = (Data ?? []).map((item) => item.DesktopMenuContent).join('');
  const paths = [...html.matchAll(/href="\/([^"]+)"/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !path.startsWith('page/') && `/${path}` !== storePaths.oldGold());
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !api.context.catalogue.category(path))).toEqual([]);
});

test('the mega menu has the category tree, and the panels of the requested device only', async () => {
  const flat = (await caller.get<Menu>('CategoryMenu')).Data ?? [];
  expect(flat.every((item) => item.Children.length === 0)).toBe(true);
  const deep = (await caller.get<Menu>('CategoryMenu?Hierarchy=1')).Data ?? [];
  expect(deep[0]?.Children[0]?.Children[0]?.CategoryURL).toBe('watches/men/dress');
  const mobile = (await caller.get<Menu>('MegaMenu?DeviceType=2')).Data?.[0];
  expect(mobile?.MobileMenuContent).not.toBe('');
  expect(mobile?.DesktopMenuContent).toBe('');
});
