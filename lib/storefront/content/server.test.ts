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

test('a page that the footer names has its title and text', async () => {
  const page = await getPage('shipping');
  expect(page).toMatchObject({ ok: true, value: { title: 'Delivery' } });
});

test('a page is old once its text, the card of contacts on it or the footer has changed', async () => {
  const notes: ResponseDirectives = { tags: new Set() };
  await collectDirectives(notes, () => getPage('shipping'));
  expect(notes.tags).toEqual(new Set(['pages', 'page:shipping', 'page:contact-card', 'menu']));
});

test.each(['menu-desktop-watches', 'social', 'promo', 'footer', 'disclaimer', 'nonsense'])(
  '%s is no page, and costs no call of its own',
  async (slug) => {
    await getPage('shipping');
    const before = testClient.exchanges.length;
    expect(await getPage(slug)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(testClient.exchanges).toHaveLength(before);
  },
);

test('while the footer is not known, no page is called missing', async () => {
  intercept = () => new Response('', { status: 502 });
  expect(await getPage('shipping')).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});

test('social links and the text of the footer come with the strips', async () => {
  const banners = await getSiteBanners();
  expect(banners.social).toContain('<a href="mailto:');
  expect(banners.footer).toContain('Samay Retail');
  expect(banners.disclaimer).toBe('');
});
