import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/notify';
const RING = '7701SV01-16';
const WATCH = '3301TK01';
const IN_STOCK = '7701SV01-14';
const SELECT = 'Select at least one product.';
const CONTACT = 'Enter a 10-digit mobile number or an email address.';

const setup = setUpRetailApi({ isFreshForEachTest: true });
const { browser } = setup;

const send = (fields: object) => browser.json(POST, 'POST', PATH, fields);
const storedAlerts = async () => {
  const rows = await setup.api.context.db.selectFrom('notify_requests').select(['sku', 'recipient']).execute();
  return rows.map(({ sku, recipient }) => `${sku} ${recipient}`).toSorted();
};

test('each selected sold-out product is saved as a separate Notify Me request, once', async () => {
  const fields = { 'sku-0': RING, 'sku-4': WATCH, 'sku-5': WATCH, contact: '98765 43210' };
  const answer = await send(fields);
  expect(answer.body).toEqual({ ok: true, location: '/cart?notice=notify-saved' });
  expect((await send(fields)).body).toEqual(answer.body);
  expect(await storedAlerts()).toEqual([`${WATCH} 9876543210`, `${RING} 9876543210`]);
});

test.each([
  ['nothing selected', { contact: 'asha@example.com' }, { lines: SELECT }],
  ['no contact', { 'sku-0': RING, contact: '' }, { contact: CONTACT }],
  ['neither', {}, { lines: SELECT, contact: CONTACT }],
  [
    'more than ten',
    {
      ...Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`sku-${index}`, `S${index}`])),
      contact: '9876543210',
    },
    { lines: 'Select up to 10 products at a time.' },
  ],
  ['a tick that is no text', { 'sku-0': [RING], contact: '9876543210' }, { lines: SELECT }],
])('%s is refused at its field, before any API call', async (_case, fields, problems) => {
  expect(await send(fields)).toMatchObject({ status: 422, body: { ok: false, problems } });
  expect(setup.names()).toEqual([]);
});

test('a Notify Me form with a product in stock again saves nothing and says so', async () => {
  const answer = await send({ 'sku-0': RING, 'sku-1': IN_STOCK, contact: 'asha@example.com' });
  expect(answer.body).toMatchObject({ ok: false, problems: { '': expect.stringMatching(/back in stock/) } });
  expect(await storedAlerts()).toEqual([]);
});

test('a Notify Me form that is rate limited says when to retry', async () => {
  await send({ 'sku-0': RING, contact: 'asha@example.com' });
  const answer = await send({ 'sku-0': WATCH, contact: 'asha@example.com' });
  expect(answer.body).toMatchObject({ ok: false, problems: { '': expect.stringMatching(/try again in 30 seconds/) } });
  expect(answer.headers.get('retry-after')).toBe('30');
});

test('a Notify Me outage says that nothing was saved', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  const answer = await send({ 'sku-0': RING, contact: 'asha@example.com' });
  expect(answer.body).toMatchObject({
    ok: false,
    problems: { '': expect.stringMatching(/^Something went wrong on our side/) },
  });
  expect(await storedAlerts()).toEqual([]);
});

describe('Notify Me without JavaScript', () => {
  test('without JavaScript the cart confirms the Notify Me request', async () => {
    const answer = await browser.form(POST, PATH, { 'sku-0': RING, 'sku-1': WATCH, contact: 'asha@example.com' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart?notice=notify-saved']);
    expect(await storedAlerts()).toHaveLength(2);
  });

  test('without JavaScript a refused Notify Me form returns to its panel', async () => {
    const answer = await browser.form(POST, PATH, { 'sku-0': RING, contact: '98' });
    expect(answer.headers.get('location')).toBe('/cart?refused=cart-notify#out-of-stock');
    expect(answer.cookies.length).toBeGreaterThan(0);
  });
});
