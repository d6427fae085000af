import { sealData, unsealData } from 'iron-session';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { EMPTY_CART } from '#lib/storefront/cart/types.ts';
import { consumeRequestLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { haltRateLimits } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { DELETE, GET, PATCH, POST } from './route.ts';

const URL_OF = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
const WATCH = URL_OF('1801AV01');
const RING = URL_OF('7701SV01');
const SOLD_OUT = URL_OF('3301TK01');

const setup = setUpRetailApi();
const { browser } = setup;
/** Fails calls to the retail API; undefined lets them pass. */
let keys = 0;

const nextKey = () => {
  keys += 1;
  return `key-of-change-${keys}`;
};
const add = (change: object = {}) =>
  browser.json(POST, 'POST', '/api/cart', { productUrl: WATCH, quantity: 1, key: nextKey(), ...change });

test('the first addition creates the basket, seals its cookie and sets the count', async () => {
  const answer = await add({ quantity: 2 });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    ok: true,
    cart: {
      count: 2,
      figures: { mrpTotal: 2_999_000, subtotal: 2_499_000 },
      lines: [{ code: '1801AV01', quantity: 2, href: WATCH }],
    },
  });
  expect(browser.cookies.get('cartCount')).toBe('2');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('set-cookie')).toMatch(/shopper=[^;]+;.*HttpOnly/i);
});

test('a guest without a basket gets an empty cart, without an API call', async () => {
  const before = setup.exchanges.length;
  const answer = await browser.get(GET, '/api/cart');
  expect(answer.body).toEqual({ ok: true, cart: EMPTY_CART });
  expect(setup.exchanges).toHaveLength(before);
});

test('quantities are absolute, and removing the last line empties the cart', async () => {
  const { body } = await add();
  const lineId = body.cart.lines[0].id;
  expect((await browser.json(PATCH, 'PATCH', '/api/cart', { lineId, quantity: 4 })).body.cart.count).toBe(4);
  expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(4);
  const removed = await browser.json(DELETE, 'DELETE', '/api/cart', { lineId });
  expect(removed.body).toMatchObject({ ok: true, cart: { count: 0, lines: [] } });
  expect(browser.cookies.get('cartCount')).toBe('0');
});

describe('a customer unknown to the retail API', () => {
  async function signedOutWithBasket() {
    await add();
    const session = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
    const shopper = await sealData({ ...session, customerToken: 'gone-long-ago' }, { password: TEST_SECRET });
    browser.cookies.set('shopper', shopper);
  }

  test('a customer unknown to the retail API has no cart, because the basket is cleared with the session', async () => {
    await signedOutWithBasket();
    const answer = await browser.get(GET, '/api/cart');
    expect(answer.body).toMatchObject({ ok: true, cart: { count: 0, lines: [] } });
    expect(browser.cookies.get('cartCount')).toBe('0');
    expect(browser.cookies.has('shopper')).toBe(false);
  });

  test('an item added while the customer is signed out is counted in the cart of the guest', async () => {
    await signedOutWithBasket();
    expect((await add({ quantity: 2 })).body).toMatchObject({ ok: true, cart: { count: 3 } });
    expect(browser.cookies.get('cartCount')).toBe('3');
  });
});

test('viewing the cart never renews its sealed cookie, which could undo a concurrent change', async () => {
  await add();
  const session = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  const old = await sealData({ ...session, sealedAt: Date.now() - 25 * HOUR_MS }, { password: TEST_SECRET });
  browser.cookies.set('shopper', old);
  const answer = await browser.get(GET, '/api/cart');
  expect(answer.body.cart.count).toBe(1);
  expect(answer.cookies).not.toContain('shopper');
});

test('the first addition stores currency and language ids in cookies', async () => {
  await add();
  expect(browser.cookies.get('currencyID')).toBe('1');
  expect(browser.cookies.get('languageID')).toBe('1');
});

test('the same idempotency key twice adds the item once', async () => {
  const key = nextKey();
  await add({ key });
  expect((await add({ key })).body.cart.count).toBe(1);
});

test('an idempotency key reused for another request is refused', async () => {
  const key = nextKey();
  await add({ key });
  expect(await add({ key, quantity: 2 })).toMatchObject({ status: 409, body: { ok: false, reason: 'invalid' } });
  expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
});

