import { newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { GET } from './route.ts';

const list = {
  Title: '',
  Intro: '',
  Url: '',
  TotalProducts: 0,
  Page: 1,
  TotalPages: 0,
  Sort: 'relevance',
  Products: [],
  Facets: [],
  Breadcrumb: [],
  Children: [],
};

/** Mocks the retail API with an answer, and records its requests. */
function serve(answer: () => Response = () => replyOf.data(list)) {
  const requestCount: Record<string, unknown>[] = [];
  const { client } = clientOf(({ name }, _url, init) => {
    if (name === 'JwtToken') return replyOf.data({ SecurityToken: 'jwt' });
    if (name !== 'ProductsByCode') return replyOf.data(null);
    requestCount.push(JSON.parse(String(init.body)));
    return answer();
  });
  serveWith(client);
  return requestCount;
}

const get = (query: string) => newBrowser().get(GET, `/api/photo-results${query}`);

test('photo results request each code once, in their order, on one page', async () => {
  const requestCount = serve();
  const { status, body, headers } = await get('?codes=B2345,A1234,B2345&brand=vayu,aarvane&page=7&colourful=1');
  expect(status).toBe(200);
  expect(body.listing).toMatchObject({ total: 0, products: [] });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(requestCount[0]).toMatchObject({
    ProductCodes: ['B2345', 'A1234'],
    Filters: { brand: ['aarvane', 'vayu'] },
    Sort: 'relevance',
    Page: 1,
    PageSize: 60,
  });
});

test('where filters leave no photo results, the result of removing each filter is counted', async () => {
  const requestCount = serve(() =>
    replyOf.data({ ...list, TotalProducts: requestCount.at(-1)?.PageSize === 1 ? 3 : 0 }),
  );
  const { body } = await get('?codes=B2345&brand=aarvane');
  expect(body.filterSuggestions).toEqual([{ key: 'brand', value: 'aarvane', count: 3 }]);
  expect(requestCount[1]).toMatchObject({ ProductCodes: ['B2345'], Filters: {}, PageSize: 1 });
});

test('a requested sort order of photo results is kept', async () => {
  const requestCount = serve();
  await get('?codes=B2345&sort=price-low');
  expect(requestCount[0]).toHaveProperty('Sort', 'price-low');
});

const codes = (count: number) => Array.from({ length: count }, (_, index) => `A${1000 + index}`).join(',');

test.each([
  ['no codes', ''],
  ['an empty list', '?codes='],
  ['what is no code', '?codes=A1234,../etc'],
  ['more codes than a photo finds', `?codes=${codes(61)}`],
])('photo results with %s are refused without an API call', async (_what, query) => {
  const requestCount = serve();
  const { status, body } = await get(query);
  expect([status, body.message]).toEqual([400, 'Name 1 to 60 product codes.']);
  expect(requestCount).toEqual([]);
});

test('photo results accept sixty codes', async () => {
  serve();
  expect((await get(`?codes=${codes(60)}`)).status).toBe(200);
});

test("an outage of photo results is reported with the store's message", async () => {
  serve(() => new Response('Stack trace', { status: 500 }));
  const { status, body } = await get('?codes=A1234');
  expect([status, body.message]).toEqual([503, 'We cannot show these products right now.']);
});
