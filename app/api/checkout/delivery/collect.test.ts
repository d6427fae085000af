import { randomUUID } from 'node:crypto';
import { checkoutChoices, readFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import type { Browser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST } from './route.ts';

const SKU = '1801AV01';
const STORE = {
  StoreCode: 'ST1',
  Name: 'Lavelle Walk',
  Address: 'Unit 12',
  City: 'Bengaluru',
  State: 'Karnataka',
  Pincode: '560001',
  Latitude: 12.97,
  Longitude: 77.6,
  Phone: '+91 00000 10101',
  Hours: { MonToSun: '10:00-20:00' },
  Services: [],
};
const FIELDS = { method: 'collect', store: 'ST1', collectName: 'Ravi Rao', collectMobile: '98123 45678' };

const setup = setUpRetailApi();
let browser: Browser;

beforeEach(async () => {
  const { db } = setup.api.context;
  const stored = { code: 'ST1', document: JSON.stringify(STORE), position: 0 };
  await db
    .insertInto('stores')
    .values(stored)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const shelf = { store_code: 'ST1', sku: SKU, quantity: 2, updated_at: 0 };
  await db
    .insertInto('store_stock')
    .values(shelf)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  ({ browser } = await customerBrowser(setup.api));
  const [product] = SEED_PRODUCTS.filter(({ code }) => code === SKU);
  if (!product) throw new Error('There is no watch.');
  const added = { productUrl: `/${seedSlug(product)}`, quantity: 1, key: randomUUID() };
  await browser.json(addToCart, 'POST', '/api', added);
  await browser.json(chooseAddress, 'POST', '/api', TEST_ADDRESS_FIELDS);
});

const confirm = async (fields: object) => (await browser.json(POST, 'POST', '/api', fields)).body;
const chosen = async () =>
  (
    await readFlash(
      { get: (name) => ({ name, value: browser.cookies.get(name) ?? '' }) },
      checkoutChoices,
      sealedCookies(),
    )
  )?.collect;

test('a store with every item is chosen, and given up again for a delivery', async () => {
  expect(await confirm(FIELDS)).toEqual({ ok: true, location: '/checkout?step=payment' });
  expect(await chosen()).toEqual({ store: 'ST1', name: 'Ravi Rao', mobile: '9812345678' });
  expect(await confirm({ method: 'deliver', store: 'ST1' })).toMatchObject({ ok: true });
  expect(await chosen()).toBeUndefined();
});

test('collect: a store that lacks items, a missing name and a wrong mobile number are reported', async () => {
  const answer = await confirm({ ...FIELDS, store: 'ST2', collectName: '', collectMobile: '1' });
  expect(Object.keys(answer.problems)).toEqual(['store', 'collectName', 'collectMobile']);
  expect(await chosen()).toBeUndefined();
});

test('the choice of a store to collect from survives the way to a new billing address', async () => {
  expect(await confirm({ ...FIELDS, intent: 'add-billing' })).toMatchObject({ ok: true });
  expect(await chosen()).toMatchObject({ store: 'ST1' });
});

test('another delivery address resets the choice of the store to collect from', async () => {
  await confirm(FIELDS);
  await browser.json(chooseAddress, 'POST', '/api', { ...TEST_ADDRESS_FIELDS, addressLine1: '7 Lake Road' });
  expect(await chosen()).toBeUndefined();
});