test.each(['productUrl', 'sku', 'sizeName', 'key'])(
  'a NUL in %s is reported by field name and changes nothing',
  async (field) => {
    await add();
    const answer = await add({ [field]: '/key-of-a-\u0000change' });
    expect(answer).toMatchObject({ status: 400, body: { ok: false, reason: 'invalid', field } });
    expect(answer.body.message).toContain('Your cart is unchanged.');
    expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
  },
);

test('an invalid line id is reported by field name', async () => {
  const answer = await browser.json(PATCH, 'PATCH', '/api/cart', { lineId: 'a\u0000b', quantity: 1 });
  expect(answer).toMatchObject({ status: 400, body: { ok: false, reason: 'invalid', field: 'lineId' } });
});

test.each([
  [0, 'quantity-invalid', /whole number/],
  [-1, 'quantity-invalid', /whole number/],
  [1.5, 'quantity-invalid', /whole number/],
  ['2', 'quantity-invalid', /whole number/],
  ['two', 'quantity-invalid', /whole number/],
  [null, 'quantity-invalid', /whole number/],
  [[], 'quantity-invalid', /whole number/],
  [true, 'quantity-invalid', /whole number/],
  [1001, 'quantity-limit', /cannot order that many/],
  [1e9, 'quantity-limit', /cannot order that many/],
])('the quantity %j is refused and changes nothing', async (quantity, reason, message) => {
  const { body } = await add();
  const lineId = body.cart.lines[0].id;
  for (const answer of [
    await add({ quantity }),
    await browser.json(PATCH, 'PATCH', '/api/cart', { lineId, quantity }),
  ]) {
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ ok: false, reason, field: 'quantity' });
    expect(answer.body.message).toMatch(message);
  }
  expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
});

test.each([
  ['more than may be ordered', { quantity: 9 }, 422, 'quantity-limit', /(?:at most|up to) 5/],
  ['a ring without a size', { productUrl: RING }, 422, 'select-size', /size/],
  ['what is sold out', { productUrl: SOLD_OUT }, 409, 'out-of-stock', /sold out/],
  ['an unknown product', { productUrl: '/nothing' }, 404, 'not-found', /no longer/],
])('adding %s is refused with a message', async (_name, change, status, reason, message) => {
  const answer = await add(change);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ ok: false, reason });
  expect(answer.body.message).toMatch(message);
  expect(answer.cookies).not.toContain('cartCount');
});

test('a basket unknown to the retail API is replaced by exactly one new basket', async () => {
  await add();
  await setup.api.context.db.deleteFrom('basket_lines').execute();
  await setup.api.context.db.deleteFrom('baskets').execute();
  const before = setup.names().length;
  const answer = await add();
  expect(answer.body).toMatchObject({ ok: true, cart: { count: 1 } });
  expect(setup.names().slice(before)).toEqual(['AddCart', 'AddCart']);
  expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
});

describe('cart: outage', () => {
  test('an outage of the retail API neither empties the cart nor changes a cookie', async () => {
    await add();
    const before = new Map(browser.cookies);
    setup.intercept = () => new Response('', { status: 502 });
    const answer = await browser.get(GET, '/api/cart');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(answer.cookies).toEqual([]);
    expect(browser.cookies).toEqual(before);
    setup.intercept = () => undefined;
    expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
  });
});

test('a refused JWT is replaced and sealed; shopper and cart stay', async () => {
  await add();
  const shopper = await unsealData<{ sessId: string }>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  const refused = await sealData({ token: 'a.b.c', sessId: shopper.sessId }, { password: TEST_SECRET });
  browser.cookies.set('JWTToken', refused);
  const answer = await browser.get(GET, '/api/cart');
  expect(answer.body.cart.count).toBe(1);
  expect(browser.cookies.get('JWTToken')).not.toBe(refused);
  expect(setup.exchanges.some(({ authorization }) => authorization === 'Bearer a.b.c')).toBe(true);
});

