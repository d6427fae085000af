import { randomUUID } from 'node:crypto';
import { unsealData } from 'iron-session';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import { addGiftCard, addGiftCoupon } from '#lib/testing/examples/gifts.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST as COUPON } from './coupon/route.ts';
import { POST as GIFT_CARDS } from './gift-cards/route.ts';
import { POST as GIFT_COUPON } from './gift-coupon/route.ts';
import { DELETE, POST } from './route.ts';

const WATCH = SEED_PRODUCTS.find(({ code }) => code === '1801AV01');
const FIELDS = ['couponCode', 'enteredCouponCode', 'gcSessionId', 'giftCouponRequest'] as const;

const setup = setUpRetailApi({ promotions: 'demo' });
let browser: ReturnType<typeof newBrowser>;

beforeEach(async () => {
  browser = newBrowser();
  await add();
  await apply(COUPON, '/api/cart/coupon', { couponCode: 'WELCOME10' });
  await apply(GIFT_COUPON, '/api/cart/gift-coupon', { code: await addGiftCoupon(setup.api) });
  await apply(GIFT_CARDS, '/api/cart/gift-cards', await addGiftCard(setup.api));
});

const add = () => {
  const productUrl = `/${WATCH ? seedSlug(WATCH) : ''}`;
  return browser.json(POST, 'POST', '/api/cart', { productUrl, quantity: 1, key: randomUUID() });
};
const apply = async (handler: typeof POST, address: string, fields: object) =>
  expect((await browser.json(handler, 'POST', address, { intent: 'apply', ...fields })).status).toBe(200);
const stored = async () => {
  const shopper = await unsealData<ShopperData>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  return FIELDS.filter((field) => shopper[field] !== undefined);
};

test('removing the last cart line clears all stored benefits, and the next item has its full price', async () => {
  expect(await stored()).toEqual(FIELDS);
  const { lines } = (await add()).body.cart;
  await browser.json(DELETE, 'DELETE', '/api/cart', { lineId: lines[0].id });
  expect(await stored()).toEqual([]);
  const { coupon, giftCoupon, giftCards } = (await add()).body.cart;
  expect({ coupon, giftCoupon, giftCards }).toEqual({ coupon: null, giftCoupon: null, giftCards: [] });
});
