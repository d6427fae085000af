import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { DAY_MS } from '#lib/shared/durations.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import { COUPON_LIFETIME_MS, type ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { setOptions, setStorefrontOptions } from '#lib/testing/storefront/site-options.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { PATCH as CHANGE, POST as CHANGE_CART, GET as VIEW_CART } from '../route.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/coupon';
const hrefOf = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
/** ₹12,495, of which the brand's offer takes off ₹1,250. */
const WATCH = hrefOf('1801AV01');
/** ₹9,999.50. */
const OTHER_WATCH = hrefOf('2101PK01');
const IN_TEN_YEARS = Date.now() + 3650 * DAY_MS;

const setup = setUpRetailApi({ promotions: 'demo' });
const { browser } = setup;

beforeEach(async () => {
  await endFlat500(IN_TEN_YEARS);
});

const endFlat500 = (at: number) =>
  setup.api.context.db.updateTable('coupons').set({ ends_at: at }).where('code', '=', 'FLAT500').execute();
const setLimit = (value: string) =>
  setup.api.context.db.updateTable('site_options').set({ value }).where('option_id', '=', 'MaximumQuantity').execute();
const add = (from = browser, productUrl = WATCH) =>
  from.json(CHANGE_CART, 'POST', '/api/cart', { productUrl, quantity: 1, key: randomUUID() });
const send = (fields: object, from = browser) => from.json(POST, 'POST', PATH, fields);
const apply = (couponCode: string, more: object = {}, from = browser) =>
  send({ intent: 'apply', couponCode, ...more }, from);
const form = async (fields: Record<string, string>) => (await browser.form(POST, PATH, fields)).headers.get('location');
const viewed = async (from = browser) => (await from.get(VIEW_CART, '/api/cart')).body.cart;
const stored = () => unsealData<ShopperData>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
const setQuantity = async (quantity: number) => {
  const { lines } = await viewed();
  return browser.json(CHANGE, 'PATCH', '/api/cart', { lineId: lines[0].id, quantity });
};

describe('coupon: applying', () => {
  test('a coupon in any spelling is applied and stored in its canonical spelling', async () => {
    await add();
    const answer = await apply(' welcome 10 ');
    expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/cart?notice=coupon-applied#coupon' } });
    const { cart } = answer.body.data;
    // 10% of ₹12,495 less the offer.
    expect(cart.coupon).toMatchObject({ code: 'WELCOME10', discount: 1_125_00 });
    expect(cart.figures.payable).toBe(12_495_00 - 1_250_00 - 1_125_00);
    expect(await stored()).toMatchObject({
      couponCode: { value: 'WELCOME10' },
      enteredCouponCode: { value: 'WELCOME10' },
    });
    expect((await viewed()).figures).toEqual(cart.figures);
    expect(browser.cookies.get('cartCount')).toBe('1');
    expect(browser.cookies.get('offerCount')).toBe(String(cart.offerCount));
  });

  test.each([
    ['NOSUCHCODE', /code does not exist/, 422],
    ['SUMMER26', /expired on 3 May/, 422],
    ['DECADE30', /valid from 1 January 2030/, 422],
    ['RINGS5', /does not apply to the items/, 422],
    ['EARLYBIRD', /limit of uses/, 422],
    ['MEMBER750', /^Sign in/, 401],
    ['AB', /3 to 20 letters and digits/, 422],
    ['', /^Enter a coupon code/, 422],
  ])('the coupon %s is refused at its field, and the earlier coupon stays', async (code, text, status) => {
    await add();
    await apply('WELCOME10');
    const before = await viewed();
    const answer = await apply(code);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ ok: false, problems: { couponCode: expect.stringMatching(text) } });
    expect(await viewed()).toEqual(before);
  });

  test('a coupon refused for its minimum says how much is missing', async () => {
    const { browser: customer } = await customerBrowser(setup.api);
    await add(customer, OTHER_WATCH);
    const answer = await apply('ONCE1000', {}, customer);
    expect(answer.body.problems.couponCode).toBe(
      'Add ₹0.50 more. This coupon needs ₹10,000 of the items it applies to, before offers.',
    );
  });

  test('a signed-in customer may use a coupon for customers only', async () => {
    const { browser: customer } = await customerBrowser(setup.api);
    await add(customer);
    expect((await apply('MEMBER750', {}, customer)).body.data.cart.coupon).toMatchObject({ discount: 750_00 });
  });

  test('another coupon replaces the first, and the code entered last is stored', async () => {
    await add();
    await apply('WELCOME10');
    expect((await apply('FLAT500')).body.data.cart.coupon).toMatchObject({ code: 'FLAT500', discount: 500_00 });
    await apply('RINGS5');
    expect(await stored()).toMatchObject({ couponCode: { value: 'FLAT500' }, enteredCouponCode: { value: 'RINGS5' } });
  });

  test('a coupon for an empty cart redirects to the cart', async () => {
    expect((await apply('WELCOME10')).body).toMatchObject({ ok: false, location: '/cart' });
    expect(await form({ intent: 'apply', couponCode: 'WELCOME10' })).toBe('/cart');
  });

  test('a coupon that ends between the two calls is not stored, and the earlier one stays', async () => {
    await add();
    await apply('WELCOME10');
    setup.intercept = async ({ name, body }) => {
      if (name === 'ViewCartNew' && body.CouponCode === 'FLAT500') await endFlat500(Date.now());
      return undefined;
    };
    const answer = await apply('FLAT500');
    expect(answer.body.problems.couponCode).toMatch(/cart has changed/);
    expect((await viewed()).coupon.code).toBe('WELCOME10');
  });

  test('an outage of either coupon call changes nothing', async () => {
    await add();
    await apply('WELCOME10');
    for (const name of ['ApplyCouponNew', 'ViewCartNew']) {
      setup.intercept = (exchange) => (exchange.name === name ? new Response('', { status: 502 }) : undefined);
      const answer = await apply('FLAT500');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.body.problems.couponCode).toMatch(/could not check whether this was saved/);
      setup.intercept = () => undefined;
      expect((await viewed()).coupon.code).toBe('WELCOME10');
    }
    setup.intercept = (exchange) => (exchange.name === 'ViewCartNew' ? new Response('', { status: 502 }) : undefined);
    expect((await send({ intent: 'remove' })).status).toBe(503);
    setup.intercept = () => undefined;
    expect((await viewed()).coupon.code).toBe('WELCOME10');
  });
});