describe('a cart request refused before any API call', () => {
  const cases: [string, () => Promise<{ status: number; body: { ok: boolean; reason: string } }>, number, string][] = [
    [
      'another site',
      () => browser.json(POST, 'POST', '/api/cart', {}, { 'sec-fetch-site': 'cross-site' }),
      403,
      'cross-site',
    ],
    ['a text', () => browser.json(POST, 'POST', '/api/cart', 'x', { 'content-type': 'text/plain' }), 415, 'wrong-type'],
    ['broken JSON', () => browser.json(POST, 'POST', '/api/cart', '{"a":'), 400, 'invalid'],
    ['JSON that is no object', () => browser.json(POST, 'POST', '/api/cart', '7'), 400, 'invalid'],
    ['a body beyond 32 kB', () => add({ sku: 'x'.repeat(33_000) }), 413, 'too-large'],
    ['a form where none is taken', () => browser.form(PATCH, '/api/cart', { lineId: 'x' }), 415, 'wrong-type'],
    ['no product', () => add({ productUrl: '' }), 400, 'invalid'],
    ['a line without its id', () => browser.json(DELETE, 'DELETE', '/api/cart', {}), 400, 'invalid'],
  ];
  test.each(cases)('/api/cart refuses %s', async (_name, send, status, reason) => {
    const before = setup.exchanges.length;
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ ok: false, reason });
    expect(setup.exchanges).toHaveLength(before);
  });

  test('cart requests above the rate limit return HTTP 429', async () => {
    haltRateLimits();
    await add();
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => browser.json(DELETE, 'DELETE', '/api/cart', { lineId: 'none' })),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('cart requests that change their cookie each time are rate limited by IP address', async () => {
    haltRateLimits();
    for (let earlier = 0; earlier < 590; earlier += 1) await consumeRequestLimit('address', '203.0.113.7', false);
    const change = (address: string) => browser.json(DELETE, 'DELETE', '/api/cart', {}, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let count = 0; count < 50 && !statuses.includes(429); count += 1) {
      browser.cookies.set('shopper', `made-up-${count}`);
      statuses.push((await change('203.0.113.7')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await change('203.0.113.8')).status).not.toBe(429);
  });
});

describe('cart: plain forms', () => {
  const locationOf = async (fields: Record<string, string>) => {
    const answer = await browser.form(POST, '/api/cart', fields);
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  };
  test('the plain form of "Buy now" leads to the checkout, and adds an item that is in the cart no second time', async () => {
    const fields = { intent: 'add', productUrl: WATCH, sku: '1801AV01', quantity: '1', next: 'checkout' };
    expect(await locationOf(fields)).toBe('/checkout?step=contact');
    expect(await locationOf(fields)).toBe('/checkout?step=contact');
    expect((await browser.get(GET, '/api/cart')).body.cart.count).toBe(1);
  });

  test('plain forms add, change and remove cart items, each followed by the cart page', async () => {
    expect(await locationOf({ intent: 'add', productUrl: WATCH, sku: '', quantity: '2' })).toBe('/cart?notice=added');
    expect(browser.cookies.get('cartCount')).toBe('2');
    const { cart } = (await browser.get(GET, '/api/cart')).body;
    const lineId = cart.lines[0].id;
    expect(await locationOf({ intent: 'update', lineId, quantity: '3' })).toBe('/cart?notice=updated');
    expect(await locationOf({ intent: 'remove', lineId })).toBe('/cart?notice=removed');
    expect(browser.cookies.get('cartCount')).toBe('0');
  });

  test.each([
    [{ intent: 'add', productUrl: RING, quantity: '1' }, `${RING}?notice=select-size#sizes`],
    [{ intent: 'add', productUrl: RING, sku: '7701SV01-16' }, '/cart?notice=out-of-stock'],
    [{ intent: 'add', productUrl: WATCH, quantity: '0' }, '/cart?notice=quantity-invalid'],
    [{ intent: 'add', productUrl: WATCH, quantity: '-1' }, '/cart?notice=quantity-invalid'],
    [{ intent: 'add', productUrl: WATCH, quantity: '1.5' }, '/cart?notice=quantity-invalid'],
    [{ intent: 'add', productUrl: WATCH, quantity: '9999' }, '/cart?notice=quantity-limit'],
    [{ intent: 'add', productUrl: WATCH, quantity: 'two' }, '/cart?notice=quantity-invalid'],
    [{ intent: 'explode' }, '/cart?notice=invalid'],
    [{ intent: 'update', lineId: 'none', quantity: '2' }, '/cart?notice=not-found'],
  ])('the cart form %j redirects to %s', async (fields, location) => {
    expect(await locationOf(fields)).toBe(location);
    expect(browser.cookies.has('cartCount')).toBe(false);
  });
});
