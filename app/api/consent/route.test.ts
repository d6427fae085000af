import { NOTICE_VERSION } from '#lib/storefront/marketing/consent/purposes.ts';
import { customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { readCode } from '#lib/testing/messages.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

import { POST as sendCode } from '../sign-in/code/route.ts';
import { POST as signIn } from '../sign-in/route.ts';
import { POST } from './route.ts';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;

beforeEach(async () => {
  intercept = () => undefined;
  made = await clientOnApi((exchange) => intercept(exchange));
  serveWith(made.client);
});
afterEach(() => made.api.close());

let count = 0;
const choice = (change: object = {}) => {
  count += 1;
  return { key: `choice-number-${count}`, version: NOTICE_VERSION, granted: ['statistics'], ageSeconds: 0, ...change };
};
const tell = (change: object = {}, browser: Browser = newBrowser(), headers = {}) =>
  browser.json(POST, 'POST', '/api/consent', choice(change), headers);
const rows = () =>
  made.api.context.db
    .selectFrom('visit_consents')
    .select(['customer_id', 'purpose', 'granted', 'version'])
    .orderBy('purpose')
    .execute();

test('records every purpose: what is named as agreed to, the others as refused', async () => {
  const answer = await tell();
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect(await rows()).toEqual([
    { customer_id: null, purpose: 'campaigns', granted: 0, version: NOTICE_VERSION },
    { customer_id: null, purpose: 'recent', granted: 0, version: NOTICE_VERSION },
    { customer_id: null, purpose: 'statistics', granted: 1, version: NOTICE_VERSION },
  ]);
});

test('a choice made under the notice before says nothing of what that did not ask about', async () => {
  await tell({ version: '1' });
  expect((await rows()).map(({ purpose }) => purpose)).toEqual(['campaigns', 'statistics']);
});

test('of the customer, where one is signed in', async () => {
  const { browser, customer } = await customerBrowser(made.api);
  await tell({ granted: [] }, browser);
  expect((await rows()).map(({ customer_id, granted }) => [customer_id, granted])).toEqual([
    [customer.id, 0],
    [customer.id, 0],
    [customer.id, 0],
  ]);
});

test('of whoever signs in later in the same visit', async () => {
  const [browser, mobile] = [newBrowser(), '9876543210'];
  await tell({}, browser);
  await browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile });
  const code = await readCode(made.api.context.db, mobile);
  const boxes = Object.fromEntries([...code].map((digit, box) => [`digit${box + 1}`, digit]));
  expect((await browser.json(signIn, 'POST', '/api/sign-in', boxes)).status).toBe(200);
  const customer = await made.api.context.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  expect((await rows()).map(({ customer_id }) => customer_id)).toEqual([customer.id, customer.id, customer.id]);
});

test.each([
  [{ granted: ['everything'] }],
  [{ granted: ['statistics', 'campaigns', 'recent', 'statistics'] }],
  [{ granted: 'statistics' }],
  [{ version: 'x'.repeat(21) }],
  [{ key: 'x' }],
  [{ ageSeconds: -1 }],
  [{ ageSeconds: 1e9 }],
  [{ ageSeconds: '1' }],
])('refuses %j before any call', async (change) => {
  expect((await tell(change)).status).toBe(400);
  expect(made.names()).toEqual([]);
});

test('no other site chooses for a visitor', async () => {
  expect((await tell({}, newBrowser(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(made.names()).toEqual([]);
});

test.each([
  [503, () => new Response('', { status: 500 })],
  [429, () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 60 } })],
])('answers %i where it cannot be recorded, and the choice counts', async (status, reply) => {
  intercept = ({ name }) => (name === 'VisitConsent' ? reply() : undefined);
  const answer = await tell();
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/^We saved your choice in this browser/);
  expect(await rows()).toEqual([]);
});
