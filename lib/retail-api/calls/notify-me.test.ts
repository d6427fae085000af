import { calls, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { GLOBAL_ALERT_LIMIT } from '../catalogue/alerts/alert-rules.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { notifyMe } from './notify-me.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const SOLD_OUT = '7701SV01-16';
const OTHER_SOLD_OUT = '3301TK01';

describeOnEachEngine('NotifyMe', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = NOW;
  let network = '203.0.113.7';
  let alarms: [string, object][];
  beforeAll(async () => {
    api = await createTestApi({
      engine,
      catalogue: 'seed',
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
  const fromNetwork = (token = '') =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    }, token);
  const send = (fields: Record<string, unknown>, by = caller) => by.post('NotifyMe', { SKU: SOLD_OUT, ...fields });
  const requests = () => api.context.db.selectFrom('notify_requests').selectAll().orderBy('recipient').execute();

  test('NotifyMe stores a mobile or an email', async () => {
    const answer = await send({ Mobile: '9876543210' });
    expect(answer).toEqual({ status: 200, ReturnCode: 0, ReturnMessage: 'Success', Data: null });
    await send({ Email: 'Asha@Example.com' });
    const request = {
      id: expect.any(String),
      sku: SOLD_OUT,
      customer_id: null,
      created_at: NOW,
      not_before: 0,
      language: 'en',
    };
    expect(await requests()).toEqual([
      { ...request, channel: 'sms', recipient: '9876543210' },
      { ...request, channel: 'mail', recipient: 'asha@example.com' },
    ]);
  });

  test('repeated NotifyMe requests, also concurrent ones, get the same response and are stored once', async () => {
    const first = await send({ Email: 'asha@example.com' });
    const again = await Promise.all(Array.from({ length: 8 }, () => send({ Email: 'ASHA@example.com' })));
    expect(again).toEqual(again.map(() => first));
    expect(await requests()).toHaveLength(1);
  });

  /** Requests a notice as each token in turn (empty for a guest) and returns the owner of the stored request. */
  async function ownerAfter(fields: Record<string, unknown>, tokens: string[]) {
    for (const token of tokens) {
      now += 30_000;
      expect((await send(fields, await fromNetwork(token))).ReturnCode).toBe(0);
    }
    const [alert, ...more] = await requests();
    expect(more).toEqual([]);
    return alert?.customer_id;
  }

  test('a notify request belongs to the customer who first made it, also when it is repeated', async () => {
    const { id, token } = await addCustomer(api);
    expect(await ownerAfter({ Email: 'asha@example.com' }, [token, token])).toBe(id);
  });

  test('a customer who repeats a guest’s notify request does not become its owner', async () => {
    const { token, caller: thief } = await addCustomer(api);
    expect(await ownerAfter({ Email: 'victim@example.com' }, ['', token])).toBeNull();
    expect((await thief.post('CustomerData')).Data).toMatchObject({ NotifyRequests: [] });
  });

  test('a notify request that several customers made has no owner', async () => {
    const [asha, ravi] = [await addCustomer(api), await addCustomer(api)];
    expect(await ownerAfter({ Email: 'asha@example.com' }, [asha.token, ravi.token])).toBeNull();
    expect(await ownerAfter({ Email: 'asha@example.com' }, [asha.token])).toBeNull();
  });

  test('a notify request for a customer’s own mobile is the customer’s, even if a guest made it first', async () => {
    const { id, mobile, token } = await addCustomer(api);
    expect(await ownerAfter({ Mobile: mobile }, ['', token])).toBe(id);
  });

  test.each([
    [{}, 'Mobile'],
    [{ Mobile: '9876543210', Email: 'asha@example.com' }, 'Email'],
    [{ Mobile: '+919876543210' }, 'Mobile'],
    [{ Mobile: ['9876543210'] }, 'Mobile'],
    [{ Email: 'asha' }, 'Email'],
    [{ Email: 'asha@example.com, ravi@example.com' }, 'Email'],
    [{ Email: 'asha@example.com\r\nBcc: ravi@example.com' }, 'Email'],
    [{ Mobile: '9876543210', SKU: '' }, 'SKU'],
    [{ Mobile: '9876543210', SKU: { $ne: 1 } }, 'SKU'],
  ])('NotifyMe refuses %j', async (fields, field) => {
    expect(await send(fields)).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: field },
    });
    expect(await requests()).toEqual([]);
  });

  test('NotifyMe refuses a SKU that is not in the catalogue', async () => {
    expect(await send({ SKU: 'NOSUCH', Mobile: '9876543210' })).toMatchObject({
      ReturnCode: RETURN_CODES.NotFound.code,
      Data: { Subject: 'product' },
    });
  });

  const mobile = (number: number) => ({ Mobile: String(9_000_000_000 + number) });
  const refused = (RetryAfterSeconds: number) => ({
    ReturnCode: RETURN_CODES.TooManyRequests.code,
    Data: { RetryAfterSeconds },
  });

  test('NotifyMe stores no request for a size that is in stock', async () => {
    expect(await send({ SKU: '1801AV01', Mobile: '9876543210' })).toMatchObject({
      status: 200,
      ReturnCode: RETURN_CODES.Conflict.code,
      Data: null,
    });
    expect(await requests()).toEqual([]);
    // It did not count for the rate limit either.
    expect((await send({ Mobile: '9876543210' })).ReturnCode).toBe(0);
  });

  test('NotifyMe accepts one request per recipient in 30 seconds, for any size and from any network', async () => {
    expect((await send({ Mobile: '9876543210' })).ReturnCode).toBe(0);
    now += 1;
    network = '203.0.113.8';
    expect(await send({ Mobile: '9876543210', SKU: OTHER_SOLD_OUT }, await fromNetwork())).toMatchObject(refused(30));
    expect(await requests()).toHaveLength(1);
    now = NOW + 30_000;
    expect((await send({ Mobile: '9876543210', SKU: OTHER_SOLD_OUT })).ReturnCode).toBe(0);
  });

  test.each([
    ['asha@example.com', 'Asha@Example.com'],
    ['asha@example.com', 'asha+samay@example.com'],
    ['asha.rao@gmail.com', 'ashar.ao+1@googlemail.com'],
  ])('%s and %s count as one mailbox', async (Email, other) => {
    expect((await send({ Email })).ReturnCode).toBe(0);
    expect(await send({ Email: other }, await fromNetwork())).toMatchObject(refused(30));
  });

  test('NotifyMe accepts three requests per recipient in 10 minutes and ten per day', async () => {
    const accepted = [];
    for (const minute of [0, 1, 2, 3, 9, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 40]) {
      now = NOW + minute * MINUTE_MS;
      const { ReturnCode } = await send({ Email: 'asha@example.com' }, await fromNetwork());
      if (ReturnCode === 0) accepted.push(minute);
    }
    expect(accepted).toEqual([0, 1, 2, 10, 11, 12, 20, 21, 22, 30]);
    now = NOW + DAY_MS - 1;
    expect(await send({ Email: 'asha@example.com' }, await fromNetwork())).toMatchObject(refused(1));
    now += 1;
    expect((await send({ Email: 'asha@example.com' }, await fromNetwork())).ReturnCode).toBe(0);
  });

  test('NotifyMe accepts ten requests per session per hour, for any recipients', async () => {
    for (let number = 0; number < 10; number += 1) expect((await send(mobile(number))).ReturnCode).toBe(0);
    expect(await send(mobile(10))).toMatchObject(refused(3600));
    expect((await send(mobile(10), await fromNetwork())).ReturnCode).toBe(0);
  });

  test('NotifyMe accepts 30 requests per network per hour', async () => {
    for (let number = 0; number < 30; number += 1) {
      now += 1000;
      expect((await send(mobile(number), await fromNetwork())).ReturnCode).toBe(0);
    }
    expect(await send(mobile(30), await fromNetwork())).toMatchObject(refused(3600 - 29));
    network = '203.0.113.8';
    expect((await send(mobile(30), await fromNetwork())).ReturnCode).toBe(0);
    network = '203.0.113.7';
    now = NOW + 1000 + HOUR_MS;
    expect((await send(mobile(31), await fromNetwork())).ReturnCode).toBe(0);
  });

  test('NotifyMe has a limit per minute for the whole store and alerts the operator once per minute', async () => {
    const limitEvent = { key: GLOBAL_ALERT_LIMIT.key, at: NOW };
    await api.context.db
      .insertInto('limit_events')
      .values(Array.from({ length: GLOBAL_ALERT_LIMIT.max - 1 }, (_, number) => ({ id: `n-${number}`, ...limitEvent })))
      .execute();
    expect((await send(mobile(0))).ReturnCode).toBe(0);
    expect(alarms).toEqual([]);
    expect(await send(mobile(1))).toMatchObject(refused(60));
    now += 30_000;
    expect(await send(mobile(2))).toMatchObject(refused(30));
    expect(alarms).toEqual([['No more alerts are accepted in this minute', { perMinute: 120 }]]);
    now = NOW + MINUTE_MS;
    expect((await send(mobile(3))).ReturnCode).toBe(0);
  });

  test('a shopper who repeats a notify request gets the same response without using the limit; a stranger is limited', async () => {
    const first = await send({ Mobile: '9876543210' });
    for (let number = 0; number < 12; number += 1) expect(await send({ Mobile: '9876543210' })).toEqual(first);
    const stranger = await fromNetwork();
    expect(await send({ Mobile: '9876543210' }, stranger)).toMatchObject(refused(30));
    expect(await send({ Mobile: '9876543210', SKU: OTHER_SOLD_OUT }, stranger)).toMatchObject(refused(30));
  });

  describe('NotifyMe for several sizes', () => {
    const both = { MoreSKUs: [OTHER_SOLD_OUT, SOLD_OUT], Email: 'asha@example.com' };
    const skus = async () => (await requests()).map(({ sku }) => sku).toSorted();

    test('several sizes use the rate limit once and are stored once each', async () => {
      expect((await send(both)).ReturnCode).toBe(0);
      expect(await skus()).toEqual([OTHER_SOLD_OUT, SOLD_OUT].toSorted());
      expect((await send(both)).ReturnCode).toBe(0);
      expect((await send({ Email: 'asha@example.com', SKU: OTHER_SOLD_OUT })).ReturnCode).toBe(0);
      expect(await skus()).toHaveLength(2);
    });

    test('several sizes use the rate limit when one of them is new', async () => {
      expect((await send({ Email: 'asha@example.com' })).ReturnCode).toBe(0);
      expect(await send(both)).toMatchObject(refused(30));
      now += 30_000;
      expect((await send(both)).ReturnCode).toBe(0);
      expect(await skus()).toHaveLength(2);
    });

    test.each([
      ['one is not sold', 'NOSUCH', RETURN_CODES.NotFound.code],
      ['one is in stock', '7701SV01-14', RETURN_CODES.Conflict.code],
    ])('none of several sizes is stored when %s', async (_case, other, code) => {
      expect((await send({ ...both, MoreSKUs: [other] })).ReturnCode).toBe(code);
      expect(await requests()).toEqual([]);
    });

    test('NotifyMe accepts at most ten sizes', async () => {
      const answer = await send({ ...both, MoreSKUs: Array.from({ length: 10 }, (_, number) => `S${number}`) });
      expect(answer.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    });
  });

  test('a customer who was just deleted gets no notify request', async () => {
    const { id, token } = await addCustomer(api);
    await api.context.db.deleteFrom('customers').where('id', '=', id).execute();
    const request = calls.notifyMe.request.parse({ SKU: SOLD_OUT, Mobile: '9876543210' });
    const deletedCustomer = { sessionId: 's1', customerId: id, customerToken: token, network: '' };
    expect(await notifyMe.handle(request, api.context, deletedCustomer)).toEqual({ code: 'SessionRevoked' });
    expect(await requests()).toEqual([]);
  });
});
