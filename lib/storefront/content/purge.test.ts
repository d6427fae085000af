import { purges } from '#lib/shared/process-events.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getFooter, getMenu, getSiteBanners } from './server.ts';

/** The text that the operator wrote; null while the retail API is down. */
let text: string | null = 'First';

const DATA: Record<string, (word: string) => unknown> = {
  JwtToken: () => ({ SecurityToken: 'opaque' }),
  SiteOptions: () => [],
  Page: (word) => [{ Group: 'Help', PageTitle: word, PageURL: 'about' }],
};

function answer({ name }: Exchange): Response {
  const data = DATA[name];
  if (text === null || !data) return new Response('', { status: 502 });
  return replyOf.data(data(text));
}

const titles = async () => (await getFooter()).flatMap(({ links }) => links.map(({ title }) => title));

async function withDirectives<Value>(work: () => Promise<Value>) {
  const directives: ResponseDirectives = { tags: new Set() };
  return { value: await collectDirectives(directives, work), directives };
}

beforeAll(() => serveWith(clientOf(answer).client));

test('a purged footer is fetched again for the next page, an unpurged one is not', async () => {
  const first = await withDirectives(titles);
  expect(first).toEqual({ value: ['First'], directives: { tags: new Set(['menu']) } });
  text = 'Second';
  purges.publish(new Set(['product:1']));
  expect(await titles()).toEqual(['First']);
  purges.publish(new Set(['menu']));
  expect(await titles()).toEqual(['Second']);
  text = 'Third';
  purges.publish(new Set(['shop']));
  expect(await titles()).toEqual(['Third']);
});

test('content that is purged during an outage is served stale, and its page is marked as degraded', async () => {
  text = null;
  purges.publish(new Set(['menu']));
  expect(await withDirectives(titles)).toMatchObject({ value: ['Third'], directives: { degraded: true } });
});

test.each([
  ['menu', () => getMenu('desktop'), []],
  ['strips', async () => (await getSiteBanners()).promo, ''],
])('without a %s the page is marked as degraded', async (_name, get, value) => {
  text = null;
  expect(await withDirectives<unknown>(get)).toMatchObject({ value, directives: { degraded: true } });
});
