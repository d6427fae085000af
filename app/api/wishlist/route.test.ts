import { randomUUID } from 'node:crypto';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { POST as CHANGE_CART, GET as VIEW_CART } from '../cart/route.ts';
import { GET, POST } from './route.ts';

const PATH = '/api/wishlist';
const hrefOf = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
const WATCH = '1801AV01';
const SOLD_OUT = '3301TK01';
const RING = '7701SV01';

const setup = setUpRetailApi();
/** Answers calls to the retail API; undefined lets them pass. */
let browser: Browser;

const send = (fields: object, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const add = (code: string, sku = '') => send({ intent: 'add', productUrl: hrefOf(code), sku });
const move = (code: string, key = randomUUID()) => send({ intent: 'move', code, key });
const codes = async () => (await browser.get(GET, PATH)).body.codes;
const cart = async () => (await browser.get(VIEW_CART, '/api/cart')).body.cart;

/** Clears the cached flags of the store. */
const clearFlags = () => replaceSingleton('known.site-options', undefined);

beforeAll(async () => {
  await setOptions(setup.api, { WISHLIST: 'on' });
});
beforeEach(async () => {
  clearFlags();
  ({ browser } = await customerBrowser(setup.api, { name: 'Asha Rao' }));
});

describe('wishlist items', () => {
  test('an item is on the wishlist once, however often it is added, and can be removed', async () => {
    expect(await add(WATCH)).toMatchObject({ status: 200, body: { ok: true, notice: 'added' } });
    await Promise.all([add(WATCH), add(WATCH), add(RING)]);
    expect((await codes()).toSorted()).toEqual([WATCH, RING]);
    const removed = await send({ intent: 'remove', code: WATCH });
    expect(removed.body).toMatchObject({ ok: true, notice: 'removed', wishlist: { items: [{ code: RING }] } });
    expect((await send({ intent: 'remove', code: WATCH })).status).toBe(200);
    expect(await codes()).toEqual([RING]);
  });

  test('a wishlist item keeps its size, with the price and stock of that size', async () => {
    await add(RING, '7701SV01-14');
    const { body } = await send({ intent: 'share' });
    expect(body.wishlist.items).toMatchObject([
      { code: RING, href: hrefOf(RING), sku: '7701SV01-14', sizeName: '14', price: 6_649_900, inStock: true },
    ]);
  });

  test('without JavaScript every wishlist change leads to the list with its notice', async () => {
    const form = async (fields: Record<string, string>) =>
      (await browser.form(POST, PATH, fields)).headers.get('location');
    const added = { intent: 'add', productUrl: hrefOf(WATCH), quantity: '1', sku: WATCH };
    expect(await form(added)).toBe('/myaccount/wishlist?notice=added');
    expect(await form({ intent: 'share' })).toBe('/myaccount/wishlist?notice=shared');
    expect(await form({ intent: 'unshare' })).toBe('/myaccount/wishlist?notice=unshared');
    expect(await form({ intent: 'move', code: WATCH })).toBe('/myaccount/wishlist?notice=moved');
    expect(browser.cookies.get('cartCount')).toBe('1');
    expect(await form({ intent: 'move', code: WATCH })).toBe('/myaccount/wishlist?notice=not-found');
    expect(await form({ intent: 'remove', code: WATCH })).toBe('/myaccount/wishlist?notice=removed');
    expect(await form({ intent: 'burn' })).toBe('/myaccount/wishlist?notice=invalid');
  });

  test('the link to a shared wishlist changes each time it is shared again', async () => {
    await add(WATCH);
    const first = (await send({ intent: 'share' })).body.wishlist.sharedHref;
    expect(first).toMatch(/^\/wishlist\/[\w-]{22,}$/);
    expect((await send({ intent: 'share' })).body.wishlist.sharedHref).toBe(first);
    expect((await send({ intent: 'unshare' })).body.wishlist.sharedHref).toBe('');
    expect((await send({ intent: 'share' })).body.wishlist.sharedHref).not.toBe(first);
  });
});

describe('wishlist: moving to the cart', () => {
  test('an item accepted by the cart leaves the wishlist, and the cart count is updated', async () => {
    await add(WATCH);
    const moved = await move(WATCH);
    expect(moved.body).toMatchObject({ ok: true, notice: 'moved', wishlist: { items: [] } });
    expect(browser.cookies.get('cartCount')).toBe('1');
    expect(await cart()).toMatchObject({ count: 1, lines: [{ code: WATCH }] });
  });

  test('a wishlist item is moved to the cart with its size', async () => {
    await add(RING, '7701SV01-12');
    await move(RING);
    expect(await cart()).toMatchObject({ lines: [{ sku: '7701SV01-12' }] });
  });

  test('a wishlist item without its size is not moved, and leads to its product page', async () => {
    await add(RING);
    expect(await move(RING)).toMatchObject({ status: 422, body: { ok: false, reason: 'select-size' } });
    const answer = await browser.form(POST, PATH, { intent: 'move', code: RING });
    expect(answer.headers.get('location')).toBe(`${hrefOf(RING)}?notice=select-size#sizes`);
    expect(await codes()).toEqual([RING]);
  });

  test('a sold-out wishlist item is not moved', async () => {
    await add(SOLD_OUT);
    expect(await move(SOLD_OUT)).toMatchObject({ status: 409, body: { reason: 'out-of-stock' } });
    expect(await codes()).toEqual([SOLD_OUT]);
  });

  test('an outage of the cart removes nothing from the wishlist', async () => {
    await add(WATCH);
    setup.intercept = ({ name }) => (name === 'AddCart' ? new Response('', { status: 502 }) : undefined);
    expect((await move(WATCH)).status).toBe(503);
    expect(await codes()).toEqual([WATCH]);
  });

  test('an item that cannot be removed from the wishlist is in both; moving it again adds no second one', async () => {
    await add(WATCH);
    const key = randomUUID();
    setup.intercept = ({ name }) => (name === 'RemoveWishListItem' ? new Response('', { status: 502 }) : undefined);
    expect((await move(WATCH, key)).body).toMatchObject({ ok: true, wishlist: { items: [{ code: WATCH }] } });
    setup.intercept = () => undefined;
    expect((await move(WATCH, key)).body).toMatchObject({ ok: true, wishlist: { items: [] } });
    expect((await cart()).count).toBe(1);
  });

  test('a moved item that is already in the cart increases its quantity', async () => {
    const line = { productUrl: hrefOf(WATCH), sku: WATCH, quantity: 2, key: randomUUID() };
    await browser.json(CHANGE_CART, 'POST', '/api/cart', line);
    await add(WATCH);
    await move(WATCH);
    expect(await cart()).toMatchObject({ count: 3, lines: [{ code: WATCH, quantity: 3 }] });
  });
});

describe('wishlist without a sign-in', () => {
  const FORMS = {
    add: { intent: 'add', productUrl: hrefOf(WATCH) },
    remove: { intent: 'remove', code: WATCH },
    move: { intent: 'move', code: WATCH },
    share: { intent: 'share' },
    unshare: { intent: 'unshare' },
  };
  const CALLERS = { guest: async () => newBrowser(), 'a dead token': () => browserWithToken('gone-long-ago') };
  const rows = keysOf(FORMS).flatMap((form) => keysOf(CALLERS).map((caller) => [caller, form] as const));

  test.each(rows)('a wishlist request by %s to %s is sent to the sign-in', async (caller, form) => {
    const answer = await send(FORMS[form], await CALLERS[caller]());
    expect(answer).toMatchObject({ status: 401, body: { ok: false, reason: 'sign-in-required' } });
    const plain = await (await CALLERS[caller]()).form(POST, PATH, FORMS[form]);
    const next = form === 'add' ? `${hrefOf(WATCH)}?notice=wish` : '/myaccount/wishlist';
    expect(plain.headers.get('location')).toBe(`/users/sign_in?${new URLSearchParams({ next })}`);
  });

  test('a guest gets HTTP 401 for the wishlist', async () => {
    expect((await newBrowser().get(GET, PATH)).status).toBe(401);
  });

  test.each(['//evil.example/x', 'https://evil.example/', '\\\\evil.example'])(
    'adding %s to the wishlist redirects to no other origin',
    async (productUrl) => {
      const plain = await newBrowser().form(POST, PATH, { intent: 'add', productUrl });
      const next = new URL(plain.headers.get('location') ?? '', 'http://shop.test').searchParams.get('next');
      expect(next).toMatch(/^\/[^/\\]/);
    },
  );
});

describe('wishlist: invalid requests', () => {
  test.each<[string, object]>([
    ['an unknown intent', { intent: 'burn' }],
    ['no product', { intent: 'add', productUrl: '' }],
    ['a product as a list', { intent: 'add', productUrl: ['x'] }],
    ['a SKU of 10 kB', { intent: 'add', productUrl: hrefOf(WATCH), sku: 'x'.repeat(10_000) }],
    ['a code with slashes', { intent: 'remove', code: '../x' }],
  ])('the wishlist request with %s is refused', async (_what, fields) => {
    expect(await send(fields)).toMatchObject({ status: 400, body: { ok: false, reason: 'invalid' } });
  });

  test('adding an unknown product to the wishlist returns HTTP 404', async () => {
    const answer = await send({ intent: 'add', productUrl: '/nothing-0000xx00' });
    expect(answer).toMatchObject({ status: 404, body: { reason: 'not-found' } });
  });

  test('an outage of the wishlist returns HTTP 503 with Retry-After', async () => {
    await codes();
    setup.intercept = () => new Response('', { status: 502 });
    const answer = await add(WATCH);
    expect(answer).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test('a cross-site wishlist request changes nothing', async () => {
    const fields = { intent: 'add', productUrl: hrefOf(WATCH) };
    const answer = await browser.json(POST, 'POST', PATH, fields, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await codes()).toEqual([]);
  });
});

test('where wishlists are off, the wishlist handlers return HTTP 404', async () => {
  await add(WATCH);
  await setOptions(setup.api, { WISHLIST: 'off' });
  clearFlags();
  const before = setup.exchanges.length;
  for (const answer of [await add(WATCH), await move(WATCH), await browser.get(GET, PATH)]) {
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.body)).not.toMatch(/wish/i);
  }
  expect(setup.exchanges.slice(before).map(({ name }) => name)).toEqual(['SiteOptions']);
  await setOptions(setup.api, { WISHLIST: 'on' });
});
