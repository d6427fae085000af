import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#lib/contract/index.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { siteOptions } from '#lib/storefront/platform/retail-client/server.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type ClientUnderTest, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { sentTo404 } from './report-404.ts';

const setup = setUpRetailApi();

beforeEach(() => {
  for (const name of ['report-404', 'known.site-options']) replaceSingleton(name, undefined);
});

afterEach(() => jest.useRealTimers());

const withoutTimers = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
const reports = ({ exchanges }: ClientUnderTest) => exchanges.filter(({ name }) => name === 'ErrorLog404');

test('the error log gets the name of the failed call and of its fields, but no values', async () => {
  await sentTo404(calls.generateLoginOtp);
  const stored = await setup.api.context.db.selectFrom('error_log').selectAll().where('kind', '=', '404').execute();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ api_name: 'GenerateLoginOTP', status_code: '404', type_id: null });
  expect(stored[0]?.request).toBe(
    '<Request><SessionId/><Mobile/><CouponCode/><EString/><Email/><UserName/><Channel/><SignInChannel/><CustomerToken/><CurrencyId/></Request>',
  );
});

test('on a corporate site an error report carries TypeId 1', async () => {
  const corporate = replyOf.data([{ OptionId: 'CorporateSite', Value: 'on' }]);
  setup.intercept = ({ name }) => (name === 'SiteOptions' ? corporate : undefined);
  await siteOptions().read();
  await sentTo404(calls.logout);
  expect(reports(setup).at(-1)?.body).toMatchObject({ APIName: 'Logout', TypeId: 1 });
});

test('many failures in an outage are sent as a few reports, and all are counted', async () => {
  const before = reports(setup).length;
  await Promise.all(Array.from({ length: 200 }, () => sentTo404(calls.logout)));
  const reported = reports(setup)
    .slice(before)
    .map(({ body }) => String(body.ErrorDescription));
  expect(reported.length).toBeLessThanOrEqual(31);
  const counted = reported.map((text) => Number(/used (\d+) times/.exec(text)?.[1] ?? 1));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(200);
});

test('a failing error log causes no error for the shopper', async () => {
  // A retry would run in the middle of another test.
  withoutTimers();
  setup.intercept = () => new Response('', { status: 502 });
  await expect(sentTo404(calls.verifyLoginOtp)).resolves.toBeUndefined();
});

test('failures that could not be reported in an outage are reported once the retail API is back', async () => {
  withoutTimers();
  setup.intercept = () => new Response('', { status: 502 });
  for (let sent = 0; sent < 3; sent += 1) await sentTo404(calls.verifyLoginOtp);
  await sentTo404(calls.generateLoginOtp);
  setup.intercept = () => undefined;
  const before = reports(setup).length;
  // By retries alone, since no other shopper is sent to /404. Long enough for the circuit breaker, too.
  for (let attempt = 0; attempt < 1000 && reports(setup).length < before + 2; attempt += 1) {
    jest.advanceTimersByTime(100);
    await sleep(2);
  }
  const reported = reports(setup).slice(before);
  expect(reported.map(({ body }) => body.APIName)).toEqual(['VerifyLoginOTP', 'GenerateLoginOTP']);
  expect(reported[0]?.body.ErrorDescription).toBe(
    'VerifyLoginOTP could not be used 3 times, so shoppers were sent to /404.',
  );
});
