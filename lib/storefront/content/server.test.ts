import { replaceSingleton } from '#lib/shared/singleton.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { clientOnDemo, type Exchange } from '#lib/testing/retail-client.ts';
import { getPage, getSiteBanners } from './server.ts';

let testClient: Awaited<ReturnType<typeof clientOnDemo>>;
let intercept: (exchange: Exchange) => Response | undefined;

beforeAll(async () => {
  testClient = await clientOnDemo((exchange) => intercept(exchange));
});
afterAll(() => testClient.api.close());
beforeEach(() => {
  intercept = () => undefined;
  for (const name of ['footer', 'strips']) replaceSingleton(`known.${name}`, undefined);
  serveWith(testClient.client);
});

test('a content page that the footer lists has its title and text', async () => {
  const page = await getPage('shipping');
  expect(page).toMatchObject({ ok: true, value: { title: 'Delivery' } });
});

test('a content page carries the tags of its text, its contact card and the footer', async () => {
  const notes: ResponseDirectives = { tags: new Set() };
  await collectDirectives(notes, () => getPage('shipping'));
  expect(notes.tags).toEqual(new Set(['pages', 'page:shipping', 'page:contact-card', 'menu']));
});

test.each(['menu-desktop-watches', 'social', 'promo', 'footer', 'disclaimer', 'nonsense'])(
  'the slug %s is not a content page, and is not found without a call',
  async (slug) => {
    await getPage('shipping');
    const before = testClient.exchanges.length;
    expect(await getPage(slug)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(testClient.exchanges).toHaveLength(before);
  },
);

test('while the footer is unknown, a content page is unavailable, not missing', async () => {
  intercept = () => new Response('', { status: 502 });
  expect(await getPage('shipping')).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});

test('the site banners include the social links and the text of the footer', async () => {
  const banners = await getSiteBanners();
  expect(banners.social).toContain('<a href="mailto:');
  expect(banners.footer).toContain('Samay Retail');
  expect(banners.disclaimer).toBe('<p>Samay is invented: nothing here is for sale.</p>');
});
