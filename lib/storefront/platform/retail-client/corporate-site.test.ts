import { HOUR_MS } from '#lib/shared/durations.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { isCorporateSite } from './server.ts';

let word: string | null;
const testClient = clientOf(({ name }: Exchange) => {
  if (name !== 'SiteOptions') return replyOf.data({ SecurityToken: 'jwt' });
  return word === null ? new Response('', { status: 502 }) : replyOf.data([{ OptionId: 'CorporateSite', Value: word }]);
});

beforeEach(() => {
  word = 'on';
  replaceSingleton('known.site-options', undefined);
  serveWith(testClient.client);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
});
afterEach(() => jest.useRealTimers());

/** Lets the cached options expire, so that the next read waits for a call. */
const afterHours = () => jest.setSystemTime(Date.now() + 2 * HOUR_MS);

test('the corporate site follows the settings until the site options are known, and never makes a call', async () => {
  expect(isCorporateSite()).toBe(false);
  expect(testClient.names()).not.toContain('SiteOptions');
  await getFlags();
  const requests = testClient.names().length;
  expect(isCorporateSite()).toBe(true);
  expect(testClient.names()).toHaveLength(requests);
  word = 'off';
  afterHours();
  await getFlags();
  expect(isCorporateSite()).toBe(false);
});

test('in an outage the corporate site follows the last known site options, however old they are', async () => {
  await getFlags();
  word = null;
  afterHours();
  expect(await getFlags()).toMatchObject({ corporateSite: false });
  expect(isCorporateSite()).toBe(true);
});