describe('coupon: removing', () => {
  test('removing the coupon clears it and the code entered last', async () => {
    await add();
    await apply('WELCOME10');
    const answer = await send({ intent: 'remove' });
    expect(answer.body).toMatchObject({ ok: true, data: { cart: { coupon: null } } });
    expect(Object.keys(await stored()).filter((name) => /coupon/i.test(name))).toEqual([]);
  });
});

describe('coupon without JavaScript', () => {
  test('without JavaScript every coupon form leads to the cart, and a refused one to its field', async () => {
    await add();
    expect(await form({ intent: 'apply', couponCode: 'welcome10' })).toBe('/cart?notice=coupon-applied#coupon');
    expect(await form({ intent: 'apply', couponCode: 'nonsense' })).toBe('/cart?refused=coupon#coupon');
    expect(browser.cookies.has('formNotes')).toBe(true);
    expect(await form({ intent: 'remove' })).toBe('/cart?notice=coupon-removed#coupon');
    expect(await form({ intent: 'explode' })).toBe('/cart?refused=coupon#coupon');
  });

  test('without JavaScript a change that drops the coupon reports it on the next page', async () => {
    await add();
    await apply('FLAT500');
    await endFlat500(Date.now());
    const { lines } = await viewed();
    const answer = await browser.form(CHANGE_CART, '/api/cart', {
      intent: 'update',
      lineId: lines[0].id,
      quantity: '2',
    });
    expect(answer.headers.get('location')).toBe('/cart?notice=updated&refused=coupon');
    const flash = await refusedForm(browser.cookies.get('formNotes'));
    expect(flash).toMatchObject({
      form: 'coupon',
      problems: { '': expect.stringMatching(/^Coupon FLAT500 was removed\./) },
    });
    expect(await stored()).not.toHaveProperty('couponCode');
  });
});

