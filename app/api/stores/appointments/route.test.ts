import * as apiPaths from '#lib/shared/api-paths.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

/** A Sunday at noon IST. */
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

const setup = setUpRetailApi({ now: () => NOW });
let browser: Browser;

beforeAll(async () => {
  await setup.api.context.db
    .insertInto('stores')
    .values({ code: 'ST1', document: JSON.stringify(STORE), position: 0 })
    .execute();
});
beforeEach(async () => {
  browser = newBrowser();
  for (const table of ['appointments', 'idempotency_keys', 'limit_events'] as const) {
    await setup.api.context.db.deleteFrom(table).execute();
  }
});

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
const storedRows = () =>
  setup.api.context.db.selectFrom('appointments').select(['day', 'part', 'name', 'mobile', 'note']).execute();
const ROW = { day: '2026-11-27', part: 'afternoon', name: 'Asha Rao', mobile: '9876543210' };

test('an appointment request is saved and leads to the next steps', async () => {
  const { status, body } = await json();
  expect([status, body]).toEqual([200, { ok: true, location: `${PAGE}?notice=requested` }]);
  expect(await storedRows()).toEqual([{ ...ROW, note: 'Two rings.\nOne is wide.' }]);
});

test('an appointment form sent twice makes one request; changed and sent again it makes another', async () => {
  await json();
  expect((await json()).status).toBe(200);
  expect(await storedRows()).toHaveLength(1);
  expect((await json({ note: 'Three rings.' })).status).toBe(200);
  expect(await storedRows()).toHaveLength(2);
});

test.each([
  [{ day: '' }, { day: 'Choose a day.' }],
  [{ part: '' }, { part: 'Choose a time of day.' }],
  [{ service: '' }, { service: 'Choose a service.' }],
  [{ name: '  ' }, { name: 'Enter your name, at most 100 characters.' }],
  [{ mobile: '98765' }, { mobile: 'Enter a 10-digit mobile number.' }],
  [{ note: 'x'.repeat(301) }, { note: 'Write at most 300 characters.' }],
])('the appointment field %j is refused at the field, before any API call', async (change, problems) => {
  const before = setup.names().length;
  expect(await json(change)).toMatchObject({ status: 422, body: { ok: false, problems } });
  expect(setup.names()).toHaveLength(before);
});

test.each([
  [{ day: '2026-11-28' }, { day: 'The store cannot take visits on that day. Please choose another day.' }],
  [{ part: 'evening' }, { part: 'The store is closed at that time. Please choose another time of day.' }],
  [{ service: 'Video shopping' }, { service: 'Choose a service.' }],
])('the appointment field %j is refused by the retail API, at the field', async (change, problems) => {
  expect(await json(change)).toMatchObject({ status: 422, body: { ok: false, problems } });
  expect(await storedRows()).toEqual([]);
});

test('a video call asks for no service, and sends none that a form without scripts holds', async () => {
  await json({ meeting: 'video', service: '' });
  await json({ meeting: 'video', service: 'Ring sizing', key: 'opened-form-2' });
  const sent = setup.exchanges.filter(({ name }) => name === 'RequestAppointment').slice(-2);
  const call = { Service: '', VideoCall: { Language: 'en' } };
  expect(sent).toMatchObject([{ body: call }, { body: call }]);
});

test('an appointment at an unknown physical store is not found', async () => {
  expect((await json({ store: 'nowhere' })).status).toBe(404);
  expect((await json({ store: 'gone-store--st9' })).status).toBe(404);
});

test('too many appointment requests return HTTP 429 with Retry-After', async () => {
  setup.intercept = ({ name }) =>
    name === 'RequestAppointment'
      ? replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 600 } })
      : undefined;
  const { status, headers, body } = await json();
  expect([status, headers.get('retry-after')]).toEqual([429, '600']);
  expect(body.problems).toEqual({ '': 'You have requested too many visits. Try again in 10 minutes.' });
});

test('a cross-site appointment request is refused', async () => {
  const before = setup.names().length;
  expect((await json({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(setup.names()).toHaveLength(before);
});

describe('appointments without JavaScript', () => {
  test('without JavaScript an appointment request leads to the next steps, without personal data in the URL', async () => {
    const { status, headers } = await form();
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}?notice=requested`]);
    expect(await storedRows()).toHaveLength(1);
  });

  test('without JavaScript a refused appointment form returns to its page, with its values in a cookie', async () => {
    const { status, headers, cookies } = await form({ mobile: '98' });
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}?refused=appointment`]);
    expect(cookies).toHaveLength(1);
  });

  test.each(['https://evil.example/x', '//evil.example', '/\\evil.example', '../..'])(
    'an appointment redirect never leaves the store: %s',
    async (store) => {
      const { headers } = await form({ store, mobile: '98' });
      expect(headers.get('location')).toMatch(/^\/appointments\/[^/]/);
    },
  );
});

test('a video call is sent on with its language, and a visit without any', async () => {
  const sentOn: unknown[] = [];
  setup.intercept = ({ name, body }) => {
    if (name !== 'RequestAppointment') return undefined;
    sentOn.push((body as Record<string, unknown>).VideoCall);
    return replyOf.data({ Reference: 'AP-7K2M9Q' });
  };
  await json({ meeting: 'video', language: 'hi' });
  await json({ meeting: 'visit', language: 'hi' });
  await json();
  expect(sentOn).toEqual([{ Language: 'hi' }, undefined, undefined]);
  setup.intercept = () => undefined;
  expect(await json({ meeting: 'video' })).toMatchObject({
    status: 422,
    body: { problems: { meeting: expect.stringContaining('no video calls') } },
  });
});
