import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import type { SignInState } from '#lib/storefront/account/sign-in/types.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { BOTH_GATEWAYS } from '#lib/testing/examples/payments.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { POST } from '../../api/cart/route.ts';
import { POST as chooseAddress } from '../../api/checkout/address/route.ts';
import { POST as confirmDelivery } from '../../api/checkout/delivery/route.ts';
import { POST as placeOrder } from '../../api/checkout/order/route.ts';
import CheckoutPage from './page';

type Search = Awaited<Parameters<typeof CheckoutPage>[0]['searchParams']>;

const SIGN_IN = '/users/sign_in?next=%2Fcheckout';
const WATCH = SEED_PRODUCTS.find(({ code }) => code === '1801AV01');
const SKU = '1801AV01';

const setup = setUpRetailApi({ payments: BOTH_GATEWAYS });
let browser: Browser;

beforeEach(async () => {
  jar.clear();
  await setStock(28);
  ({ browser } = await customerBrowser(setup.api));
});

const setStock = (quantity: number) =>
  setup.api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', SKU).execute();
const add = (from = browser) =>
  from.json(POST, 'POST', '/api/cart', {
    productUrl: `/${WATCH ? seedSlug(WATCH) : ''}`,
    quantity: 3,
    key: randomUUID(),
  });

interface Opened {
  /** Null where the page redirects. */
  page: ReactElement<{ checkout?: Checkout; form?: StepForm; signIn?: SignInState | null }> | null;
  location: string | null;
  status: number | undefined;
}

/** Opens the page with the browser's cookies. */
async function open(search: Search = { step: 'address' }, from = browser): Promise<Opened> {
  for (const [name, value] of from.cookies) jar.set(name, value);
  const directives: ResponseDirectives = { tags: new Set() };
  return collectDirectives(directives, async () => {
    try {
      return {
        page: await CheckoutPage({ searchParams: Promise.resolve(search) }),
        location: null,
        status: directives.status,
      };
    } catch (error) {
      const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
      if (!digest.startsWith('NEXT_REDIRECT')) throw error;
      return { page: null, location: digest.split(';')[2] ?? '', status: directives.status };
    }
  });
}

test("a customer sees the cart's own figures at checkout", async () => {
  const { cart } = (await add()).body;
  const opened = await open();
  expect(opened.location).toBeNull();
  expect(opened.page?.props.checkout?.cart).toEqual(cart);
});

test('the checkout redirects to the first unfinished step, and none can be skipped', async () => {
  await add();
  expect((await open({})).location).toBe('/checkout?step=address');
  expect((await open({ step: 'payment' })).location).toBe('/checkout?step=address');
  // A signed-in customer has already given the number.
  expect((await open({ step: 'contact' })).location).toBe('/checkout?step=address');
});

