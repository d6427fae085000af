import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import type { HandlerResponse } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const WATCH = SEED_PRODUCTS.find(({ code }) => code === '1801AV01');
const PAGE = WATCH ? `/${seedSlug(WATCH)}` : '';
const SOLD_OUT = '3301TK01';
const CONTACT = 'Enter a 10-digit mobile number or an email address.';

const setup = setUpRetailApi({ isFreshForEachTest: true });
const { browser } = setup;

const input = (change: object = {}) => ({
  productCode: '1801AV01',
  contact: '98765 43210',
  productUrl: PAGE,
  ...change,
});
const json = (change: object = {}) => browser.json(POST, 'POST', '/api/price-alert', input(change));
const form = (change: Record<string, string> = {}) =>
  browser.form(POST, '/api/price-alert', input(change) as Record<string, string>);
const stored = () =>
  setup.api.context.db.selectFrom('price_alerts').select(['product_code', 'channel', 'recipient']).execute();
const location = (answer: HandlerResponse) => answer.headers.get('location');

test('a price alert is saved for a mobile number, and repeating it gets the same reply', async () => {
  const first = await json();
  expect([first.status, first.body]).toEqual([200, { ok: true, location: PAGE }]);
  expect((await json()).body).toEqual(first.body);
  expect(await stored()).toEqual([{ product_code: '1801AV01', channel: 'sms', recipient: '9876543210' }]);
});

test('a price alert with a broken contact is refused at its field, before any API call', async () => {
  const answer = await json({ contact: 'asha@' });
  expect([answer.status, answer.body]).toEqual([422, { ok: false, problems: { contact: CONTACT } }]);
  expect(setup.names()).toEqual([]);
});

test.each([
  ['an unknown product', 'NOSUCH', 404, 'price-gone', /no longer sell this product/],
  ['a sold-out product', SOLD_OUT, 409, 'price-sold-out', /sold out now, so we saved nothing/],
])('a price alert for %s is refused', async (_case, productCode, status, notice, message) => {
  const answer = await json({ productCode });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  expect(location(await form({ productCode }))).toBe(`${PAGE}?notice=${notice}#price-alert`);
  expect(await stored()).toEqual([]);
});

test('too many price alerts return HTTP 429 with the time to wait', async () => {
  setup.intercept = ({ name }) =>
    name === 'PriceAlert' ? replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } }) : undefined;
  const answer = await json();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  expect(answer.body.message).toBe('You have requested too many alerts. Please try again in 10 minutes.');
  expect(location(await form())).toBe(`${PAGE}?notice=price-too-many#price-alert`);
});

test('an outage of price alerts is reported with HTTP 503', async () => {
  setup.intercept = ({ name }) => (name === 'PriceAlert' ? new Response('', { status: 500 }) : undefined);
  expect((await json()).status).toBe(503);
  expect(location(await form())).toBe(`${PAGE}?notice=price-unavailable#price-alert`);
});

test('without JavaScript a price alert redirects to its page with a notice, and no contact is in a URL', async () => {
  const answer = await form();
  expect([answer.status, location(answer)]).toEqual([303, `${PAGE}?notice=price-saved#price-alert`]);
  expect(location(await form({ contact: 'x' }))).toBe(`${PAGE}?notice=price-contact#price-alert`);
  expect(await stored()).toHaveLength(1);
});

test('a redirect of a price alert never leaves the store', async () => {
  expect(location(await form({ productUrl: '//evil.example' }))).toMatch(/^\/(?![/\\])/);
});
