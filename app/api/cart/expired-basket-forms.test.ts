import { randomUUID } from 'node:crypto';
import { addGiftCard, addGiftCoupon } from '#lib/testing/examples/gifts.ts';
import { customerBrowser, loseBasket } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as COUPON } from './coupon/route.ts';
import { POST as GIFT_CARD } from './gift-cards/route.ts';
import { POST as GIFT_COUPON } from './gift-coupon/route.ts';
import { POST as CHANGE_CART } from './route.ts';

const APPLY = { intent: 'apply' } as const;

const setup = setUpRetailApi({ promotions: 'demo' });
let browser: Browser;

beforeEach(() => {
  browser = newBrowser();
});

const add = () =>
  browser.json(CHANGE_CART, 'POST', '/api/cart', {
    productUrl: '/gadaro-curved-1801av01',
    sku: '1801AV01',
    quantity: 1,
    key: randomUUID(),
  });

describe.each([
  ['a coupon', COUPON, '/api/cart/coupon', async () => ({ intent: 'apply', couponCode: 'WELCOME10' })],
  [
    'a gift coupon',
    GIFT_COUPON,
    '/api/cart/gift-coupon',
    async () => ({ ...APPLY, code: await addGiftCoupon(setup.api) }),
  ],
  ['a gift card', GIFT_CARD, '/api/cart/gift-cards', async () => ({ ...APPLY, ...(await addGiftCard(setup.api)) })],
] as const)('an expired basket is reported to %s', (_what, handler, path, fields) => {
  test('an expired basket of a guest is reported to the form once', async () => {
    await add();
    await loseBasket(browser);
    const reported = { ok: false, problems: {}, location: '/cart?notice=cart-gone' };
    expect((await browser.json(handler, 'POST', path, await fields())).body).toEqual(reported);
    expect(browser.cookies.get('cartCount')).toBe('0');
    const again = await browser.json(handler, 'POST', path, await fields());
    expect(again.body).toEqual({ ...reported, location: '/cart' });
  });

  test('an expired basket of a customer is reported, and their own cart accepts the next form', async () => {
    ({ browser } = await customerBrowser(setup.api));
    await add();
    await loseBasket(browser);
    const form = await browser.form(handler, path, await fields());
    expect(form.headers.get('location')).toBe('/cart?notice=cart-gone');
    expect(browser.cookies.get('cartCount')).toBe('1');
    expect((await browser.json(handler, 'POST', path, await fields())).body.ok).toBe(true);
  });
});
