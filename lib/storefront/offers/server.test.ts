import { parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getListOffers, getProductOffers } from './server.ts';

const admission = testAdmission();

const REQUEST = { offers: true };

const BANNER = { Terms: 'Terms.', EndsAt: 1, Url: '', Kind: 'line' };
const WIRE = [
  { ...BANNER, OfferId: 'bank', Title: 'Bank', Kind: 'note' },
  { ...BANNER, OfferId: 'one', Title: 'One', Url: 'watches/men' },
  { ...BANNER, OfferId: 'shipping', Title: 'Shipping', Kind: 'cart' },
  { ...BANNER, OfferId: 'two', Title: 'Two' },
  { ...BANNER, OfferId: 'three', Title: 'Three' },
];

/** A client of an API that gives this answer to requests for offers. */
function clientWith(answer: () => Response) {
  return clientOf(({ name }) => (name === 'JwtToken' ? replyOf.data({ SecurityToken: 'opaque' }) : answer()));
}

const withOffers = () => replyOf.data(WIRE);

test('a product page has all offers of the product, in the order of the store', async () => {
  const { client } = clientWith(withOffers);
  serveWith(client);
  const offers = await getProductOffers(admission, REQUEST, '1801AV01');
  expect(offers.map(({ id }) => id)).toEqual(['bank', 'one', 'shipping', 'two', 'three']);
  expect(offers[1]).toEqual({
    id: 'one',
    title: 'One',
    terms: 'Terms.',
    endsAt: 1,
    href: '/watches/men',
    kind: 'line',
  });
  expect(offers[3]?.href).toBeNull();
});

test('a list shows its first two discount offers, on its first unfiltered page only', async () => {
  const { client, names } = clientWith(withOffers);
  serveWith(client);
  const idsAt = async (parameters: Record<string, string>) =>
    (await getListOffers(admission, REQUEST, 'watches', parseListingQuery(parameters))).map(({ id }) => id);
  expect(await idsAt({ sort: 'newest' })).toEqual(['one', 'two']);
  expect(await idsAt({ page: '2' })).toEqual([]);
  expect(await idsAt({ brand: 'aarvane' })).toEqual([]);
  expect(names().filter((name) => name === 'CurrentOffers')).toHaveLength(1);
});

test.each([
  ['cannot be had', true, () => new Response('', { status: 502 })],
  ['are not known', undefined, () => replyOf.outcome({ code: 'NotFound' })],
])('where offers %s, the page is degraded: %s', async (_name, degraded, answer) => {
  serveWith(clientWith(answer).client);
  for (const work of [
    () => getProductOffers(admission, REQUEST, '1801AV01'),
    () => getListOffers(admission, REQUEST, 'watches', parseListingQuery({})),
  ]) {
    const directives: ResponseDirectives = { tags: new Set() };
    expect(await collectDirectives(directives, work)).toEqual([]);
    expect(directives.degraded).toBe(degraded);
  }
});

test('a store that does not present offers makes no call for them', async () => {
  const { client, names } = clientWith(withOffers);
  serveWith(client);
  expect(await getProductOffers(admission, { offers: false }, '1801AV01')).toEqual([]);
  expect(await getListOffers(admission, { offers: false }, 'watches', parseListingQuery({}))).toEqual([]);
  expect(names()).not.toContain('CurrentOffers');
});
