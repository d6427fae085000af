import { purges } from '#lib/shared/process-events.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { parseListingQuery } from './listing-query.ts';
import {
  getBoughtTogether,
  getFilterSuggestions,
  getHome,
  getListing,
  getProduct,
  getSimilarProducts,
  resolvePath,
} from './server.ts';

const admission = testAdmission();
const setup = setUpRetailApi({ catalogue: 'demo' });

beforeEach(() => {
  replaceSingleton('known.site-options', undefined);
});

/** The value of a use case, with the surrogate keys that it recorded. */
async function withTags<Value>(work: () => Promise<Value>): Promise<{ value: Value; tags: Set<string> }> {
  const directives: ResponseDirectives = { tags: new Set() };
  return { value: await collectDirectives(directives, work), tags: directives.tags };
}

function valueOfResult<Value>(result: { ok: true; value: Value } | { ok: false }): Value {
  if (!result.ok) throw new Error('The use case failed.');
  return result.value;
}

test('the first page of a category list has 24 products in paise, facets, breadcrumbs and its tags', async () => {
  const { value, tags } = await withTags(() => getListing(admission, 'watches', parseListingQuery({})));
  const listing = valueOfResult(value);
  expect(listing.products).toHaveLength(24);
  expect(listing.facets.map(({ key }) => key)).toEqual(expect.arrayContaining(['brand', 'price', 'gender']));
  for (const product of listing.products) {
    expect(product.href).toMatch(/^\/[a-z0-9-]+$/);
    expect(Number.isInteger(product.price) && product.mrp >= product.price).toBe(true);
    expect(product.photos[0]?.source).toMatch(/^\/images\/\w+\/.+\.webp$/);
    expect(product.labels.length).toBeLessThanOrEqual(2);
    expect(tags).toContain(`product:${product.code}`);
  }
  expect(tags).toContain('list:watches');
});

test('the sizes of a ring and of a bangle are told apart', async () => {
  const kindOf = async (code: string) => {
    const { isRing, isBangle } = valueOfResult(await getProduct(admission, code));
    return { isRing, isBangle };
  };
  expect(await kindOf('D101MR02')).toEqual({ isRing: true, isBangle: false });
  expect(await kindOf('G502SV02')).toEqual({ isRing: false, isBangle: true });
  expect(await kindOf('1801AV01')).toEqual({ isRing: false, isBangle: false });
});

test('choosing a facet value narrows the list to the count that the value showed', async () => {
  const all = valueOfResult(await getListing(admission, 'watches', parseListingQuery({})));
  const chosen = all.facets.find(({ key }) => key === 'brand')?.values[0];
  const query = parseListingQuery({ brand: chosen?.value });
  const narrowed = valueOfResult(await getListing(admission, 'watches', query));
  expect(narrowed.total).toBe(chosen?.count);
  expect(narrowed.total).toBeLessThan(all.total);
});

test('the filter suggestions of an empty list are the removals that bring products, each with its count', async () => {
  const query = parseListingQuery({ brand: 'pathik', gender: 'nobody' });
  expect(valueOfResult(await getListing(admission, 'watches', query)).total).toBe(0);
  const withoutGender = valueOfResult(await getListing(admission, 'watches', parseListingQuery({ brand: 'pathik' })));
  expect(withoutGender.total).toBeGreaterThan(0);
  expect(await getFilterSuggestions(admission, 'watches', query)).toEqual([
    { key: 'gender', value: 'nobody', count: withoutGender.total },
  ]);
});

test('a page beyond the last page of a list is not found', async () => {
  const beyond = await getListing(admission, 'watches', parseListingQuery({ page: '9999' }));
  expect(beyond).toEqual({ ok: false, failure: { kind: 'not-found' } });
});

test('a product is found by its path, with sizes in paise and its tag', async () => {
  const [card] = valueOfResult(await getListing(admission, 'watches', parseListingQuery({}))).products;
  const path = card?.href.slice(1) ?? '';
  expect(await resolvePath(admission, path)).toEqual({ ok: true, value: { kind: 'product', code: card?.code, path } });
  const { value, tags } = await withTags(() => getProduct(admission, card?.code ?? ''));
  const product = valueOfResult(value);
  expect(product).toMatchObject({ code: card?.code, price: card?.price, href: card?.href });
  expect(product.sizes.length).toBeGreaterThan(0);
  expect(product.legal.countryOfOrigin).not.toBe('');
  expect(tags).toContain(`product:${card?.code}`);
  const similar = await getSimilarProducts(admission, card?.code ?? '');
  expect(similar.map(({ code }) => code)).not.toContain(card?.code);
});

