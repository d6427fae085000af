import { randomUUID } from 'node:crypto';
import { unsealData } from 'iron-session';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { readFlash, refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { BOTH_GATEWAYS } from '../examples/payments.ts';
import { SEED_PRODUCTS, seedSlug } from '../examples/seed.ts';
import { TEST_ADDRESS_FIELDS } from './address-fields.ts';
import { customerBrowser } from './customer.ts';
import { type HandlerResponse, newBrowser } from './handlers.ts';
import { setUpRetailApi } from './retail-api-setup.ts';
import { setOptions } from './site-options.ts';

/** The route handlers of the steps of a checkout. */
interface StepHandlers {
  addToCart: RouteHandler;
  chooseAddress: RouteHandler;
  confirmDelivery: RouteHandler;
  placeOrder: RouteHandler;
}

/** A watch that is too expensive for cash on delivery. */
export const WATCH = '1801AV01';
/** A product that may be paid by cash on delivery. */
export const CHEAP = '2101PK01';

/** Returns the address of the page of a product. */
export const productUrlOf = (sku: string) =>
  SEED_PRODUCTS.filter(({ code }) => code === sku).map((product) => `/${seedSlug(product)}`)[0];

/**
 * Prepares a store with both gateways and cash on delivery for the tests of this file, and for each test a customer who
 * checks out. Call it at the top of the file.
 */
export function setUpCheckout({ addToCart, chooseAddress, confirmDelivery, placeOrder }: StepHandlers) {
  const setup = setUpRetailApi({ payments: BOTH_GATEWAYS, promotions: 'demo' });
  const db = () => setup.api.context.db;
  const setStock = (sku: string, quantity: number) =>
    db().updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();
  beforeAll(async () => {
    await setOptions(setup.api, { CASH_ON_DELIVERY: 'on' });
  });
  beforeEach(async () => {
    for (const sku of [WATCH, CHEAP]) await setStock(sku, 28);
    await checkout.signIn();
  });

  const checkout = {
    setup,
    db,
    setStock,
    browser: newBrowser(),
    /** What the shopper has to pay, in paise, as the cart showed it. */
    payable: 0,
    /** Signs a new customer in, at a new browser. */
    async signIn() {
      checkout.browser = (await customerBrowser(setup.api)).browser;
    },
    post: (handler: RouteHandler, fields: object) => checkout.browser.json(handler, 'POST', '/api', fields),
    addToCart: (sku: string) =>
      checkout.post(addToCart, { productUrl: productUrlOf(sku), quantity: 1, key: randomUUID() }),
    /** Prepares a cart with one item, with address and delivery chosen. */
    async ready(sku = WATCH, bill: object = {}): Promise<void> {
      const { cart } = (await checkout.addToCart(sku)).body;
      checkout.payable = cart.figures.payable;
      await checkout.post(chooseAddress, TEST_ADDRESS_FIELDS);
      const confirmed = await checkout.post(confirmDelivery, bill);
      expect(confirmed.body).toEqual({ ok: true, location: '/checkout?step=payment' });
    },
    /** The fields of the form that places an order. */
    input: (more: object = {}) => ({
      key: randomUUID(),
      expectedAmount: String(checkout.payable),
      method: 'razorpay',
      ...more,
    }),
    order: (more: object = {}) => checkout.post(placeOrder, checkout.input(more)),
    orders: () => db().selectFrom('orders').select(['number', 'key', 'payment_method', 'document']).execute(),
    countOrders: async () => (await checkout.orders()).length,
    /** The order whose page an answer leads to. */
    async orderOf({ body }: HandlerResponse) {
      const orderKey = new URLSearchParams(body.location.split('?')[1]).get('order');
      return (await checkout.orders()).find(({ key }) => key === orderKey);
    },
    has: (cookie: 'checkout' | 'shopper') => checkout.browser.cookies.has(sealedCookies()[cookie].cookieName),
    cookiesSent: () => ({ get: (name: string) => ({ name, value: checkout.browser.cookies.get(name) ?? '' }) }),
    /** The discounts of the cart that the sealed cookie stores. */
    async storedDiscounts() {
      const { cookieName, password } = sealedCookies().shopper;
      const sealed = checkout.browser.cookies.get(cookieName) ?? '';
      const shopper = await unsealData<object>(sealed, { password: String(password) });
      const names = ['couponCode', 'enteredCouponCode', 'gcSessionId', 'giftCouponRequest'];
      return Object.keys(shopper).filter((name) => names.includes(name));
    },
    /** The state of the form as the page shows it again after a submission without JavaScript. */
    returnedForm: () => readFlash(checkout.cookiesSent(), refusedFormFlash, sealedCookies()),
  };
  return checkout;
}
