import { RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { GLOBAL_LAUNCH_NOTICE_LIMIT } from '../content/launch/launch-rules.ts';
import { saveLaunchNotice } from '../content/launch/save-launch-notice.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LAUNCH = NOW + 48 * HOUR_MS;

describeOnEachEngine('LaunchNotice', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = NOW;
  let network = '203.0.113.7';
  let alarms: [string, object][];
  beforeAll(async () => {
    api = await createTestApi({
      engine,
      catalogue: 'seed',
      launchAt: LAUNCH,
      now: () => now,
      alarm: (event, facts) => alarms.push([event, facts]),
    });
  });
  beforeEach(async () => {
    now = NOW;
    network = '203.0.113.7';
    alarms = [];
    await eraseShoppers(api.context.db);
    caller = await fromNetwork();
  });
  afterAll(() => api.close());

  /** A caller whose requests come from the current network. */
  const fromNetwork = () =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    });
  const send = (fields: Record<string, unknown>, by = caller) => by.post('LaunchNotice', fields);
  const notices = () => api.context.db.selectFrom('launch_notices').selectAll().orderBy('recipient').execute();
  const refused = (RetryAfterSeconds: number) => ({
    ReturnCode: RETURN_CODES.TooManyRequests.code,
    Data: { RetryAfterSeconds },
  });

  test('LaunchNotice stores a mobile or an email, and nothing else about the shopper', async () => {
    const answer = await send({ Mobile: '9876543210' });
    expect(answer).toEqual({ status: 200, ReturnCode: 0, ReturnMessage: 'Success', Data: null });
    await send({ Email: 'Asha.Rao+shop@Gmail.com' });
    expect(await notices()).toEqual([
      { mailbox: '9876543210', channel: 'sms', recipient: '9876543210', created_at: NOW, language: 'en' },
      {
        mailbox: 'asharao@gmail.com',
        channel: 'mail',
        recipient: 'asha.rao+shop@gmail.com',
        created_at: NOW,
        language: 'en',
      },
    ]);
  });

  test('repeated LaunchNotice requests, also concurrent ones, get the same response and are stored once', async () => {
    const first = await send({ Email: 'asha@example.com' });
    const again = await Promise.all(Array.from({ length: 8 }, () => send({ Email: 'ASHA@example.com' })));
    expect(again).toEqual(again.map(() => first));
    expect(await notices()).toHaveLength(1);
  });

  test('LaunchNotice for a known address from a stranger gets the response for an unknown one', async () => {
    const first = await send({ Email: 'asha@example.com' });
    now += 30_000;
    expect(await send({ Email: 'asha+1@example.com' }, await fromNetwork())).toEqual(first);
    expect(await notices()).toMatchObject([{ recipient: 'asha@example.com' }]);
  });

  test('a launch notice that was deleted is stored again on request, also in the same session', async () => {
    const { caller: customer, mobile } = await addCustomer(api);
    await send({ Mobile: mobile }, customer);
    await api.context.db.deleteFrom('launch_notices').execute();
    now += 30_000;
    await send({ Mobile: mobile }, customer);
    expect(await notices()).toHaveLength(1);
  });

  test.each([
    [{}, 'Mobile'],
    [{ Mobile: '9876543210', Email: 'asha@example.com' }, 'Email'],
    [{ Mobile: '+919876543210' }, 'Mobile'],
    [{ Mobile: ['9876543210'] }, 'Mobile'],
    [{ Email: 'asha@example.com, ravi@example.com' }, 'Email'],
    [{ Email: 'asha@example.com\r\nBcc: ravi@example.com' }, 'Email'],
  ])('LaunchNotice refuses %j', async (fields, field) => {
    expect(await send(fields)).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field: field } });
    expect(await notices()).toEqual([]);
  });

  test('LaunchNotice stores nothing once the store has launched', async () => {
    now = LAUNCH;
    expect((await send({ Mobile: '9876543210' }, await fromNetwork())).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    now = LAUNCH - 1;
    expect(await notices()).toEqual([]);
    expect((await send({ Mobile: '9876543210' }, await fromNetwork())).ReturnCode).toBe(0);
  });

  test('LaunchNotice has the same limits per recipient, session and network as NotifyMe', async () => {
    const mobile = (number: number) => ({ Mobile: String(9_000_000_000 + number) });
    await send(mobile(0));
    expect(await send(mobile(0), await fromNetwork())).toMatchObject(refused(30));
    for (let number = 1; number < 10; number += 1) expect((await send(mobile(number))).ReturnCode).toBe(0);
    expect(await send(mobile(10))).toMatchObject(refused(3600));
    for (let number = 10; number < 30; number += 1) {
      expect((await send(mobile(number), await fromNetwork())).ReturnCode).toBe(0);
    }
    expect(await send(mobile(30), await fromNetwork())).toMatchObject(refused(3600));
    network = '203.0.113.8';
    expect((await send(mobile(30), await fromNetwork())).ReturnCode).toBe(0);
    expect(alarms).toEqual([]);
  });

  test('LaunchNotice has a limit per minute for the whole store and alerts the operator once', async () => {
    const limitEvent = { key: GLOBAL_LAUNCH_NOTICE_LIMIT.key, at: NOW };
    await api.context.db
      .insertInto('limit_events')
      .values(
        Array.from({ length: GLOBAL_LAUNCH_NOTICE_LIMIT.max }, (_, number) => ({ id: `l-${number}`, ...limitEvent })),
      )
      .execute();
    expect(await send({ Mobile: '9876543210' })).toMatchObject(refused(60));
    expect(await send({ Mobile: '9876543211' })).toMatchObject(refused(60));
    expect(alarms).toEqual([['No more launch notices are accepted in this minute', { perMinute: 600 }]]);
    expect(await notices()).toEqual([]);
  });

  test('LaunchNotice stores a limited number of addresses', async () => {
    const asGuest = { sessionId: 's1', customerId: null, customerToken: '', network: '' };
    const save = (recipient: string) =>
      saveLaunchNotice(api.context, asGuest, { channel: 'sms', recipient, sessionId: recipient }, 2);
    expect(await save('9876543210')).toMatchObject({ code: 'Success' });
    expect(await save('9876543211')).toMatchObject({ code: 'Success' });
    expect(await save('9876543212')).toMatchObject({ code: 'TooManyRequests' });
    expect(await notices()).toHaveLength(2);
  });
});