describe('a coupon that is no longer valid', () => {
  test('an invalid coupon is dropped by the change that reports it, once; viewing the cart drops nothing', async () => {
    await add();
    await apply('FLAT500');
    await endFlat500(Date.now());
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await viewed()).toMatchObject({ coupon: null, couponRefusal: { code: 'FLAT500', reason: 'expired' } });
    }
    const { body } = await setQuantity(2);
    expect(body.cart).toMatchObject({ couponRefusal: null, droppedCoupon: { code: 'FLAT500', reason: 'expired' } });
    expect(await viewed()).toMatchObject({ coupon: null, couponRefusal: null, droppedCoupon: null });
    expect(await stored()).toMatchObject({ enteredCouponCode: { value: 'FLAT500' } });
    expect(await stored()).not.toHaveProperty('couponCode');
  });

  test('adding an item drops no coupon, because its page shows none; without JavaScript it does', async () => {
    await add();
    await apply('FLAT500');
    await endFlat500(Date.now());
    const refused = { coupon: null, couponRefusal: { code: 'FLAT500', reason: 'expired' }, droppedCoupon: null };
    expect((await add()).body.cart).toMatchObject(refused);
    expect(await viewed()).toMatchObject(refused);
    const fields = { intent: 'add', productUrl: WATCH, quantity: '1' };
    const answer = await browser.form(CHANGE_CART, '/api/cart', fields);
    expect(answer.headers.get('location')).toBe('/cart?notice=added&refused=coupon');
    expect(await stored()).not.toHaveProperty('couponCode');
  });

  test('a coupon is not sent once its stored entry has expired', async () => {
    await add();
    const old = { value: 'WELCOME10', at: Date.now() - COUPON_LIFETIME_MS };
    const sealed = { ...(await stored()), couponCode: old, enteredCouponCode: old };
    browser.cookies.set('shopper', await sealData(sealed, { password: TEST_SECRET }));
    expect(await viewed()).toMatchObject({ coupon: null, couponRefusal: null });
    expect(setup.exchanges.at(-1)).toMatchObject({ name: 'ViewCartNew', body: { CouponCode: '' } });
  });
});

test('on a corporate site a coupon is limited to 25 items, when applied and afterwards', async () => {
  await setOptions(setup.api, { CORPORATE_SITE: 'on' });
  await setLimit('40');
  await add();
  await apply('WELCOME10');
  expect((await setQuantity(25)).body.cart.coupon).toMatchObject({ code: 'WELCOME10' });
  const { cart } = (await setQuantity(26)).body;
  expect(cart.droppedCoupon).toMatchObject({ reason: 'cart-limit', maximum: 25 });
  // A dropped coupon does not block the checkout.
  expect(checkoutBlock(cart)).toBeNull();
  expect((await apply('WELCOME10')).body.problems.couponCode).toMatch(/up to 25 items/);
  await setLimit('5');
  await setOptions(setup.api, {});
});

test('on a corporate site the storefront limits a coupon to 25 items also where the retail API accepts more', async () => {
  setStorefrontOptions({ CorporateSite: 'on' });
  await setLimit('40');
  await add();
  await apply('WELCOME10');
  expect((await setQuantity(25)).body.cart.coupon).toMatchObject({ code: 'WELCOME10' });
  const { cart } = (await setQuantity(26)).body;
  expect(cart).toMatchObject({ coupon: null, droppedCoupon: { reason: 'cart-limit', maximum: 25 } });
  expect(cart.figures.couponDiscount).toBe(0);
  expect((await apply('WELCOME10')).body.problems.couponCode).toMatch(/up to 25 items/);
  expect((await viewed()).coupon).toBeNull();
  await setLimit('5');
  setStorefrontOptions();
});

test.each([
  { discount: 9999999 },
  { price: 1, unitPrice: 1, total: 0, payable: 0, quantity: 0 },
  { couponDiscount: 100, CouponDiscount: 100, UnitPrice: 1, TotalAmount: 0 },
  { basketGuid: 'somebody-elses', BasketGUID: 'somebody-elses', customerToken: 'x' },
])('further fields beside the coupon code are ignored: %j', async (more) => {
  await add();
  const plain = (await apply('WELCOME10')).body.data.cart;
  expect((await apply('WELCOME10', more)).body.data.cart).toEqual(plain);
});

test('guessing coupon codes is rate limited, with Retry-After', async () => {
  await add();
  let answer = await apply('GUESS0');
  for (let count = 1; count < 60 && answer.status !== 429; count += 1) answer = await apply(`GUESS${count}`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(answer.body.problems.couponCode).toMatch(/^You have tried too many codes\. Try again in \d+ \w+\.$/);
});
