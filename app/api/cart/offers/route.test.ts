import { randomUUID } from 'node:crypto';
import { unsealData } from 'iron-session';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { customerBrowser, loseBasket } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { PATCH as CHANGE, POST as CHANGE_CART, GET as VIEW_CART } from '../route.ts';
import { GET, PATCH, POST } from './route.ts';

const PATH = '/api/cart/offers';
const hrefOf = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
/** ₹12,495: 10% off for its brand, or 5% off as a men's watch. */
const WATCH = hrefOf('1801AV01');
const BRAND = 'aarvane-ten-percent';
const CATEGORY = 'mens-watches-five-percent';
const RING = hrefOf('7701SV01');

const setup = setUpRetailApi({ promotions: 'demo' });
const { browser } = setup;

const clearFlags = () => replaceSingleton('known.site-options', undefined);

beforeEach(() => {
  clearFlags();
});

const add = (productUrl = WATCH, more: object = {}, from = browser) =>
  from.json(CHANGE_CART, 'POST', '/api/cart', { productUrl, quantity: 1, key: randomUUID(), ...more });
const offers = async () => (await browser.get(GET, PATH)).body.offers;
const viewed = async () => (await browser.get(VIEW_CART, '/api/cart')).body.cart;
const choose = (offerId: string, more: object = {}) =>
  browser.json(PATCH, 'PATCH', PATH, { productUrl: WATCH, sizeName: '', offerId, ...more });
const selected = async () =>
  (await offers()).filter((offer: { selected: boolean }) => offer.selected).map((offer: { id: string }) => offer.id);

test('a visitor without a cart has no offers, without a GetCartOffersNew call', async () => {
  expect(await offers()).toEqual([]);
  expect(setup.names()).not.toContain('GetCartOffersNew');
});

test('the best offer of a cart line is applied automatically, and others can be chosen', async () => {
  const { body } = await add();
  const [lineId] = body.cart.lines.map(({ id }: { id: string }) => id);
  const on = { lineId, href: WATCH, sizeName: null };
  const all = await offers();
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: BRAND,
        kind: 'line',
        eligible: true,
        missing: '',
        selected: true,
        saving: 1_250_00,
        lines: [{ ...on, saving: 1_250_00, selected: true, best: true }],
      }),
      expect.objectContaining({
        id: CATEGORY,
        selected: false,
        lines: [{ ...on, saving: 625_00, selected: false, best: false }],
      }),
      expect.objectContaining({ id: 'free-shipping', kind: 'cart', eligible: true }),
      expect.objectContaining({ id: 'sahyadri-bank', kind: 'note' }),
    ]),
  );
  expect(browser.cookies.get('offerCount')).toBe('2');
});

test('an offer that is nearly reached says what is missing', async () => {
  await add(hrefOf('2101PK01'));
  const nearly = (await offers()).find(({ id }: { id: string }) => id === CATEGORY);
  expect(nearly).toMatchObject({ eligible: false, missing: 'Add ₹0.50 more', selected: false });
});

test('an offer choice returns the whole cart, is stored, and can be reverted', async () => {
  await add();
  const chosen = await choose(CATEGORY);
  expect(chosen.status).toBe(200);
  expect(chosen.body.cart).toMatchObject({
    lines: [{ offer: { id: CATEGORY, saving: 625_00 } }],
    figures: { offerDiscount: 625_00, payable: 12_495_00 - 625_00 },
  });
  expect(await viewed()).toEqual(chosen.body.cart);
  expect(await selected()).toContain(CATEGORY);
  expect((await choose('')).body.cart).toMatchObject({ lines: [{ offer: null }], figures: { offerDiscount: 0 } });
  expect((await choose(BRAND)).body.cart).toMatchObject({ lines: [{ offer: { id: BRAND } }] });
});

test('an offer choice made on an older cart version is refused, with the current cart', async () => {
  const { version, lines } = (await add()).body.cart;
  await browser.json(CHANGE, 'PATCH', '/api/cart', { lineId: lines[0].id, quantity: 2 });
  const answer = await choose(CATEGORY, { version });
  expect(answer).toMatchObject({
    status: 409,
    body: { ok: false, reason: 'stale', cart: { count: 2, lines: [{ offer: { id: BRAND } }] } },
  });
  expect((await choose(CATEGORY, { version: answer.body.cart.version })).status).toBe(200);
});

