import { parseEnvironment } from '#lib/shared/env.ts';
import { createSearchClient } from '../catalogue/opensearch/client.ts';
import { IndexWriter } from '../catalogue/opensearch/index-writer.ts';
import { OPENSEARCH_USER, openOpenSearchServer } from '../testing/opensearch/server.ts';
import { checkSearch } from './check-search.ts';

test('a search server that answers works, empty or not, with another password it says why not', async () => {
  const server = await openOpenSearchServer();
  const { user, password } = OPENSEARCH_USER;
  const settings = { SEARCH_URL: server.url, SEARCH_USER: user, SEARCH_PASSWORD: password };
  expect(await checkSearch(parseEnvironment(settings))).toEqual({ works: true, products: null });
  const writer = new IndexWriter(createSearchClient({ ...OPENSEARCH_USER, url: server.url }), 'samay-products-1');
  async function* nothing() {
    yield [];
  }
  await writer.replace(nothing(), { version: 1, importedAt: 0, repricings: 0 }, 'a');
  expect(await checkSearch(parseEnvironment(settings))).toEqual({ works: true, products: 0 });
  expect(await checkSearch(parseEnvironment({ ...settings, SEARCH_PASSWORD: 'another' }))).toEqual({
    works: false,
    reason: expect.stringContaining('401'),
  });
  expect(await checkSearch(parseEnvironment({}))).toBeNull();
  await server.close();
});
