import { randomUUID } from 'node:crypto';
import { NO_ADDRESS } from '#lib/contract/fields.ts';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { checkoutChoices, readFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST } from './route.ts';

/** GSTINs registered in Karnataka and in Maharashtra. */
const GSTIN = '29AAPFU0939F1ZR';
const GSTIN_OF_MAHARASHTRA = '27AAPFU0939F1ZV';
const MUMBAI = { ...TEST_ADDRESS_FIELDS, pincode: '400001', city: 'Mumbai', stateCode: '27' };
const PAYMENT = { ok: true, location: '/checkout?step=payment' };

const setup = setUpRetailApi();
let browser: Browser;

beforeEach(async () => {
  ({ browser } = await customerBrowser(setup.api));
});

const post = (handler: RouteHandler, fields: object, from = browser) => from.json(handler, 'POST', '/api', fields);
const confirm = async (fields: object = {}) => (await post(POST, fields)).body;
const choose = async (fields: object) => (await post(chooseAddress, fields)).body;
const choices = () =>
  readFlash({ get: (name) => ({ name, value: browser.cookies.get(name) ?? '' }) }, checkoutChoices, sealedCookies());
const idOfChosen = async () => (await choices())?.addressId ?? '';

/** Fills the cart with one product. */
async function fill(code: string, size?: string, quantity = 1): Promise<void> {
  const [product] = SEED_PRODUCTS.filter((candidate) => candidate.code === code);
  if (!product) throw new Error(`There is no ${code}.`);
  const productUrl = `/${seedSlug(product)}`;
  const added = await post(addToCart, { productUrl, quantity, key: randomUUID(), ...(size && { sizeName: size }) });
  expect(added.status).toBe(200);
}

describe('checkout: the address', () => {
  test('an address added at checkout is chosen, and saved once even if submitted repeatedly', async () => {
    const form = { ...TEST_ADDRESS_FIELDS, key: randomUUID() };
    expect(await choose(form)).toEqual({ ok: true, location: '/checkout?step=delivery' });
    const first = await idOfChosen();
    await choose(form);
    expect(await idOfChosen()).toBe(first);
  });

  test("the address chosen at checkout must be in the customer's own address book", async () => {
    await choose(TEST_ADDRESS_FIELDS);
    const address = await idOfChosen();
    expect(await choose({ intent: 'choose', address })).toMatchObject({ ok: true });
    ({ browser } = await customerBrowser(setup.api));
    const refused = { ok: false, problems: { address: 'Choose an address.' } };
    expect(await choose({ intent: 'choose', address })).toEqual(refused);
    expect(await choose({ intent: 'choose', address: 'none' })).toEqual(refused);
    expect(await choices()).toBeNull();
  });

  test('an invalid address at checkout is reported field by field', async () => {
    const answer = await choose({ ...TEST_ADDRESS_FIELDS, pincode: '1', city: '' });
    expect(Object.keys(answer.problems)).toEqual(['pincode', 'city']);
  });

  test("a guest's address at checkout is not stored: the sign-in comes first and returns to the checkout", async () => {
    const guest = newBrowser();
    const answer = await post(chooseAddress, TEST_ADDRESS_FIELDS, guest);
    expect([answer.status, answer.body.location]).toEqual([
      401,
      '/users/sign_in?next=%2Fcheckout%3Frefused%3Dcheckout-address',
    ]);
    expect(guest.cookies.has(sealedCookies().checkout.cookieName)).toBe(false);
  });

  test('a new address at checkout resets billing and confirmation; the same one again keeps them', async () => {
    await fill('1801AV01');
    await choose(TEST_ADDRESS_FIELDS);
    const address = await idOfChosen();
    await confirm({ gstin: GSTIN });
    await choose({ intent: 'choose', address });
    expect(await choices()).toMatchObject({ billingId: NO_ADDRESS, gstin: GSTIN });
    await choose(MUMBAI);
    expect(await choices()).toEqual({ mark: expect.any(String), addressId: expect.any(String), pan: '' });
  });
});

describe('checkout: the billing details', () => {
  beforeEach(async () => {
    await fill('1801AV01');
    await choose(MUMBAI);
  });

  test('the bill goes to the delivery address unless another is chosen', async () => {
    expect(await confirm()).toEqual(PAYMENT);
    expect(await choices()).toMatchObject({ billingId: NO_ADDRESS, gstin: '', pan: '' });
  });

  test("the bill needs a GSTIN of its address's state", async () => {
    const billing = await idOfChosen();
    await choose(TEST_ADDRESS_FIELDS);
    const otherState = 'Use a GSTIN from the same state as the address.';
    expect(await confirm({ gstin: GSTIN_OF_MAHARASHTRA })).toEqual({ ok: false, problems: { gstin: otherState } });
    expect(await confirm({ gstin: GSTIN, billing })).toEqual({ ok: false, problems: { gstin: otherState } });
    expect(await confirm({ gstin: ' 27aapfu-0939f1zv', billing })).toEqual(PAYMENT);
    expect(await choices()).toMatchObject({ billingId: billing, gstin: GSTIN_OF_MAHARASHTRA });
  });

  test("the bill cannot go to another customer's address", async () => {
    const problems = { billing: 'Choose a billing address.' };
    expect(await confirm({ billing: randomUUID() })).toEqual({ ok: false, problems });
    expect(await confirm({ billing: 'x' })).toEqual({ ok: false, problems });
  });

  test('adding a billing address keeps the typed values, and the delivery has to be confirmed again', async () => {
    await confirm();
    const typed = { intent: 'add-billing', gstin: '27aapfu', pan: 'aapfu 0939f and more', billing: 'x'.repeat(90) };
    expect(await confirm(typed)).toEqual({
      ok: true,
      location: '/myaccount/addresses/new?next=%2Fcheckout%3Fstep%3Ddelivery',
    });
    const stored = await choices();
    expect(stored).toMatchObject({ gstin: '27AAPFU', pan: 'AAPFU0939F', draft: { billing: 'x'.repeat(36) } });
    expect(stored).not.toHaveProperty('billingId');
  });

  test('an invalid PAN is refused at checkout', async () => {
    expect(Object.keys((await confirm({ pan: 'ABC' })).problems)).toEqual(['pan']);
    expect(await confirm({ pan: 'aapfu 0939f' })).toEqual(PAYMENT);
    expect(await choices()).toMatchObject({ pan: 'AAPFU0939F' });
  });
});

test('an order above ₹2,00,000 needs a PAN', async () => {
  await fill('7701SV01', '12', 4);
  await choose(TEST_ADDRESS_FIELDS);
  expect(await confirm()).toEqual({
    ok: false,
    problems: { pan: 'Enter your 10-character PAN, for example ABCDE1234F.' },
  });
  expect(await confirm({ pan: 'AAPFU0939F' })).toEqual(PAYMENT);
});

test.each([
  ['an address', async () => fill('1801AV01')],
  ['a cart', async () => void (await choose(TEST_ADDRESS_FIELDS))],
])('without %s the delivery step redirects to the checkout, which says what is missing', async (_what, prepare) => {
  await prepare();
  expect(await confirm()).toEqual({ ok: false, problems: {}, location: '/checkout' });
});
