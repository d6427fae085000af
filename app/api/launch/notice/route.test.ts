import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type Browser, type HandlerResponse, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

process.env.LAUNCH_AT = '2099-01-01T00:00:00Z';

import { POST } from './route.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LAUNCH = NOW + MINUTE_MS;
const PATH = '/api/launch/notice';
const CONTACT = 'Enter a 10-digit mobile number or an email address.';

const setup = setUpRetailApi({ isFreshForEachTest: true, launchAt: LAUNCH, now: () => now });
let browser: Browser;
let now: number;

beforeEach(async () => {
  now = NOW;
  browser = newBrowser();
});

const json = (contact: unknown = '98765 43210') => browser.json(POST, 'POST', PATH, { contact });
const form = (contact = '98765 43210') => browser.form(POST, PATH, { contact });
const storedNotices = () =>
  setup.api.context.db.selectFrom('launch_notices').select(['channel', 'recipient']).execute();
const location = (answer: HandlerResponse) => answer.headers.get('location');
const failWith = (response: () => Response) => {
  setup.intercept = ({ name }) => (name === 'LaunchNotice' ? response() : undefined);
};

test.each([
  ['+91 98765-43210', { channel: 'sms', recipient: '9876543210' }],
  [' asha@example.com ', { channel: 'mail', recipient: 'asha@example.com' }],
])('the launch notice contact %s is saved', async (contact, expected) => {
  const answer = await json(contact);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ ok: true, location: '/counter' });
  expect(await storedNotices()).toEqual([expected]);
});

test('a known launch notice contact gets the same reply as an unknown one', async () => {
  const first = await json('asha@example.com');
  now += 30_000;
  browser = newBrowser();
  const second = await json('asha@example.com');
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await storedNotices()).toHaveLength(1);
});

test.each([[''], ['98765'], ['asha@'], ['9'.repeat(10_000)], [['9876543210']]])(
  'the launch notice contact %j is refused at its field, before any API call',
  async (contact) => {
    const answer = await json(contact);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ ok: false, problems: { contact: CONTACT } });
    expect(setup.names()).toEqual([]);
  },
);

test('a launch notice request after the opening redirects to the store', async () => {
  now = LAUNCH;
  expect((await json()).body).toEqual({ ok: false, problems: {}, location: '/' });
  expect(location(await form())).toBe('/');
  expect(await storedNotices()).toEqual([]);
});

test('too many launch notice requests return HTTP 429 with Retry-After', async () => {
  failWith(() => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } }));
  const answer = await json();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  expect(answer.body.message).toBe('You have requested too many alerts. Please try again in 10 minutes.');
  expect(location(await form())).toBe('/counter?notice=notify-too-many#notify');
});

test('an outage of the launch notice is reported with HTTP 503', async () => {
  failWith(() => new Response('', { status: 500 }));
  expect((await json()).status).toBe(503);
  expect(location(await form())).toBe('/counter?notice=notify-unavailable#notify');
});

test('without JavaScript a launch notice redirects to its page, without the contact in the URL', async () => {
  const answer = await form();
  expect(answer.status).toBe(303);
  expect(location(answer)).toBe('/counter?notice=notify-saved#notify');
  expect(await storedNotices()).toHaveLength(1);
  expect(location(await form('98'))).toBe('/counter?notice=notify-contact#notify');
});

test('a cross-site launch notice request is refused', async () => {
  const answer = await browser.json(POST, 'POST', PATH, { contact: '9876543210' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(setup.names()).toEqual([]);
});
