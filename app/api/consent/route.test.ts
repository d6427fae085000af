import { NOTICE_VERSION } from '#lib/storefront/marketing/consent/purposes.ts';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as sendCode } from '../sign-in/code/route.ts';
import { POST as signIn } from '../sign-in/route.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi({ isFreshForEachTest: true });

let count = 0;
const choice = (change: object = {}) => {
  count += 1;
  return { key: `choice-number-${count}`, version: NOTICE_VERSION, granted: ['statistics'], ageSeconds: 0, ...change };
};
const report = (change: object = {}, browser: Browser = newBrowser(), headers = {}) =>
  browser.json(POST, 'POST', '/api/consent', choice(change), headers);
const rows = () =>
  setup.api.context.db
    .selectFrom('visit_consents')
    .select(['customer_id', 'purpose', 'granted', 'version'])
    .orderBy('purpose')
    .execute();

test("a visit's consent records every purpose, the named ones as granted and the others as refused", async () => {
  const answer = await report();
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect(await rows()).toEqual([
    { customer_id: null, purpose: 'campaigns', granted: 0, version: NOTICE_VERSION },
    { customer_id: null, purpose: 'recent', granted: 0, version: NOTICE_VERSION },
    { customer_id: null, purpose: 'statistics', granted: 1, version: NOTICE_VERSION },
  ]);
});

test('a choice made under an earlier notice records only the purposes of that notice', async () => {
  await report({ version: '1' });
  expect((await rows()).map(({ purpose }) => purpose)).toEqual(['campaigns', 'statistics']);
});

test("a visit's consent is recorded for the signed-in customer", async () => {
  const { browser, customer } = await customerBrowser(setup.api);
  await report({ granted: [] }, browser);
  expect((await rows()).map(({ customer_id, granted }) => [customer_id, granted])).toEqual([
    [customer.id, 0],
    [customer.id, 0],
    [customer.id, 0],
  ]);
});

test("a visit's consent is assigned to the customer who signs in later in the same visit", async () => {
  const [browser, mobile] = [newBrowser(), '9876543210'];
  await report({}, browser);
  await browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile });
  const code = await readSentCode(setup.api.context.db, mobile);
  const boxes = Object.fromEntries([...code].map((digit, box) => [`digit${box + 1}`, digit]));
  expect((await browser.json(signIn, 'POST', '/api/sign-in', boxes)).status).toBe(200);
  const customer = await setup.api.context.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
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
])('the consent report %j is refused before any API call', async (change) => {
  expect((await report(change)).status).toBe(400);
  expect(setup.names()).toEqual([]);
});

test('a cross-site consent report is refused', async () => {
  expect((await report({}, newBrowser(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(setup.names()).toEqual([]);
});

test.each([
  [503, () => new Response('', { status: 500 })],
  [429, () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 60 } })],
])('a consent that cannot be recorded returns HTTP %i and still applies in the browser', async (status, reply) => {
  setup.intercept = ({ name }) => (name === 'VisitConsent' ? reply() : undefined);
  const answer = await report();
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/^We saved your choice in this browser/);
  expect(await rows()).toEqual([]);
});
