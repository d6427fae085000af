import { sealData } from 'iron-session';
import { NextRequest } from 'next/server';
import { calls } from '#lib/contract/index.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { invalidateSignIn } from '#lib/storefront/platform/session/admit-request.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';

process.env.LAUNCH_AT = '2099-01-01T00:00:00+05:30';

import { GET as wishlist } from '../wishlist/route.ts';
import { GET } from './route.ts';

let outcome: object;
const callAsSite = jest.fn(async () => outcome);
const exists = (CustomerTokenExist: boolean) => ({ kind: 'done', data: { CustomerTokenExist } });

beforeEach(() => {
  callAsSite.mockClear();
  replaceSingleton('retail-client', { client: {}, callAsSite });
  replaceSingleton('checked-sign-ins', undefined);
});

async function cookiesOf({ bypass = false }: { bypass?: boolean } = {}): Promise<string> {
  const shopper = { customerToken: 'one', sessId: 's', sealedAt: Date.now() };
  const sealed = `shopper=${await sealData(shopper, { password: TEST_SECRET })}`;
  return bypass ? `${sealed}; HNLP=${await sealData({ customerToken: 'one' }, { password: TEST_SECRET })}` : sealed;
}
const send = (cookie: string, handler = GET, path = '/api/admission') =>
  handler(new NextRequest(`http://shop.test${path}`, { headers: { host: 'shop.test', cookie } }));

test.each([
  ['who is let in', exists(true), true, 204],
  ['another customer', exists(true), false, 403],
  ['a sign-in that has ended', exists(false), true, 401],
  ['a sign-in that has ended, without a bypass', exists(false), false, 401],
  ['a sign-in that the retail API refuses', { kind: 'signed-out' }, true, 401],
  ['an outage', { kind: 'unavailable' }, true, 503],
  ['an outage, without a bypass', { kind: 'unavailable' }, false, 503],
])('admission before the launch: %s', async (_who, answer, bypass, status) => {
  outcome = answer;
  const reply = await send(await cookiesOf({ bypass }));
  expect(reply.status).toBe(status);
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(callAsSite).toHaveBeenCalledWith(calls.customerTokenExistence, {}, 'one');
});

test.each([true, false])('the retail API is asked only once in a while about a sign-in, valid: %s', async (counts) => {
  outcome = exists(counts);
  const cookies = await cookiesOf();
  for (let time = 0; time < 5; time += 1) expect((await send(cookies)).status).toBe(counts ? 403 : 401);
  expect(callAsSite).toHaveBeenCalledTimes(1);
});

test('a sign-out is known to the admission immediately, without an API call', async () => {
  outcome = exists(true);
  const cookies = await cookiesOf({ bypass: true });
  expect((await send(cookies)).status).toBe(204);
  invalidateSignIn('one');
  expect((await send(cookies)).status).toBe(401);
  expect(callAsSite).toHaveBeenCalledTimes(1);
});

test('the admission of a guest makes no API call', async () => {
  expect((await send('')).status).toBe(401);
  expect(callAsSite).not.toHaveBeenCalled();
});

test('protected handlers return HTTP 503 in an outage and HTTP 404 after the sign-in has ended', async () => {
  const cookies = await cookiesOf({ bypass: true });
  outcome = { kind: 'unavailable' };
  const reply = await send(cookies, wishlist, '/api/wishlist');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  outcome = exists(false);
  expect((await send(cookies, wishlist, '/api/wishlist')).status).toBe(404);
});