test.each([
  ['an offer for something else', { offerId: 'rupala-pair' }, 422, 'offer-not-eligible'],
  ['an offer that is over', { offerId: 'monsoon-sale' }, 422, 'offer-not-eligible'],
  ['an offer that comes by itself', { offerId: 'free-shipping' }, 422, 'offer-not-eligible'],
  ['no offer at all', { offerId: "x' OR 1=1 --" }, 422, 'offer-not-eligible'],
  ['an offer with a NUL', { offerId: 'a\u0000b' }, 400, 'invalid'],
  ['an offer that is no text', { offerId: { $ne: '' } }, 400, 'invalid'],
  ['an endless offer', { offerId: 'x'.repeat(65) }, 400, 'invalid'],
  ['nothing', { offerId: undefined }, 400, 'invalid'],
  ['a product that is not in the cart', { offerId: BRAND, productUrl: RING }, 409, 'stale'],
  ['a version that is none', { offerId: BRAND, version: 'two' }, 400, 'invalid'],
])('%s is refused with a message and changes nothing', async (_case, fields, status, reason) => {
  await add();
  const before = await viewed();
  const answer = await browser.json(PATCH, 'PATCH', PATH, { productUrl: WATCH, ...fields });
  expect(answer).toMatchObject({ status, body: { ok: false, reason, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  expect(await viewed()).toEqual(before);
});

test('prices, savings and quantities in the request body of an offer choice are ignored', async () => {
  await add();
  const { body } = await choose(CATEGORY, {
    price: 1,
    saving: 999_999,
    discount: 12_495_00,
    quantity: 40,
    total: 0,
    UnitPrice: 1,
    OfferDiscount: 9,
    couponCode: 'WELCOME10',
    CouponCode: 'WELCOME10',
    GCSessionId: 'x',
  });
  expect(body.cart).toMatchObject({ count: 1, coupon: null, figures: { payable: 12_495_00 - 625_00 } });
});

test("an offer cannot be chosen for another shopper's cart", async () => {
  await add();
  const before = await viewed();
  const { basketGuid } = await unsealData<ShopperData>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  const stranger = newBrowser();
  const fields = { productUrl: WATCH, offerId: CATEGORY, basketGuid, BasketGUID: basketGuid };
  expect((await stranger.json(PATCH, 'PATCH', PATH, fields)).body.cart?.lines ?? []).toEqual([]);
  await add(RING, { sku: '7701SV01-14' }, stranger);
  expect((await stranger.json(PATCH, 'PATCH', PATH, fields)).status).toBe(409);
  expect(await viewed()).toEqual(before);
});

test('an offer choice for an expired basket is reported, with the current cart', async () => {
  const { version } = (await add()).body.cart;
  await setup.api.context.db.deleteFrom('basket_lines').execute();
  await setup.api.context.db.deleteFrom('baskets').execute();
  expect(await choose(CATEGORY, { version })).toMatchObject({
    status: 404,
    body: { ok: false, reason: 'cart-gone', cart: { lines: [] } },
  });
});

test("a customer's offers are returned where this browser's basket has expired", async () => {
  const { browser: customer } = await customerBrowser(setup.api);
  await add(WATCH, {}, customer);
  await loseBasket(customer);
  const { offers: found } = (await customer.get(GET, PATH)).body;
  expect(found.map(({ id }: { id: string }) => id)).toContain(BRAND);
});

describe('offers without JavaScript', () => {
  const form = async (fields: Record<string, string>) =>
    (await browser.form(POST, PATH, { productUrl: WATCH, sizeName: '', ...fields })).headers.get('location');

  test('without JavaScript an offer choice redirects to the offers', async () => {
    const { version } = (await add()).body.cart;
    expect(await form({ offerId: CATEGORY, version: String(version) })).toBe('/cart?notice=offer-chosen#offers');
    expect((await viewed()).lines[0].offer.id).toBe(CATEGORY);
    expect(browser.cookies.get('offerCount')).toBe('2');
    expect(await form({ offerId: BRAND, version: String(version) })).toBe('/cart?notice=stale#offers');
    expect(await form({ offerId: 'rupala-pair', version: String(version + 1) })).toBe(
      '/cart?notice=offer-not-eligible#offers',
    );
    expect(await form({ offerId: BRAND, version: 'x' })).toBe('/cart?notice=invalid#offers');
  });

  test('without JavaScript an offer choice for an expired basket redirects to the cart, with its count', async () => {
    const { version } = (await add()).body.cart;
    await loseBasket(browser);
    expect(await form({ offerId: CATEGORY, version: String(version) })).toBe('/cart?notice=cart-gone');
    expect(browser.cookies.get('cartCount')).toBe('0');
    expect(browser.cookies.get('offerCount')).toBe('0');
  });
});

test('the offer of a product with sizes applies to the named size', async () => {
  await add(RING, { sku: '7701SV01-14' });
  const { lines } = await viewed();
  const answer = await browser.json(PATCH, 'PATCH', PATH, { productUrl: RING, sizeName: '14', offerId: '' });
  expect(answer.body.cart.lines).toMatchObject([{ id: lines[0].id, offer: null }]);
  expect((await browser.json(PATCH, 'PATCH', PATH, { productUrl: RING, sizeName: '12', offerId: '' })).status).toBe(
    409,
  );
});

describe('a store without offers', () => {
  beforeEach(() => setOptions(setup.api, { OFFERS: 'off' }));
  afterEach(() => setOptions(setup.api, {}));

  test('a store without offers returns none, and none can be chosen', async () => {
    await add();
    expect(await offers()).toEqual([]);
    expect((await choose(BRAND)).status).toBe(404);
    expect((await browser.form(POST, PATH, { productUrl: WATCH, offerId: BRAND, version: '1' })).status).toBe(404);
    expect(browser.cookies.get('offerCount')).toBe('0');
  });
});

// The last test, because after it the client's circuit breaker stays open for a while.
test('an outage of the offers returns HTTP 503', async () => {
  await add();
  setup.intercept = ({ name }) => (/Offer/.test(name) ? new Response('', { status: 502 }) : undefined);
  expect(await browser.get(GET, PATH)).toMatchObject({ status: 503, body: { ok: false, reason: 'unavailable' } });
  expect(await choose(CATEGORY)).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
});
