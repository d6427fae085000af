import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { validateXML } from 'xmllint-wasm';
import { nodesOf, pathOf } from '../../fixtures/product-data.ts';
import { sitemapSchema } from '../../fixtures/sitemap-schema.ts';
import { expect, test } from '../../fixtures/test.ts';

const RING = /<loc>([^<]*-d101mr01)<\/loc>/;
const WATCH = /<loc>([^<]*-1801av01)<\/loc>/;

/**
 * Returns the errors that search engines would report. Recommended fields are included where the store has the
 * data.
 */
async function errorsOf(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(data);
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

test('the structured data of products, lists and the home page is valid and matches the pages', async ({
  request: api,
}) => {
  const expected: [string, string[]][] = [
    ['/', ['Organization', 'WebSite', 'JewelryStore']],
    ['/watches/men?page=2', ['BreadcrumbList', 'ItemList']],
    ['/journal/first-mechanical-watch', ['Article', 'Organization', 'BreadcrumbList']],
    [await pathOf(api, WATCH), ['ProductGroup', 'BreadcrumbList', 'MerchantReturnPolicy']],
    [await pathOf(api, RING), ['ProductGroup', 'BreadcrumbList', 'MerchantReturnPolicy']],
  ];
  for (const [path, types] of expected) {
    const html = await (await api.get(path)).text();
    const found = nodesOf(html).map((node) => node['@type']);
    expect([path, ...found]).toEqual(expect.arrayContaining([path, ...types]));
    expect([path, await errorsOf(html)]).toEqual([path, []]);
  }
  const ring = await (await api.get(await pathOf(api, RING))).text();
  expect(await errorsOf(ring.replaceAll('"price":', '"cost":'))).not.toEqual([]);
  const list = nodesOf(await (await api.get('/watches/men?page=2')).text()).find(
    (node) => node['@type'] === 'ItemList',
  );
  expect(list?.itemListElement[0].position).toBe(25);
  const filtered = await (await api.get('/watches/men?brand=aarvane')).text();
  expect(filtered).not.toContain('application/ld+json');
  expect(filtered).toMatch(/<meta name="robots" content="noindex, follow"/);
});

test('every head has one canonical URL, and an image in a format that all link previews support', async ({
  request: api,
}) => {
  for (const path of [
    '/',
    '/watches/men',
    '/page/returns',
    '/journal',
    '/journal/diamond-certificate',
    await pathOf(api, WATCH),
  ]) {
    const html = await (await api.get(path)).text();
    const content = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect([path, new URL(canonical).pathname]).toEqual([path, path]);
    expect(content('description').length).toBeGreaterThan(40);
    expect(content('twitter:card')).toMatch(/^summary/);
    const address = new URL(content('og:image')).pathname;
    // The image is generated at its first request.
    await expect.poll(async () => (await api.get(address)).status()).toBe(200);
    const picture = await api.get(address);
    expect(picture.headers()['content-type']).toMatch(/^image\/(?:jpeg|png)$/);
    expect((await picture.body()).length).toBeLessThan(300_000);
  }
});

test('sitemaps follow their schema and list existing pages', async ({ request: api }) => {
  const index = await (await api.get('/sitemap.xml')).text();
  expect(index).toMatch(/<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/);
  const contents = await (await api.get('/sitemap/1.xml')).text();
  expect(await validateXML({ xml: { fileName: '1.xml', contents }, ...sitemapSchema() })).toMatchObject({
    valid: true,
  });
  const addresses = [...contents.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/watches', '/hi', '/hi/watches', '/page/returns', '/brands/featured-brands/aarvane']),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_address, place) => place % 40 === 0)) {
    expect([address, (await api.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 200]);
  }
});

test('robots.txt, llms.txt, icons and redirects of old URLs are available', async ({ request: api }) => {
  const robots = await (await api.get('/robots.txt')).text();
  for (const line of ['Disallow: /cart$', 'Disallow: /search?', 'Disallow: /*?*brand=', 'Disallow: /api/']) {
    expect(robots).toContain(line);
  }
  expect(robots).not.toMatch(/Disallow: .*(?:\*page=|\*size=$)|^Disallow: \/$/m);
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(await (await api.get('/llms.txt')).text()).toMatch(
    /^# Samay\n[\s\S]*\/watches\/men\)[\s\S]*\/feeds\/google\.xml\)/,
  );
  const manifest = await (await api.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect([src, (await api.get(src)).status()]).toEqual([src, 200]);
  const moved = await api.get('/an-older-name-1801av01', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, await pathOf(api, WATCH)]);
});

test('a closed store reveals nothing to crawlers', async ({ request: api, baseURL }) => {
  const headers = { host: `ff1.localhost:${new URL(baseURL ?? '').port}` };
  expect(await (await api.get('/robots.txt', { headers })).text()).toBe('User-Agent: *\nDisallow: /\n\n');
  for (const path of ['/feeds/google.xml', '/llms.txt', '/sitemap.xml', '/sitemap/1.xml']) {
    expect([path, (await api.get(path, { headers })).status()]).toEqual([path, 404]);
  }
});