describe('checkout: once an address is chosen', () => {
  const DELIVERY = { step: 'delivery' };
  const choose = (fields: object) => browser.json(chooseAddress, 'POST', '/api', { ...TEST_ADDRESS_FIELDS, ...fields });
  const confirm = () => browser.json(confirmDelivery, 'POST', '/api', {});
  const shown = async (search: Search) => (await open(search)).page?.props.checkout;

  test('checkout steps follow in order: delivery with dates, then the payment methods of the retail API', async () => {
    await add();
    await choose({});
    expect((await open({ step: 'payment' })).location).toBe('/checkout?step=delivery');
    expect((await shown(DELIVERY))?.delivery).toMatchObject({
      pincode: '560001',
      earliestDate: expect.stringMatching(/^20/),
    });
    await confirm();
    expect((await open({})).location).toBe('/checkout?step=payment');
    expect((await shown({ step: 'payment' }))?.payment?.options).toContainEqual({ method: 'razorpay', refusal: '' });
    // Back leads to the finished steps, which are complete.
    expect(await shown({ step: 'address' })).toMatchObject({ left: 'payment', billing: { city: 'Bengaluru' } });
  });

  test('a customer without a name collects under that of the address, until another is entered', async () => {
    await add();
    await choose({});
    const { page } = await open(DELIVERY);
    expect(page?.props.checkout?.name).toBe('');
    expect(page?.props.form?.rendered.values).toMatchObject({ collectName: 'Asha Rao' });
  });

  test('the delivery step keeps all that was typed when a billing address is added, until it is confirmed', async () => {
    await add();
    await choose({ addressLine1: '7 Lake Road' });
    const { address } = (await shown(DELIVERY)) ?? {};
    await choose({});
    const typed = { billing: address?.id, gstin: '29AAPFU', pan: 'AAPFU09', whatsApp: 'on' };
    const collected = { method: 'collect', store: 'S1', collectName: 'Ravi Rao', collectMobile: '98765' };
    const values = async () => (await open(DELIVERY)).page?.props.form?.rendered.values;
    await browser.json(confirmDelivery, 'POST', '/api', { ...typed, ...collected, intent: 'add-billing' });
    expect(await values()).toMatchObject({ ...typed, ...collected });
    // A browser without scripts, and a box that was unticked again.
    const { whatsApp, ...unticked } = typed;
    await browser.form(confirmDelivery, '/api', { ...unticked, billing: address?.id ?? '', intent: 'add-billing' });
    expect(await values()).toMatchObject({ ...unticked, method: 'deliver' });
    expect(await values()).not.toHaveProperty('whatsApp');
    await browser.form(confirmDelivery, '/api', { whatsApp, intent: 'add-billing' });
    expect(await values()).toMatchObject({ whatsApp });
    await confirm();
    expect(await values()).not.toHaveProperty('whatsApp');
  });

  test('for an address without delivery the payment step stays closed', async () => {
    await add();
    await choose({ pincode: '999999', city: 'Nowhere' });
    await confirm();
    expect((await open({ step: 'payment' })).location).toBe('/checkout?step=delivery');
    expect((await shown(DELIVERY))?.delivery).toBeNull();
  });

  test('a cart whose new total needs a PAN redirects to the step that asks for it', async () => {
    await add();
    await choose({});
    await confirm();
    await setup.api.context.db.updateTable('skus').set({ price: 90_000_00 }).where('sku', '=', SKU).execute();
    expect((await open({ step: 'payment' })).location).toBe('/checkout?step=delivery');
    await setup.api.context.db.updateTable('skus').set({ price: 12_495_00 }).where('sku', '=', SKU).execute();
  });

  test('an order form with an unknown result keeps its idempotency key, a refused one gets a new key', async () => {
    await add();
    await choose({});
    await confirm();
    const key = randomUUID();
    const send = async () => {
      const { headers } = await browser.form(placeOrder, '/', { key, expectedAmount: '1', method: 'razorpay' });
      return Object.fromEntries(new URL(headers.get('location') ?? '', 'http://shop.test').searchParams);
    };
    setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    const unseen = await send();
    expect(unseen).toEqual({ step: 'payment', refused: 'order' });
    expect((await open(unseen)).page?.props.form?.key).toBe(key);
    expect((await open({ step: 'payment' })).page?.props.form?.key).not.toBe(key);
    setup.intercept = () => undefined;
    const { form } = (await open(await send())).page?.props ?? {};
    expect(form?.rendered.problems['']).toMatch(/^The total is now/);
    expect(form?.key).not.toBe(key);
  });

  test('an address form with an unknown result keeps its idempotency key, so that it is saved once', async () => {
    await add();
    const key = randomUUID();
    setup.intercept = ({ name }) => (name === 'SaveAddress' ? new Response('', { status: 502 }) : undefined);
    const { headers } = await browser.form(chooseAddress, '/', { ...TEST_ADDRESS_FIELDS, key });
    setup.intercept = () => undefined;
    const back = Object.fromEntries(new URL(headers.get('location') ?? '', 'http://shop.test').searchParams);
    expect((await open(back)).page?.props.form?.key).toBe(key);
    expect((await open()).page?.props.form?.key).not.toBe(key);
  });

  test('a new address starts with the pincode that the browser keeps; an address that came back keeps its own', async () => {
    await add();
    jar.set(READABLE_COOKIES.pincode, '302001');
    expect((await open()).page?.props.form?.rendered.values.pincode).toBe('302001');
    const { headers } = await browser.form(chooseAddress, '/', { ...TEST_ADDRESS_FIELDS, pincode: '12' });
    const back = Object.fromEntries(new URL(headers.get('location') ?? '', 'http://shop.test').searchParams);
    expect((await open(back)).page?.props.form?.rendered.values.pincode).toBe('12');
  });

  test('an empty cart after an order with an unknown result redirects to the orders', async () => {
    await add();
    await choose({});
    await confirm();
    setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    await browser.form(placeOrder, '/', { key: randomUUID(), expectedAmount: '1', method: 'razorpay' });
    setup.intercept = () => undefined;
    await setup.api.context.db.deleteFrom('basket_lines').execute();
    expect((await open({ step: 'payment', refused: 'order' })).location).toBe('/myaccount/order-list');
    expect((await open({ step: 'payment' })).location).toBe('/cart');
  });

  test('the checkout choices are kept until the order is bought, and then cleared', async () => {
    const { cart } = (await add()).body;
    await choose({});
    await confirm();
    const input = { key: randomUUID(), expectedAmount: String(cart.figures.payable), method: 'razorpay' };
    const { body } = await browser.json(placeOrder, 'POST', '/', input);
    expect(body.location).toMatch(/^\/makepayment/);
    expect((await open({})).location).toBe('/checkout?step=payment');
    const { db } = setup.api.context;
    await db.updateTable('orders').set({ state: 'confirmed', confirmed_at: Date.now() }).execute();
    expect((await open({})).location).toBe('/checkout?step=address');
  });

  test('a chosen address that was removed from the address book has to be chosen again', async () => {
    await add();
    await choose({});
    await setup.api.context.db.deleteFrom('addresses').execute();
    expect((await open(DELIVERY)).location).toBe('/checkout?step=address');
  });

  test('the checkout reports an outage of a call that depends on the address', async () => {
    await add();
    await choose({});
    setup.intercept = ({ name }) => (name === 'PaymentMethods' ? new Response('', { status: 502 }) : undefined);
    expect(await open(DELIVERY)).toMatchObject({ location: null, status: 503 });
  });
});

