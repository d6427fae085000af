import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { fetchForRouter } from '../../fixtures/personal-pages.ts';
import { uniqueNetwork } from '../../fixtures/request-headers.ts';
import { cookieHeader, expireJwt } from '../../fixtures/session-cookies.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const ROUNDS = 30;
/** The storefront shares a fetched JWT for a minute; a request with the old one fetches another after that. */
const WITHIN_MS = 45_000;

// Each request has its own timeout; hundreds of them take a busy machine long.
test.describe.configure({ timeout: 180_000 });

test('hundreds of page, router and handler requests with an expired JWT fetch one new JWT', async ({
  shop,
  shopper,
  store,
  page,
  context,
}) => {
  await shop.openProduct(watch.ProductCode);
  await shop.addToCart();
  await shopper.signIn('/cart');
  // The page makes no more requests, and those it made are finished.
  await page.goto('about:blank');
  await page.request.get('/api/session');
  const session = await expireJwt(context, store);
  const headers = { ...uniqueNetwork(), cookie: cookieHeader(await context.cookies()) };
  const issued = store.relay.jwtSessions.length;
  const signOuts = () => store.relay.count('SignOut') + store.relay.count('Logout');
  const signedOut = signOuts();

  const get = (path: string) => fetch(store.url + path, { headers, redirect: 'manual' });
  const number = `${shopper.mobile.slice(0, 5)} ${shopper.mobile.slice(5)}`;
  const requests: [what: string, answer: () => Promise<Response>, sign: string][] = [
    ['the cart', () => get('/api/cart'), '"count":1,'],
    ['the session', () => get('/api/session'), '"state":"signed-in"'],
    ['the page of the cart', () => get('/cart'), watch.ProductTitle],
    ['the page of the account', () => get('/myaccount'), number],
    ['the cart for the router', () => fetchForRouter(`${store.url}/cart`, headers), watch.ProductTitle],
    ['the account for the router', () => fetchForRouter(`${store.url}/myaccount`, headers), shopper.mobile],
  ];
  // This machine can answer so many requests in time, repeatedly: the later ones also carry the old JWT.
  const crowd = Array.from({ length: 3 }, () => requests).flat();
  const wrong: string[] = [];
  const started = Date.now();
  for (let round = 0; round < ROUNDS && Date.now() - started < WITHIN_MS; round += 1) {
    await Promise.all(
      crowd.map(async ([what, request, sign]) => {
        const response = await request();
        const text = await response.text();
        if (response.status !== 200 || !text.includes(sign)) wrong.push(`${what}: ${response.status}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
  const sessions = store.relay.jwtSessions.slice(issued);
  expect(sessions.filter((id) => id === session)).toHaveLength(1);
  // Public pages use the storefront's own JWT, which has its own session.
  expect(sessions.filter((id) => id !== session && !id.startsWith('site-'))).toEqual([]);
  expect(signOuts()).toBe(signedOut);
  await shop.open('/myaccount');
  await expect(page).toHaveURL('/myaccount');
});
