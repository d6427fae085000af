import { customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

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
  return { key: `choice-number-${count}`, version: '1', granted: ['statistics'], ageSeconds: 0, ...change };
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
    { customer_id: null, purpose: 'campaigns', granted: 0, version: '1' },
    { customer_id: null, purpose: 'statistics', granted: 1, version: '1' },
  ]);
});

test('of the customer, where one is signed in', async () => {
  const { browser, customer } = await customerBrowser(made.api);
  await tell({ granted: [] }, browser);
  expect((await rows()).map(({ customer_id, granted }) => [customer_id, granted])).toEqual([
    [customer.id, 0],
    [customer.id, 0],
  ]);
});

test.each([
  [{ granted: ['everything'] }],
  [{ granted: ['statistics', 'campaigns', 'statistics'] }],
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
  expect(answer.body.message).toMatch(/^Your choice counts in this browser/);
  expect(await rows()).toEqual([]);
});