describe('checkout: the first step', () => {
  const contact = { step: 'contact' };

  test('the contact step is open to a guest with a cart and asks for the mobile number', async () => {
    const guest = newBrowser();
    const { cart } = (await add(guest)).body;
    const { page, location } = await open(contact, guest);
    expect(location).toBeNull();
    expect(page?.props).toMatchObject({ checkout: { cart, shown: 'contact' }, signIn: { code: null } });
  });

  test('the contact step redirects a guest with an empty cart to the cart', async () => {
    expect((await open(contact, newBrowser())).location).toBe('/cart');
  });

  test('the contact step redirects a guest with a sold-out item to the cart with a notice', async () => {
    const guest = newBrowser();
    await add(guest);
    await setStock(0);
    expect((await open(contact, guest)).location).toBe('/cart?notice=checkout-sold-out');
  });
});

test('other checkout steps redirect a guest to the sign-in, whatever the cart contains', async () => {
  const guest = newBrowser();
  await add(guest);
  expect((await open({ step: 'payment' }, guest)).location).toBe(SIGN_IN);
  expect((await open({}, guest)).location).toBe(SIGN_IN);
});

test('the checkout redirects to the sign-in with a customer token that is no longer valid', async () => {
  await setCustomerCookie('gone-long-ago');
  expect((await open({}, newBrowser())).location).toBe(SIGN_IN);
});

test('the checkout redirects to the cart where it is empty', async () => {
  expect((await open()).location).toBe('/cart');
});

test.each([
  [0, '/cart?notice=checkout-sold-out'],
  [2, '/cart?notice=checkout-quantity'],
])('with a stock of %i the checkout redirects to the cart with a notice', async (stock, location) => {
  await add();
  await setStock(stock);
  expect((await open()).location).toBe(location);
});

test('in an outage the checkout says so and does not sign the customer out', async () => {
  await add();
  setup.intercept = ({ name }) => (name === 'ViewCartNew' ? new Response('', { status: 502 }) : undefined);
  expect(await open()).toMatchObject({ location: null, status: 503 });
});
