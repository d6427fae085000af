import { replaceSingleton } from '#lib/shared/singleton.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { GET as VIEW_WISHES } from '../../wishlist/route.ts';
import { POST as ADD, GET as VIEW_CART } from '../route.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/wishlist';
const hrefOf = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
const WATCH = '1801AV01';
const RING = '7701SV01';
const SIGN_IN = `/users/sign_in?${new URLSearchParams({ next: '/cart?notice=wish-again' })}`;

const setup = setUpRetailApi();
/** Answers calls to the retail API; undefined lets them pass. */
let browser: Browser;
let keys = 0;

async function add(code: string, sku = code): Promise<string> {
  keys += 1;
  const addition = { productUrl: hrefOf(code), sku, quantity: 2, key: `key-of-addition-${keys}` };
  const { body } = await browser.json(ADD, 'POST', '/api/cart', addition);
  return body.cart.lines.find((line: { sku: string }) => line.sku === sku).id;
}
const move = (lineId: string) => browser.json(POST, 'POST', PATH, { lineId });
const cart = async () => (await browser.get(VIEW_CART, '/api/cart')).body.cart;
const listedCodes = async () => (await browser.get(VIEW_WISHES, '/api/wishlist')).body.codes;

async function switchWishlist(state: 'on' | 'off') {
  await setOptions(setup.api, { WISHLIST: state });
  replaceSingleton('known.site-options', undefined);
}

beforeEach(async () => {
  await switchWishlist('on');
  ({ browser } = await customerBrowser(setup.api));
});

test('a moved cart line is on the wishlist in its size and no longer in the cart', async () => {
  await add(WATCH);
  const lineId = await add(RING, '7701SV01-14');
  const answer = await move(lineId);
  expect(answer.body).toMatchObject({ ok: true, cart: { count: 2, lines: [{ code: WATCH }] } });
  expect(browser.cookies.get('cartCount')).toBe('2');
  expect(await listedCodes()).toEqual([RING]);
  const rows = await setup.api.context.db.selectFrom('wishlist_items').select('sku').execute();
  expect(rows).toContainEqual({ sku: '7701SV01-14' });
});

test('moving the last cart line to the wishlist leaves an empty cart', async () => {
  const answer = await move(await add(WATCH));
  expect(answer.body).toMatchObject({ ok: true, cart: { count: 0, lines: [] } });
  expect(await listedCodes()).toEqual([WATCH]);
});

test('a line that the wishlist has not accepted stays in the cart', async () => {
  const lineId = await add(WATCH);
  setup.intercept = ({ name }) => (name === 'AddWishList' ? new Response('', { status: 502 }) : undefined);
  expect(await move(lineId)).toMatchObject({ status: 503, body: { ok: false, reason: 'unavailable' } });
  expect((await cart()).count).toBe(2);
});

test('a line that could not be removed from the cart is in both the cart and the wishlist', async () => {
  const lineId = await add(WATCH);
  setup.intercept = ({ name }) => (name === 'RemoveCartItem' ? new Response('', { status: 502 }) : undefined);
  expect((await move(lineId)).status).toBe(503);
  expect([(await cart()).count, await listedCodes()]).toEqual([2, [WATCH]]);
});

test('moving a missing cart line reports a stale cart', async () => {
  await add(WATCH);
  expect(await move('none')).toMatchObject({ status: 409, body: { ok: false, reason: 'stale' } });
  expect(await listedCodes()).toEqual([]);
});

describe('moving to the wishlist as a guest', () => {
  test('a guest moving a cart line to the wishlist gets HTTP 401 and keeps the line', async () => {
    browser = newBrowser();
    const lineId = await add(WATCH);
    expect(await move(lineId)).toMatchObject({ status: 401, body: { ok: false, reason: 'sign-in-required' } });
    expect((await cart()).count).toBe(2);
  });

  test('without JavaScript a guest moving a cart line is sent to the sign-in and back', async () => {
    browser = newBrowser();
    const answer = await browser.form(POST, PATH, { lineId: await add(WATCH) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SIGN_IN]);
  });

  test('a customer token that is no longer valid moves no cart line to the wishlist', async () => {
    const lineId = await add(WATCH);
    browser = await browserWithToken('gone-long-ago');
    expect((await move(lineId)).body.ok).toBe(false);
  });
});

describe('moving to the wishlist without JavaScript', () => {
  test('without JavaScript a moved cart line leads to the cart without a notice', async () => {
    const answer = await browser.form(POST, PATH, { lineId: await add(WATCH) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(browser.cookies.get('cartCount')).toBe('0');
  });

  test.each([
    ['none', 'stale'],
    ['', 'invalid'],
  ])('without JavaScript the line id %j leads to the notice %s', async (lineId, notice) => {
    await add(WATCH);
    const answer = await browser.form(POST, PATH, { lineId });
    expect(answer.headers.get('location')).toBe(`/cart?notice=${notice}`);
  });
});

test('where the wishlist is off, moving a cart line returns HTTP 404', async () => {
  const lineId = await add(WATCH);
  await switchWishlist('off');
  expect((await move(lineId)).status).toBe(404);
  expect((await cart()).count).toBe(2);
});
