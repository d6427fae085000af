import { replaceSingleton } from '#lib/shared/singleton.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getPage, getPreview, getSiteBanners } from './server.ts';

const setup = setUpRetailApi({ catalogue: 'demo' });

beforeEach(() => {
  for (const name of ['footer', 'strips']) replaceSingleton(`known.${name}.en`, undefined);
});

test('a content page that the footer lists has its title and text', async () => {
  const page = await getPage('shipping');
  expect(page).toMatchObject({ ok: true, value: { title: 'Delivery' } });
});

test('a content page carries the tags of its text, its contact card and the footer', async () => {
  const directives: ResponseDirectives = { tags: new Set() };
  await collectDirectives(directives, () => getPage('shipping'));
  expect(directives.tags).toEqual(new Set(['pages', 'page:shipping', 'page:contact-card', 'menu']));
});

test.each(['menu-desktop-watches', 'social', 'promo', 'footer', 'disclaimer', 'nonsense'])(
  'the slug %s is not a content page, and is not found without a call',
  async (slug) => {
    await getPage('shipping');
    const before = setup.exchanges.length;
    expect(await getPage(slug)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(setup.exchanges).toHaveLength(before);
  },
);

test('while the footer is unknown, a content page is unavailable, not missing', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  expect(await getPage('shipping')).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});

test('the site banners include the social links and the text of the footer', async () => {
  const banners = await getSiteBanners();
  expect(banners.social).toContain('<a href="mailto:');
  expect(banners.footer).toContain('Samay Retail');
  expect(banners.disclaimer).toBe('<p>Samay is invented: nothing here is for sale.</p>');
});

test('a draft is a page behind its signed link alone, sanitised, with its times', async () => {
  const PageContent = '<p>Soon</p><script>alert(1)</script>';
  const draft = { PageTitle: 'Festival', PageContent, PublishFrom: 4_000_000_000_000, PublishUntil: null };
  setup.intercept = ({ name }) => (name === 'PreviewedPage' ? replyOf.data(draft) : undefined);
  expect(await getPreview('festival', 'a-token')).toMatchObject({
    ok: true,
    value: { page: { title: 'Festival', html: '<p>Soon</p>' }, from: 4_000_000_000_000, until: null },
  });
  setup.intercept = () => undefined;
  expect(await getPreview('festival', 'a-token')).toEqual({ ok: false, failure: { kind: 'not-found' } });
  expect(await getPreview('No Slug', 'a-token')).toEqual({ ok: false, failure: { kind: 'not-found' } });
});
