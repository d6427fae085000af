import { replaceSingleton } from '#lib/shared/singleton.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

/** The reply of the route under an operator's settings. */
async function answerWith(settings: Record<string, string>) {
  Object.assign(process.env, settings);
  replaceSingleton('environment', undefined);
  const answer = await newBrowser().get(GET, '/api/analytics');
  for (const name of Object.keys(settings)) delete process.env[name];
  return answer;
}

setUpRetailApi({ catalogue: 'demo' });
beforeAll(async () => {});

test('the configured tag manager is returned, publicly cacheable for ten minutes', async () => {
  const answer = await answerWith({ TAG_MANAGER_ID: 'GTM-TEST123' });
  expect(answer.body).toEqual({
    tagManager: { id: 'GTM-TEST123', scriptUrl: 'https://www.googletagmanager.com/gtm.js' },
    vitals: false,
  });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  expect(answer.cookies).toEqual([]);
});

test.each<Record<string, string>>([{}, { TAG_MANAGER_ID: 'GTM-TEST123', TAG_MANAGER: 'off' }])(
  'no tag manager is returned with %j',
  async (settings) => expect((await answerWith(settings)).body).toEqual({ tagManager: null, vitals: false }),
);

test('a store that keeps metrics wants to know how fast pages are', async () => {
  expect((await answerWith({ METRICS_PORT: '9464' })).body).toEqual({ tagManager: null, vitals: true });
});
