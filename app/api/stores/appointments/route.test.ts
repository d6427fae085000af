import * as apiPaths from '#lib/shared/api-paths.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

import { POST } from './route.ts';

/** A Sunday at noon in India. */
const NOW = Date.parse('2026-11-22T12:00:00+05:30');
const SLUG = 'jaipur-store--st1';
const PAGE = `/appointments/${SLUG}`;
const STORE = {
  StoreCode: 'ST1',
  Name: 'Jaipur Store',
  Address: '1, A Road',
  City: 'Jaipur',
  State: 'Rajasthan',
  Pincode: '302001',
  Latitude: 26.9,
  Longitude: 75.8,
  Phone: '+91 00000 10101',
  Hours: { MonToFri: '10:30-16:00' },
  Services: ['Ring sizing'],
};

let made: Awaited<ReturnType<typeof clientOnApi>>;
let browser: Browser;
/** Answers in the place of the API; undefined lets it answer. */
let intercept: (exchange: Exchange) => Response | undefined;

beforeAll(async () => {
  made = await clientOnApi((exchange) => intercept(exchange), { now: () => NOW });
  await made.api.context.db
    .insertInto('stores')
    .values({ code: 'ST1', document: JSON.stringify(STORE), position: 0 })
    .execute();
});
beforeEach(async () => {
  intercept = () => undefined;
  browser = newBrowser();
  serveWith(made.client);
  for (const table of ['appointments', 'idempotency_keys', 'limit_events'] as const) {
    await made.api.context.db.deleteFrom(table).execute();
  }
});
afterAll(() => made.api.close());

const visit = (change: object = {}) => ({
  key: 'opened-form-1',
  store: SLUG,
  day: '2026-11-27',
  part: 'afternoon',
  service: 'Ring sizing',
  name: 'Asha Rao',
  mobile: '+91 98765-43210',
  note: ' Two rings.\r\nOne is wide. ',
  ...change,
});
const json = (change: object = {}, headers = {}) =>
  browser.json(POST, 'POST', apiPaths.appointments(), visit(change), headers);
const form = (change: object = {}) =>
  browser.form(POST, apiPaths.appointments(), visit(change) as Record<string, string>);
const kept = () =>
  made.api.context.db.selectFrom('appointments').select(['day', 'part', 'name', 'mobile', 'note']).execute();
const ROW = { day: '2026-11-27', part: 'afternoon', name: 'Asha Rao', mobile: '9876543210' };

test('a request is kept, and leads to what comes next', async () => {
  const { status, body } = await json();
  expect([status, body]).toEqual([200, { ok: true, location: `${PAGE}?notice=requested` }]);
  expect(await kept()).toEqual([{ ...ROW, note: 'Two rings.\nOne is wide.' }]);
});

test('sent twice it is one request; changed and sent again it is another', async () => {
  await json();
  expect((await json()).status).toBe(200);
  expect(await kept()).toHaveLength(1);
  expect((await json({ note: 'Three rings.' })).status).toBe(200);
  expect(await kept()).toHaveLength(2);
});

test.each([
  [{ day: '' }, { day: 'Choose a day.' }],
  [{ part: '' }, { part: 'Choose a time of day.' }],
  [{ service: '' }, { service: 'Choose a service.' }],
  [{ name: '  ' }, { name: 'Enter your name, at most 100 characters.' }],
  [{ mobile: '98765' }, { mobile: 'Enter a 10-digit mobile number.' }],
  [{ note: 'x'.repeat(301) }, { note: 'Write at most 300 characters.' }],
])('%j is refused at its field, before any call', async (change, problems) => {
  const before = made.names().length;
  expect(await json(change)).toMatchObject({ status: 422, body: { ok: false, problems } });
  expect(made.names()).toHaveLength(before);
});

test.each([
  [{ day: '2026-11-28' }, { day: 'The store cannot take visits on that day. Please choose another day.' }],
  [{ part: 'evening' }, { part: 'The store is closed at that time. Please choose another time of day.' }],
  [{ service: 'Video shopping' }, { service: 'Choose a service.' }],
])('%j is refused by the shop, at its field', async (change, problems) => {
  expect(await json(change)).toMatchObject({ status: 422, body: { ok: false, problems } });
  expect(await kept()).toEqual([]);
});

test('an unknown shop is not found', async () => {
  expect((await json({ store: 'nowhere' })).status).toBe(404);
  expect((await json({ store: 'gone-store--st9' })).status).toBe(404);
});

test('beyond the limit it says when to come back', async () => {
  intercept = ({ name }) =>
    name === 'RequestAppointment'
      ? replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } })
      : undefined;
  const { status, headers, body } = await json();
  expect([status, headers.get('retry-after')]).toEqual([429, '600']);
  expect(body.problems).toEqual({ '': 'You have requested too many visits. Try again in 10 minutes.' });
});

test('another site cannot ask in a shopper’s name', async () => {
  const before = made.names().length;
  expect((await json({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(made.names()).toHaveLength(before);
});

describe('without scripts', () => {
  test('it leads to what comes next, and nothing personal stands in the address', async () => {
    const { status, headers } = await form();
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}?notice=requested`]);
    expect(await kept()).toHaveLength(1);
  });

  test('a refused one comes back to its page, with what was typed kept in a cookie', async () => {
    const { status, headers, cookies } = await form({ mobile: '98' });
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}?refused=appointment`]);
    expect(cookies).toHaveLength(1);
  });

  test.each(['https://evil.example/x', '//evil.example', '/\\evil.example', '../..'])(
    'it never leads off the store: %s',
    async (store) => {
      const { headers } = await form({ store, mobile: '98' });
      expect(headers.get('location')).toMatch(/^\/appointments\/[^/]/);
    },
  );
});
