import { newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnDemo } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

/** What the store answers with settings of an operator's. */
async function answerWith(settings: Record<string, string>) {
  let answer: Awaited<ReturnType<ReturnType<typeof newBrowser>['get']>> | undefined;
  Object.assign(process.env, settings);
  await jest.isolateModulesAsync(async () => {
    const { GET } = await import('./route.ts');
    answer = await newBrowser().get(GET, '/api/analytics');
  });
  for (const name of Object.keys(settings)) delete process.env[name];
  return answer;
}

let testClient: Awaited<ReturnType<typeof clientOnDemo>>;
beforeAll(async () => {
  testClient = await clientOnDemo();
  serveWith(testClient.client);
});
afterAll(() => testClient.api.close());

test('the configured tag manager, for everybody and ten minutes', async () => {
  const answer = await answerWith({ TAG_MANAGER_ID: 'GTM-TEST123' });
  expect(answer?.body).toEqual({
    tagManager: { id: 'GTM-TEST123', scriptUrl: 'https://www.googletagmanager.com/gtm.js' },
  });
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=600');
  expect(answer?.cookies).toEqual([]);
});

test.each<Record<string, string>>([{}, { TAG_MANAGER_ID: 'GTM-TEST123', TAG_MANAGER: 'off' }])(
  'none with %j',
  async (settings) => expect((await answerWith(settings))?.body).toEqual({ tagManager: null }),
);
