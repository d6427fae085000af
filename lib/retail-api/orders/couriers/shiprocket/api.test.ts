import { z } from 'zod';
import { DAY_MS } from '#lib/shared/durations.ts';
import { CourierRefused, CourierUnavailable } from '../courier.ts';
import { ShiprocketApi } from './api.ts';

const SETTINGS = {
  apiUrl: 'https://courier.test',
  email: 'api@shop.test',
  password: 'secret',
  pickupLocation: 'Store',
  pickupPincode: '560001',
  webhookToken: '',
};
const anything = z.unknown();

type Answer = { status: number; body: string } | Error;

/** The API with a courier that gives these answers, one after the other. */
function apiWith(answers: readonly Answer[]) {
  const clock = { now: 0 };
  const asked: string[] = [];
  let at = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { authorization } = (init?.headers ?? {}) as Record<string, string>;
    asked.push(`${init?.method} ${new URL(String(input)).pathname} ${authorization ?? ''}`.trim());
    const answer = answers[at++];
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nobody asked for this.');
    return new Response(answer.body, { status: answer.status });
  });
  const api = new ShiprocketApi(SETTINGS, () => clock.now);
  const call = (body?: object) =>
    api.call(anything, { path: '/orders', signal: AbortSignal.timeout(5000), ...(body && { body }) });
  return { asked, call, clock };
}

afterEach(() => jest.restoreAllMocks());

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const token = (value: string) => json(200, { token: value });

test('a token is fetched once and renewed before it ends', async () => {
  const { asked, call, clock } = apiWith([token('one'), json(200, {}), json(200, {}), token('two'), json(200, {})]);
  await call();
  await call();
  clock.now += 9 * DAY_MS;
  await call();
  expect(asked).toEqual([
    'POST /v1/external/auth/login',
    'GET /v1/external/orders Bearer one',
    'GET /v1/external/orders Bearer one',
    'POST /v1/external/auth/login',
    'GET /v1/external/orders Bearer two',
  ]);
});

test('a token that was ended is renewed, once', async () => {
  const { asked, call } = apiWith([token('one'), json(401, {}), token('two'), json(401, {})]);
  await expect(call({})).rejects.toThrow(CourierUnavailable);
  expect(asked).toHaveLength(4);
});

test('a refused sign-in is not repeated for a minute, because it locks the account', async () => {
  const { asked, call, clock } = apiWith([json(400, { message: 'Invalid' }), token('one'), json(200, {})]);
  await expect(call()).rejects.toThrow(CourierUnavailable);
  await expect(call()).rejects.toThrow('refused the sign-in a moment ago');
  expect(asked).toHaveLength(1);
  clock.now += 61_000;
  await call();
  expect(asked).toHaveLength(3);
});

test('a read is made again where nothing answers, a write never', async () => {
  const cut = new TypeError('fetch failed');
  const reads = apiWith([token('one'), cut, json(200, { a: 1 })]);
  expect(await reads.call()).toEqual({ a: 1 });
  const writes = apiWith([token('one'), cut]);
  await expect(writes.call({})).rejects.toThrow(CourierUnavailable);
  expect(writes.asked).toHaveLength(2);
});

test.each([
  ['a sentence of the courier', json(400, { message: 'Invalid shipment id' }), 'Invalid shipment id'],
  [
    'its first field',
    json(422, { message: 'Oops! Invalid Data.', errors: { billing_phone: ['The phone is wrong.'] } }),
    'Oops! Invalid Data. The phone is wrong.',
  ],
  ['no sentence', json(404, 'x'), 'Shiprocket answered 404.'],
])('a refusal has %s', async (_what, answer, expected) => {
  const { call } = apiWith([token('one'), answer]);
  const refused = call({});
  await expect(refused).rejects.toThrow(CourierRefused);
  await expect(refused).rejects.toThrow(expected);
});

test.each([
  ['too many calls', json(429, { message: 'Too many' })],
  ['a broken gateway', { status: 502, body: '<html>' }],
  ['a redirect', { status: 302, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
])('%s says nothing about what was asked', async (_what, answer) => {
  const { call } = apiWith([token('one'), answer]);
  await expect(call({})).rejects.toThrow(CourierUnavailable);
});
