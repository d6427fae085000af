import { sealData, unsealData } from 'iron-session';
import { DAY_MS } from '#lib/shared/durations.ts';
import { EMPTY_CART } from '#lib/storefront/cart/types.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { customerBrowser, loseBasket } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { DELETE, GET, PATCH, POST } from './route.ts';

const URL_OF = (code: string) => {
  const product = SEED_PRODUCTS.find((seed) => seed.code === code);
  return `/${product ? seedSlug(product) : 'nothing'}`;
};
const WATCH = URL_OF('1801AV01');
const RING = URL_OF('7701SV01');

const setup = setUpRetailApi();
let browser: Browser;
let keys = 0;

const nextKey = () => {
  keys += 1;
  return `key-of-change-${keys}`;
};
const add = (change: object = {}) =>
  browser.json(POST, 'POST', '/api/cart', { productUrl: WATCH, quantity: 1, key: nextKey(), ...change });

beforeEach(() => {
  browser = newBrowser();
});

describe('an expired basket', () => {
  const forget = async () => {
    await setup.api.context.db.deleteFrom('basket_lines').execute();
    await setup.api.context.db.deleteFrom('baskets').execute();
  };
  const expireBasket = async () => {
    const lineId: string = (await add()).body.cart.lines[0].id;
    await forget();
    return lineId;
  };
  const LOST = { ok: false, reason: 'cart-gone', message: expect.stringMatching(/has expired/), cart: EMPTY_CART };

  test.each([
    ['a change', PATCH, 'PATCH', { quantity: 2 }],
    ['a removal', DELETE, 'DELETE', {}],
  ] as const)(
    'an expired basket is reported to %s once, with the empty cart; the next addition creates another',
    async (_n, handler, method, more) => {
      const lineId = await expireBasket();
      const before = setup.names().length;
      const answer = await browser.json(handler, method, '/api/cart', { lineId, ...more });
      expect(answer).toMatchObject({ status: 404, body: LOST });
      expect(browser.cookies.get('cartCount')).toBe('0');
      expect(setup.names().slice(before)).toHaveLength(1);
      expect((await add()).body).toMatchObject({ ok: true, cart: { count: 1 } });
      expect(setup.names().slice(before + 1)).toEqual(['AddCart']);
    },
  );

  test('an expired basket is reported without JavaScript', async () => {
    const lineId = await expireBasket();
    const answer = await browser.form(POST, '/api/cart', { intent: 'update', lineId, quantity: '2' });
    expect(answer.headers.get('location')).toBe('/cart?notice=cart-gone');
    expect(browser.cookies.get('cartCount')).toBe('0');
  });

  test('an expired basket of a customer is replaced by their own cart', async () => {
    ({ browser } = await customerBrowser(setup.api));
    const lineId: string = (await add()).body.cart.lines[0].id;
    await loseBasket(browser);
    expect((await browser.get(GET, '/api/cart')).body).toMatchObject({ ok: true, cart: { count: 1 } });
    const answer = await browser.json(PATCH, 'PATCH', '/api/cart', { lineId, quantity: 2 });
    expect(answer.body).toMatchObject({ ok: false, reason: 'cart-gone', cart: { count: 1 } });
    const again = await browser.json(PATCH, 'PATCH', '/api/cart', { lineId, quantity: 2 });
    expect(again.body).toMatchObject({ ok: true, cart: { count: 2 } });
  });

  test('a basket that ended with its sign-in is not reported to an addition, which creates another', async () => {
    ({ browser } = await customerBrowser(setup.api));
    await add();
    await setup.api.context.db.deleteFrom('customer_tokens').execute();
    expect(await add()).toMatchObject({ status: 200, body: { ok: true, cart: { count: 1 } } });
  });

  test("another customer's basket is reported like an expired one", async () => {
    const { browser: owner } = await customerBrowser(setup.api);
    const addition = { productUrl: WATCH, quantity: 1, key: nextKey() };
    const lineId: string = (await owner.json(POST, 'POST', '/api/cart', addition)).body.cart.lines[0].id;
    const { basketGuid } = await unsealData<{ basketGuid: string }>(owner.cookies.get('shopper') ?? '', {
      password: TEST_SECRET,
    });
    browser.cookies.set('shopper', await sealData({ basketGuid, sessId: 'stranger' }, { password: TEST_SECRET }));
    expect((await browser.get(GET, '/api/cart')).body).toEqual({ ok: true, cart: EMPTY_CART });
    const answer = await browser.json(PATCH, 'PATCH', '/api/cart', { lineId, quantity: 5 });
    expect(answer).toMatchObject({ status: 404, body: LOST });
    expect((await owner.get(GET, '/api/cart')).body.cart.count).toBe(1);
  });
});

test('removing the last cart line clears its stored coupons, and no earlier removal does', async () => {
  await add();
  await add({ productUrl: RING, sku: '7701SV01-12' });
  const read = () => unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  const entry = { value: 'NOT-A-COUPON', at: Date.now() };
  const shopper = await sealData({ ...(await read()), enteredCouponCode: entry }, { password: TEST_SECRET });
  browser.cookies.set('shopper', shopper);
  const { lines } = (await browser.get(GET, '/api/cart')).body.cart;
  await browser.json(DELETE, 'DELETE', '/api/cart', { lineId: lines[0].id });
  expect(await read()).toMatchObject({ enteredCouponCode: entry });
  await browser.json(DELETE, 'DELETE', '/api/cart', { lineId: lines[1].id });
  expect(await read()).not.toHaveProperty('enteredCouponCode');
});

test('the cart figures equal those of the retail API to the paisa, and add up', async () => {
  const valid = { starts_at: Date.now() - DAY_MS, ends_at: Date.now() + DAY_MS };
  const offer = {
    kind: 'line',
    id: 'a-third-off',
    title: 'A third off',
    terms: 'Rings.',
    scope: { products: ['7701SV01'] },
    benefit: { kind: 'percent', percent: 33, cap: null },
    minimumQuantity: 1,
    minimumAmount: 0,
  };
  const { db } = setup.api.context;
  await db
    .insertInto('offers')
    .values({ id: offer.id, position: 0, document: JSON.stringify(offer), ...valid })
    .execute();
  await add({ quantity: 3 });
  await add({ productUrl: URL_OF('2101PK01') });
  const { cart } = (await add({ productUrl: RING, sku: '7701SV01-12', quantity: 2 })).body;
  await db.deleteFrom('offers').execute();

  // 3 x 12,495 + 9,999.50 + 2 x 64,999, less 33 % of the rings, rounded up to the rupee.
  const { figures } = cart;
  expect(figures).toMatchObject({ subtotal: 3 * 1_249_500 + 999_950 + 2 * 6_499_900, offerDiscount: 4_290_000 });
  const { subtotal, offerDiscount, couponDiscount, giftCouponDiscount, shipping, total, giftCardAmount } = figures;
  expect(total).toBe(subtotal - offerDiscount - couponDiscount - giftCouponDiscount + shipping);
  expect(figures.payable).toBe(total - giftCardAmount);
  const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
  expect(sum(cart.lines.map((line: { netPrice: number }) => line.netPrice))).toBe(total - shipping);
  expect(sum(figures.taxes.map((rate: { taxable: number; tax: number }) => rate.taxable + rate.tax))).toBe(total);
  expect((await browser.get(GET, '/api/cart')).body.cart.figures.subtotal).toBe(subtotal);
});