test('a path that ends in a product code redirects to the canonical path of the product', async () => {
  const resolved = valueOfResult(await resolvePath(admission, 'whatever-1801av01'));
  expect(resolved).toMatchObject({ kind: 'redirect', href: expect.stringMatching(/^\/.+-1801av01$/) });
});

test('a list path resolves to a list', async () =>
  expect(valueOfResult(await resolvePath(admission, 'watches/men'))).toEqual({ kind: 'list', path: 'watches/men' }));

test.each(['nothing-here', 'no/such/list'])('the path %s is not found', async (path) =>
  expect(await resolvePath(admission, path)).toEqual({ ok: false, failure: { kind: 'not-found' } }),
);

test.each(['cart', 'api/x', 'a b', '../x', 'x.php', 'a/b/c/d/e', ''])(
  'the impossible path "%s" is not found without a call',
  async (path) => {
    const before = setup.exchanges.length;
    expect(await resolvePath(admission, path)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(setup.exchanges).toHaveLength(before);
  },
);

test('a path that was resolved once is not resolved again', async () => {
  await resolvePath(admission, 'watches/women');
  const before = setup.exchanges.length;
  await resolvePath(admission, 'watches/women');
  expect(setup.exchanges).toHaveLength(before);
});

test('the home page has its sections', async () => {
  const { value, tags } = await withTags(() => getHome(admission, { offers: true }));
  const sections = valueOfResult(value);
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(
    new Set(['hero', 'trust', 'tiles', 'rail', 'journal', 'brands', 'stores']),
  );
  expect(tags).toContain('home');
});

test('an unreachable retail API is reported as an outage, never as an empty list or a missing product', async () => {
  serveWith(
    clientOf(() => {
      throw new TypeError('fetch failed');
    }).client,
  );
  const outage = { ok: false, failure: { kind: 'unavailable' } };
  expect(await getListing(admission, 'watches/kids', parseListingQuery({}))).toEqual(outage);
  expect(await getProduct(admission, '1801AV01')).toEqual(outage);
  expect(await resolvePath(admission, 'never-asked-before')).toEqual(outage);
  expect(await getSimilarProducts(admission, '1801AV01')).toEqual([]);
});

test('a cached path is resolved again after a purge, even after one during the call', async () => {
  const requests = () => setup.names().filter((name) => name === 'ResolveUrl').length;
  purges.publish(new Set(['menu']));
  const before = requests();
  await resolvePath(admission, 'watches');
  await resolvePath(admission, 'watches');
  expect(requests()).toBe(before + 1);
  purges.publish(new Set(['list:watches']));
  const overtaken = resolvePath(admission, 'watches');
  purges.publish(new Set(['list:watches']));
  expect(await overtaken).toMatchObject({ ok: true });
  await resolvePath(admission, 'watches');
  expect(requests()).toBe(before + 3);
});

test.each([
  ['cannot be had', true, () => new Response('', { status: 502 })],
  ['are not known', undefined, () => replyOf.outcome({ code: 'NotFound' })],
])('where similar products %s, the page is degraded: %s', async (_name, degraded, answer) => {
  const { client } = clientOf((exchange) =>
    exchange.name === 'JwtToken' ? replyOf.data({ SecurityToken: 'opaque' }) : answer(),
  );
  serveWith(client);
  const directives: ResponseDirectives = { tags: new Set() };
  expect(await collectDirectives(directives, () => getSimilarProducts(admission, '1801AV01'))).toEqual([]);
  expect(directives.degraded).toBe(degraded);
});

test('a product page is complete where the retail API does not say what was bought together', async () => {
  const { client } = clientOf((exchange) =>
    exchange.name === 'JwtToken' ? replyOf.data({ SecurityToken: 'opaque' }) : new Response('', { status: 404 }),
  );
  serveWith(client);
  const directives: ResponseDirectives = { tags: new Set() };
  expect(await collectDirectives(directives, () => getBoughtTogether(admission, '1801AV01'))).toEqual([]);
  expect(directives.degraded).toBeUndefined();
});

test.each([true, false])(
  'the home page has the offers section only where the store presents offers: %s',
  async (offers) => {
    const OFFERS = { Kind: 'offers', Title: 'Offers' };
    const RAIL = { Kind: 'rail', Title: 'New' };
    setup.intercept = ({ name }) => (name === 'HomeSections' ? replyOf.data([OFFERS, RAIL]) : undefined);
    const kinds = valueOfResult(await getHome(admission, { offers })).map(({ kind }) => kind);
    expect(kinds).toEqual(offers ? ['offers', 'rail'] : ['rail']);
  },
);
