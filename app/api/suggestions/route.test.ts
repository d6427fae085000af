import { purges } from '#lib/shared/process-events.ts';
import { newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { GET } from './route.ts';

const NOTHING_FOUND = { PopularSearchWord: [], Category: [], Brand: [], Products: [] };

/** A retail API that answers no suggestion request until the test says so. */
function slowApi() {
  const { promise: reported, resolve: answerAll } = Promise.withResolvers<void>();
  const { client, names } = clientOf(async ({ name }) => {
    if (name === 'JwtToken') return replyOf.data({ SecurityToken: 'jwt' });
    await reported;
    return replyOf.data(NOTHING_FOUND);
  });
  serveWith(client);
  return { answerAll, requests: () => names().filter((name) => name === 'GetPopularSearch').length };
}

const suggest = (text: string) => newBrowser().get(GET, `/api/suggestions?q=${encodeURIComponent(text)}`);

test('of a hundred simultaneous suggestion texts a few are requests, the others refused immediately', async () => {
  const { answerAll, requests } = slowApi();
  const texts = Array.from({ length: 100 }, (_, index) => suggest(`watch ${index}`));
  const refused = await Promise.race(texts);
  expect(refused).toMatchObject({ status: 503, body: { ok: false, reason: 'unavailable' } });
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
  answerAll();
  const answered = (await Promise.all(texts)).filter(({ status }) => status === 200);
  expect(answered).toHaveLength(8);
  expect(requests()).toBe(8);
  expect((await suggest('watch 99')).status).toBe(200);
});

test('a hundred shoppers typing the same share one suggestion request, and those after a purge another', async () => {
  const { answerAll, requests } = slowApi();
  const before = Array.from({ length: 100 }, () => suggest('gold ring'));
  while (requests() === 0) await new Promise((resolve) => setImmediate(resolve));
  purges.publish(new Set(['product:1801AV01']));
  const after = Array.from({ length: 100 }, () => suggest('gold  ring'));
  answerAll();
  const statuses = (await Promise.all([...before, ...after])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(requests()).toBe(2);
});
