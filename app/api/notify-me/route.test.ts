import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import type { HandlerResponse } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const RING = SEED_PRODUCTS.find(({ code }) => code === '7701SV01');
const PAGE = RING ? `/${seedSlug(RING)}` : '';
const SOLD_OUT = '7701SV01-16';
const IN_STOCK = '7701SV01-14';
const CONTACT = 'Enter a 10-digit mobile number or an email address.';

const setup = setUpRetailApi({ isFreshForEachTest: true });
const { browser } = setup;

const input = (change: object = {}) => ({ sku: SOLD_OUT, contact: '98765 43210', productUrl: PAGE, ...change });
const json = (change: object = {}) => browser.json(POST, 'POST', '/api/notify-me', input(change));
const form = (change: Record<string, string> = {}) =>
  browser.form(POST, '/api/notify-me', input(change) as Record<string, string>);
const storedAlerts = () =>
  setup.api.context.db.selectFrom('notify_requests').select(['sku', 'channel', 'recipient']).execute();
const location = (answer: HandlerResponse) => answer.headers.get('location');

describe('Notify Me requests', () => {
  test.each([
    ['+91 98765-43210', { channel: 'sms', recipient: '9876543210' }],
    ['098765 43210', { channel: 'sms', recipient: '9876543210' }],
    [' asha@example.com ', { channel: 'mail', recipient: 'asha@example.com' }],
  ])('a Notify Me request for the contact %s is saved', async (contact, expected) => {
    const answer = await json({ contact });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ok: true, location: PAGE });
    expect(await storedAlerts()).toEqual([{ sku: SOLD_OUT, ...expected }]);
  });

  test('a Notify Me request sent twice is saved once, with the same reply', async () => {
    const first = await json();
    const second = await json();
    expect(second.body).toEqual(first.body);
    expect(await storedAlerts()).toHaveLength(1);
  });

  test.each([
    ['no contact', { contact: '' }, { contact: CONTACT }],
    ['a short number', { contact: '98765' }, { contact: CONTACT }],
    ['a broken address', { contact: 'asha@' }, { contact: CONTACT }],
    ['a contact of 10 kB', { contact: '9'.repeat(10_000) }, { contact: CONTACT }],
    ['a contact as a list', { contact: ['9876543210'] }, { contact: CONTACT }],
    ['no size', { sku: '' }, { sku: 'Select the size you want.' }],
  ])('a Notify Me request with %s is refused at its field, before any API call', async (_case, change, problems) => {
    const answer = await json(change);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ ok: false, problems });
    expect(setup.names()).toEqual([]);
  });

  test('a Notify Me request for an unknown size says that it is not sold', async () => {
    const answer = await json({ sku: 'NO-SUCH-SIZE' });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ ok: false, message: /no longer sell/ });
    expect(await storedAlerts()).toEqual([]);
  });

  test('a Notify Me request for a size in stock again says that it can be bought', async () => {
    const answer = await json({ sku: IN_STOCK });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      ok: false,
      message: 'This size is back in stock. You can add it to your cart.',
    });
    expect(location(await form({ sku: IN_STOCK }))).toBe(`${PAGE}?notice=notify-in-stock#notify`);
    expect(await storedAlerts()).toEqual([]);
  });

  test('too many Notify Me requests return HTTP 429 with Retry-After', async () => {
    setup.intercept = ({ name }) =>
      name === 'NotifyMe' ? replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } }) : undefined;
    const answer = await json();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(answer.body.message).toBe('You have requested too many alerts. Please try again in 10 minutes.');
    expect(location(await form())).toBe(`${PAGE}?notice=notify-too-many#notify`);
  });

  test('an outage of Notify Me is reported with HTTP 503', async () => {
    setup.intercept = ({ name }) => (name === 'NotifyMe' ? new Response('', { status: 500 }) : undefined);
    const answer = await json();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.body.message).toMatch(/^Something went wrong on our side, so we saved nothing/);
    expect(location(await form())).toBe(`${PAGE}?notice=notify-unavailable#notify`);
  });

  test("a Notify Me request of a customer signed out meanwhile is saved as a guest's", async () => {
    let refused = 0;
    setup.intercept = ({ name }) => {
      if (name !== 'NotifyMe' || refused > 0) return undefined;
      refused += 1;
      return replyOf.outcome({ code: 'SessionRevoked' });
    };
    expect((await json()).status).toBe(200);
    expect(await storedAlerts()).toHaveLength(1);
  });
});

describe('Notify Me without JavaScript', () => {
  test('without JavaScript a Notify Me request redirects to its page with a notice', async () => {
    const answer = await form();
    expect(answer.status).toBe(303);
    expect(location(answer)).toBe(`${PAGE}?notice=notify-saved#notify`);
    expect(await storedAlerts()).toHaveLength(1);
  });

  test.each([
    ['notify-contact', { contact: 'x' }],
    ['notify-size', { sku: '' }],
    ['notify-gone', { sku: 'NO-SUCH-SIZE' }],
  ])('without JavaScript a refused Notify Me request returns with the notice %s', async (notice, change) => {
    expect(location(await form(change))).toBe(`${PAGE}?notice=${notice}#notify`);
  });

  test.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a Notify Me redirect never leaves the store: %s',
    async (productUrl) => {
      for (const contact of ['9876543210', 'x']) {
        const to = location(await form({ productUrl, contact })) ?? '';
        expect(new URL(to, 'http://shop.test').origin).toBe('http://shop.test');
        expect(to).toMatch(/^\/(?![/\\])/);
      }
    },
  );

  test('the contact of a Notify Me request is in no URL', async () => {
    for (const contact of ['9876543210', 'asha@example', 'asha@example.com']) {
      expect(location(await form({ contact }))).not.toMatch(/asha|98765/);
    }
  });
});

test('a cross-site Notify Me request is refused', async () => {
  const answer = await browser.json(POST, 'POST', '/api/notify-me', input(), { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(setup.names()).toEqual([]);
});
