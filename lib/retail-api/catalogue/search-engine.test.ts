import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import type { SearchEngine } from './search-engine.ts';

let bundled: TestApi;
let remote: TestApi;
let server: Server;
let isDown = false;

/** Serves the bundled engine over HTTP as JSON. */
async function serveEngine(engine: SearchEngine): Promise<Server> {
  const methods: Record<string, (argument: never) => Promise<unknown>> = {
    query: (argument) => engine.query(argument),
    suggest: (argument) => engine.suggest(argument),
    help: (argument) => engine.help(argument),
  };
  const listening = createServer(async (request, response) => {
    if (isDown) return response.writeHead(503).end();
    const chunks = await request.toArray();
    const answer = await methods[request.url?.slice(1) ?? '']?.(JSON.parse(Buffer.concat(chunks).toString()) as never);
    return response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return listening;
}

function remoteEngine(port: number): SearchEngine {
  const send = async (method: string, argument: unknown) => {
    const body = JSON.stringify(argument);
    const response = await fetch(`http://127.0.0.1:${port}/${method}`, { method: 'POST', body });
    if (!response.ok) throw new Error(`The search engine answered ${response.status}.`);
    return response.json();
  };
  return {
    query: (query) => send('query', query),
    suggest: (text) => send('suggest', text),
    help: (text) => send('help', text),
  };
}

beforeAll(async () => {
  bundled = await createTestApi();
  server = await serveEngine(bundled.context.search);
  remote = await createTestApi({ search: remoteEngine((server.address() as AddressInfo).port) });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await bundled.close();
  await remote.close();
});

test.each<[string, (caller: ApiCaller) => Promise<{ Data: unknown }>]>([
  [
    'a search with a filter',
    (caller) => caller.post('Search', { Text: 'blue watch', Filters: { brand: ['aarvane'] } }),
  ],
  ['a search with a misspelt word', (caller) => caller.post('Search', { Text: 'chronograf' })],
  ['a search that finds nothing', (caller) => caller.post('Search', { Text: 'qwxyz' })],
  ['a list', (caller) => caller.post('ProductList', { CategoryURL: 'watches/men', Sort: 'price-low', Page: 2 })],
  ['named products', (caller) => caller.post('ProductsByCode', { ProductCodes: ['1801AV02', '1801AV01'] })],
  ['suggestions', (caller) => caller.get('GetPopularSearch?q=rin')],
  ['similar products', (caller) => caller.post('SimilarProducts', { ProductCode: '1801AV01' })],
  ['a brand’s page', (caller) => caller.post('FeaturedBrand', { Slug: 'aarvane' })],
  ['the home page', (caller) => caller.get('HomeSections')],
])('a search engine on another machine returns the same result: %s', async (_, call) => {
  const here = await call(await signInSession(bundled.handle));
  expect(here).toMatchObject({ ReturnCode: 0, Data: expect.anything() });
  expect(await call(await signInSession(remote.handle))).toEqual(here);
});

test('while the search engine is down, a search fails and a product page does not', async () => {
  isDown = true;
  const caller = await signInSession(remote.handle);
  expect(await caller.post('Search', { Text: 'watch' })).toMatchObject({
    status: 500,
    ReturnCode: RETURN_CODES.InternalError.code,
  });
  expect(await caller.post('ProductDetails', { ProductCode: '1801AV01' })).toMatchObject({ ReturnCode: 0 });
});
