import { type Answer, type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';
process.env.LAUNCH_AT = '2099-01-01T00:00:00Z';

import { POST } from './route.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LAUNCH = NOW + 60_000;
const PATH = '/api/launch/notice';
const CONTACT = 'Enter a 10-digit mobile number or an email address.';

let made: Awaited<ReturnType<typeof clientOnApi>>;
/** Answers in the place of the API; undefined lets it answer. */
let intercept: (exchange: Exchange) => Response | undefined;
let browser: Browser;
let now: number;

beforeEach(async () => {
  now = NOW;
  intercept = () => undefined;
  made = await clientOnApi((exchange) => intercept(exchange), { launchAt: LAUNCH, now: () => now });
  browser = newBrowser();
  serveWith(made.client);
});
afterEach(() => made.api.close());

const json = (contact: unknown = '98765 43210') => browser.json(POST, 'POST', PATH, { contact });
const form = (contact = '98765 43210') => browser.form(POST, PATH, { contact });
const kept = () => made.api.context.db.selectFrom('launch_notices').select(['channel', 'recipient']).execute();
const location = (answer: Answer) => answer.headers.get('location');
const failWith = (response: () => Response) => {
  intercept = ({ name }) => (name === 'LaunchNotice' ? response() : undefined);
};

test.each([
  ['+91 98765-43210', { channel: 'sms', recipient: '9876543210' }],
  [' asha@example.com ', { channel: 'mail', recipient: 'asha@example.com' }],
])('%s is kept', async (contact, expected) => {
  const answer = await json(contact);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ ok: true, location: '/counter' });
  expect(await kept()).toEqual([expected]);
});

test('a known address is answered as an unknown one', async () => {
  const first = await json('asha@example.com');
  now += 30_000;
  browser = newBrowser();
  const second = await json('asha@example.com');
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await kept()).toHaveLength(1);
});

test.each([[''], ['98765'], ['asha@'], ['9'.repeat(10_000)], [['9876543210']]])(
  '%j is refused at its field, before any call',
  async (contact) => {
    const answer = await json(contact);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ ok: false, problems: { contact: CONTACT } });
    expect(made.names()).toEqual([]);
  },
);

test('where the store is open by now it leads there', async () => {
  now = LAUNCH;
  expect((await json()).body).toEqual({ ok: false, problems: {}, location: '/' });
  expect(location(await form())).toBe('/');
  expect(await kept()).toEqual([]);
});

test('beyond the limit says when to come back', async () => {
  failWith(() => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } }));
  const answer = await json();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  expect(answer.body.message).toBe('You have asked for too many messages. Please try again in 10 minutes.');
  expect(location(await form())).toBe('/counter?notice=notify-too-many#notify');
});

test('during an outage is not lost silently', async () => {
  failWith(() => new Response('', { status: 500 }));
  expect((await json()).status).toBe(503);
  expect(location(await form())).toBe('/counter?notice=notify-unavailable#notify');
});

test('without scripts the page comes back, and nothing typed stands in its address', async () => {
  const answer = await form();
  expect(answer.status).toBe(303);
  expect(location(answer)).toBe('/counter?notice=notify-saved#notify');
  expect(await kept()).toHaveLength(1);
  expect(location(await form('98'))).toBe('/counter?notice=notify-contact#notify');
});

test('another site cannot ask in a visitor’s name', async () => {
  const answer = await browser.json(POST, 'POST', PATH, { contact: '9876543210' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(made.names()).toEqual([]);
});
