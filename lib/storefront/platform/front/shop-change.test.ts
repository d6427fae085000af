import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { DEMO_PROFILE, setShopProfile, shopName } from '#lib/shared/shop-profile.ts';
import { resetSingletons } from '#lib/shared/singleton.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';
import { signPurge } from './revalidate.ts';

const secret = 'a-secret-of-more-than-32-characters';

let renders: string[];
const next: NextHandler = async (request, response) => {
  if (!request.url?.startsWith('/404')) renders.push(shopName());
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<h1>${shopName()}</h1>`);
};

let front: ReturnType<typeof assembleFront>;
let base: string;
/** Ends the look at the retail API that a report has begun. */
let answered: PromiseWithResolvers<void>;
let looks: number;

beforeEach(async () => {
  renders = [];
  looks = 0;
  answered = Promise.withResolvers();
  front = assembleFront({
    next,
    settings: parseEnvironment({ REVALIDATE_SECRET: secret, LOG_LEVEL: 'silent' }),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
    maxWaitMs: MINUTE_MS,
    followShop: () => {
      looks += 1;
      return answered.promise;
    },
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await front.stop.stop(0);
  resetSingletons();
});

const page = async () => (await fetch(`${base}/watches`)).text();
async function report(): Promise<number> {
  const body = JSON.stringify({ tags: ['shop'], at: Date.now() });
  const headers = { 'x-signature': signPurge(body, secret) };
  return (await fetch(`${base}/api/revalidate`, { method: 'POST', headers, body })).status;
}

test('a reported change of the shop is looked at at once, and all pages are rendered again once it is in force here', async () => {
  await page();
  expect(await report()).toBe(204);
  expect(looks).toBe(1);
  // Rendered now, the page would have the old name, and would be kept.
  expect(await page()).toContain('Samay');
  expect(renders).toEqual(['Samay']);
  setShopProfile({ ...DEMO_PROFILE, name: 'Acme' });
  answered.resolve();
  expect(await page()).toContain('Acme');
  expect(renders).toEqual(['Samay', 'Acme']);
});

test('each of several retail APIs reports it, and a page that was rendered between two reports goes with the second', async () => {
  answered.resolve();
  await report();
  await page();
  setShopProfile({ ...DEMO_PROFILE, name: 'Acme' });
  await report();
  expect(await page()).toContain('Acme');
  expect(looks).toBe(2);
});
