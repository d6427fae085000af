import { randomUUID } from 'node:crypto';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import type { Browser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi({ whatsApp: true });
let browser: Browser;

beforeEach(async () => {
  await setup.api.context.db.deleteFrom('consents').execute();
  ({ browser } = await customerBrowser(setup.api));
  const [product] = SEED_PRODUCTS.filter(({ code }) => code === '1801AV01');
  if (!product) throw new Error('There is no watch.');
  await browser.json(addToCart, 'POST', '/api', {
    productUrl: `/${seedSlug(product)}`,
    quantity: 1,
    key: randomUUID(),
  });
  await browser.json(chooseAddress, 'POST', '/api', TEST_ADDRESS_FIELDS);
});

const confirm = async (fields: object) => (await browser.json(POST, 'POST', '/api', fields)).body;
const log = () => setup.api.context.db.selectFrom('consents').select(['purpose', 'granted', 'source']).execute();
const PAYMENT = '/checkout?step=payment';
const AGREED = [{ purpose: 'updates-whatsapp', granted: 1, source: 'checkout' }];

test('the ticked box of the delivery step is consent, with a script', async () => {
  expect(await confirm({ whatsApp: 'on' })).toEqual({ ok: true, location: PAYMENT });
  expect(await log()).toEqual(AGREED);
});

test('the ticked box of the delivery step is consent, without JavaScript', async () => {
  const { status, headers } = await browser.form(POST, '/api', { whatsApp: 'on' });
  expect([status, headers.get('location')]).toEqual([303, PAYMENT]);
  expect(await log()).toEqual(AGREED);
});

test.each([[undefined], [true], ['yes'], ['off'], [['on']]])(
  'only an express tick is consent, and %j neither gives nor withdraws it',
  async (whatsApp) => {
    expect(await confirm({ whatsApp })).toMatchObject({ ok: true });
    expect(await log()).toEqual([]);
    await confirm({ whatsApp: 'on' });
    await confirm({ whatsApp });
    expect(await log()).toEqual(AGREED);
  },
);

test('a step with another problem records no consent', async () => {
  expect(await confirm({ whatsApp: 'on', gstin: 'x' })).toMatchObject({ ok: false });
  expect(await log()).toEqual([]);
});

test('a tick that was kept while a billing address is added is no consent yet', async () => {
  expect(await confirm({ whatsApp: 'on', intent: 'add-billing' })).toMatchObject({ ok: true });
  expect(await log()).toEqual([]);
});

test('an order can be placed although the consent cannot be saved', async () => {
  setup.intercept = ({ name }) => (name === 'UpdateConsents' ? new Response('no', { status: 500 }) : undefined);
  expect(await confirm({ whatsApp: 'on' })).toEqual({ ok: true, location: PAYMENT });
});
