import { OPENSEARCH_USER, openOpenSearchServer } from '../../testing/opensearch/server.ts';
import { createSearchClient } from './client.ts';
import { searchServerOf } from './from-settings.ts';
import { indexDefinition } from './index-definition.ts';

let server: Awaited<ReturnType<typeof openOpenSearchServer>>;

beforeEach(async () => {
  server = await openOpenSearchServer();
  await client()({ method: 'PUT', path: '/products', body: indexDefinition() });
});
afterEach(() => server.close());

const client = () => createSearchClient({ ...OPENSEARCH_USER, url: server.url });
const search = (body: object, parameters = '') =>
  client()({ method: 'POST', path: `/products/_search${parameters}`, body });
const query = { match_all: {} };

test.each([
  ['an unknown query', { query: { match: { words: 'ring' } } }],
  ['a field that is not in the mapping', { query: { terms: { title: ['ring'] } } }],
  ['an unknown option of a query', { query: { terms: { words: ['ring'], boost: 2 } } }],
  ['an unknown part of a search', { query, highlight: {} }],
  ['a sort by a field without values', { query, sort: [{ words: { order: 'asc' } }] }],
  ['counts of a field without values', { query, aggs: { all: { terms: { field: 'conditions', size: 1 } } } }],
  ['an unknown kind of counts', { query, aggs: { all: { cardinality: { field: 'kind' } } } }],
  ['more than a window of results', { query, from: 9_999, size: 2 }],
  [
    'a script with an unknown name',
    { query: { script_score: { query, script: { lang: 'painless', source: 'return secret;', params: {} } } } },
  ],
])('the stand-in refuses %s', async (_, body) => {
  await expect(search(body)).rejects.toMatchObject({ status: 400 });
});

test('the stand-in refuses unknown parameters, calls, fields and mappings, and another user', async () => {
  await expect(search({ query }, '?pretty=1')).rejects.toMatchObject({ status: 400 });
  await expect(client()({ method: 'POST', path: '/products/_explode' })).rejects.toMatchObject({ status: 400 });
  const mappings = { dynamic: 'strict', _source: { enabled: false }, properties: { code: { type: 'word' } } };
  await expect(
    client()({ method: 'PUT', path: '/other', body: { ...indexDefinition(), mappings } }),
  ).rejects.toMatchObject({
    type: 'mapper_parsing_exception',
  });
  const lines = `${JSON.stringify({ index: { _id: 'A', version: 1, version_type: 'external_gte' } })}\n{"title":"Ring"}\n`;
  expect(await client()({ method: 'POST', path: '/products/_bulk', body: lines })).toMatchObject({
    errors: true,
    items: [{ index: { status: 400, error: { type: 'strict_dynamic_mapping_exception' } } }],
  });
  const other = createSearchClient({ url: server.url, user: 'shop', password: 'wrong' });
  await expect(other({ method: 'GET', path: '/_cluster/health' })).rejects.toMatchObject({ status: 401 });
});

test('a refusal names the server’s reason and not what a shopper searched for', async () => {
  const refused = search({ query: { terms: { title: ['9876543210'] } } });
  await expect(refused).rejects.toThrow('The search server answered POST /products/_search with 400 parsing_exception');
  await expect(refused).rejects.not.toThrow('9876543210');
});

test('a server that does not answer in time is a failure', async () => {
  server.hang(true);
  const late = client()({ method: 'GET', path: '/_cluster/health', timeoutMs: 20 });
  await expect(late).rejects.toMatchObject({
    message: 'The search server did not answer GET /_cluster/health',
    cause: { name: 'TimeoutError' },
  });
});

test('without a setting there is no search server', () => {
  expect(
    searchServerOf({ SEARCH_URL: undefined, SEARCH_USER: 'a', SEARCH_PASSWORD: undefined, SEARCH_ALIAS: 'x' }),
  ).toBeNull();
});
