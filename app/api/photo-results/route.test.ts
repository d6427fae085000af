import { newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/retail-client.ts';
import { GET } from './route.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

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

/** What the retail API is asked, where it answers so. */
function serve(answer: () => Response = () => replyOf.data(list)) {
  const asked: Record<string, unknown>[] = [];
  const { client } = clientOf(({ name }, _url, init) => {
    if (name === 'JwtToken') return replyOf.data({ SecurityToken: 'jwt' });
    if (name !== 'ProductsByCode') return replyOf.data(null);
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
  serveWith(client);
  return asked;
}

const get = (query: string) => newBrowser().get(GET, `/api/photo-results${query}`);

test('codes are asked for in their order, each once, all on one page', async () => {
  const asked = serve();
  const { status, body, headers } = await get('?codes=B2345,A1234,B2345&brand=vayu,aarvane&page=7&colourful=1');
  expect(status).toBe(200);
  expect(body.listing).toMatchObject({ total: 0, products: [] });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(asked[0]).toMatchObject({
    ProductCodes: ['B2345', 'A1234'],
    Filters: { brand: ['aarvane', 'vayu'] },
    Sort: 'relevance',
    Page: 1,
    PageSize: 60,
  });
});

test('where filters leave nothing, it is counted what each removal would bring', async () => {
  const asked = serve(() => replyOf.data({ ...list, TotalProducts: asked.at(-1)?.PageSize === 1 ? 3 : 0 }));
  const { body } = await get('?codes=B2345&brand=aarvane');
  expect(body.filterSuggestions).toEqual([{ key: 'brand', value: 'aarvane', count: 3 }]);
  expect(asked[1]).toMatchObject({ ProductCodes: ['B2345'], Filters: {}, PageSize: 1 });
});

test('an order that is asked for is kept', async () => {
  const asked = serve();
  await get('?codes=B2345&sort=price-low');
  expect(asked[0]).toHaveProperty('Sort', 'price-low');
});

const codes = (count: number) => Array.from({ length: count }, (_, index) => `A${1000 + index}`).join(',');

test.each([
  ['no codes', ''],
  ['an empty list', '?codes='],
  ['what is no code', '?codes=A1234,../etc'],
  ['more codes than a photo finds', `?codes=${codes(61)}`],
])('%s is refused without a call', async (_what, query) => {
  const asked = serve();
  const { status, body } = await get(query);
  expect([status, body.message]).toEqual([400, 'Name 1 to 60 product codes.']);
  expect(asked).toEqual([]);
});

test('sixty codes are not too many', async () => {
  serve();
  expect((await get(`?codes=${codes(60)}`)).status).toBe(200);
});

test('an outage is said in the words of the store', async () => {
  serve(() => new Response('Stack trace', { status: 500 }));
  const { status, body } = await get('?codes=A1234');
  expect([status, body.message]).toEqual([503, 'We cannot show these products right now.']);
});
