import { OPENSEARCH_USER, openOpenSearchServer } from '../../testing/opensearch/server.ts';
import { searchAnswers } from './search-answers.ts';

test('a server that is there answers, be it with a refusal; one that is silent or gone does not', async () => {
  const server = await openOpenSearchServer();
  const { url } = server;
  expect(await searchAnswers({ ...OPENSEARCH_USER, url })).toBe(true);
  expect(await searchAnswers({ url, user: 'shop', password: 'another' })).toBe(true);
  server.hang(true);
  expect(await searchAnswers({ ...OPENSEARCH_USER, url })).toBe(false);
  await server.close();
  expect(await searchAnswers({ ...OPENSEARCH_USER, url })).toBe(false);
});
