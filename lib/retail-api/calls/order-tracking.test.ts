import { type CodeSentWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { trackToken } from '../orders/tracking/track-token.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { addOrder } from '../testing/placed-order.ts';
import { readSentCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-secret.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const MOBILE = '9876543210';
const EMAIL = 'asha@example.com';

describeOnEachEngine('order tracking without sign-in', (engine) => {
  let api: TestApi;
  let guest: ApiCaller;
  let number: string;
  let key: string;
  let now = Date.parse('2026-11-22T10:00:00Z');

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    guest = await signInSession(api.handle);
    ({ number, key } = (await addOrder(api.context.db)).order);
  });
  afterAll(() => api.close());

  const send = (fields: object = {}) =>
    guest.post<Record<string, unknown>>('TrackOrder', {
      OrderNumber: number,
      Contact: MOBILE,
      SessionId: 's1',
      ...fields,
    });
  const sendCode = (fields: object = {}) =>
    guest.post<CodeSentWire>('TrackOrderCode', {
      OrderNumber: number,
      Contact: MOBILE,
      SessionId: 's1',
      ...fields,
    });
  const verify = (fields: object) =>
    guest.post<{ OrderKey: string }>('VerifyTrackOrderCode', {
      OrderNumber: number,
      Contact: MOBILE,
      SessionId: 's1',
      ...fields,
    });

  test.each([
    ['mobile', MOBILE],
    ['email', EMAIL],
    ['email in capitals', 'ASHA@Example.com'],
  ])('TrackOrder by number and %s returns the order’s progress and nothing else', async (_what, Contact) => {
    const { ReturnCode, Data } = await send({ Contact });
    expect([ReturnCode, Data]).toEqual([
      0,
      {
        OrderNumber: number,
        State: 'confirmed',
        PaymentState: 'paid',
        PlacedAt: expect.any(Number),
        EarliestDate: '2026-11-24',
        LatestDate: '2026-11-27',
        DeliveryDays: '3-6',
      },
    ]);
  });

  test('each tracking call responds alike to an unknown order and to a wrong contact', async () => {
    const forgotten = await addOrder(api.context.db, {
      document: { customer: { name: '', mobile: '', email: '' } },
    });
    // Sent to somebody else, whose mobile is in the delivery address alone.
    const gift = await addOrder(api.context.db, {
      document: { address: { ...TEST_ADDRESS, Mobile: '9876543212' } },
    });
    for (const asker of [send, sendCode]) {
      const unknown = await asker({ OrderNumber: 'SM-261122-AAAAAA' });
      expect(unknown).toMatchObject({ ReturnCode: code('NotFound'), Data: null });
      expect(await asker({ Contact: '9876543211' })).toEqual(unknown);
      expect(await asker({ Contact: 'bina@example.com' })).toEqual(unknown);
      expect(await asker({ OrderNumber: forgotten.order.number })).toEqual(unknown);
      expect(await asker({ OrderNumber: gift.order.number, Contact: '9876543212' })).toEqual(unknown);
    }
    const sent = await api.context.db.selectFrom('outbox').select('id').execute();
    expect(sent).toEqual([]);
  });

  test('the contact of an order gets a code, which returns the order key once', async () => {
    const { Data } = await sendCode();
    const OTP = await readSentCode(api.context.db, MOBILE);
    const fields = { OTP, EString: Data?.EString ?? '' };
    expect(await verify({ ...fields, OrderNumber: 'SM-261122-AAAAAA' })).toMatchObject({
      ReturnCode: code('NotFound'),
    });
    expect(await verify(fields)).toMatchObject({ ReturnCode: 0, Data: { OrderKey: key } });
    expect((await verify(fields)).ReturnCode).toBe(code('OtpExpired'));
  });

  test('a sign-in code does not open an order, and a tracking code does not sign in', async () => {
    const signIn = await guest.post<CodeSentWire>('GenerateLoginOTP', { SessionId: 's1', Mobile: MOBILE });
    const OTP = await readSentCode(api.context.db, MOBILE);
    expect((await verify({ OTP, EString: signIn.Data?.EString ?? '' })).ReturnCode).toBe(code('OtpExpired'));
  });

  test('a wrong tracking code counts as a try', async () => {
    const { Data } = await sendCode();
    const OTP = (await readSentCode(api.context.db, MOBILE)) === '0000' ? '1111' : '0000';
    expect(await verify({ OTP, EString: Data?.EString ?? '' })).toMatchObject({
      ReturnCode: code('OtpWrong'),
      Data: { TriesLeft: 4 },
    });
  });

  test('an order number can be tracked 60 times per hour, whether the order exists or not', async () => {
    for (const OrderNumber of [number, 'SM-261122-AAAAAA']) {
      const answers = [];
      for (let attempt = 0; attempt <= 60; attempt += 1)
        answers.push((await send({ OrderNumber, SessionId: `s${attempt}` })).ReturnCode);
      expect(answers.filter((answer) => answer === code('TooManyRequests'))).toHaveLength(1);
      expect(answers.at(-1)).toBe(code('TooManyRequests'));
    }
    now += HOUR_MS;
    guest = await signInSession(api.handle);
    expect((await send()).ReturnCode).toBe(0);
  });

  test('a session can track 60 times per hour, whatever the order', async () => {
    const answers = [];
    for (let attempt = 0; attempt <= 60; attempt += 1) {
      answers.push((await send({ OrderNumber: `SM-261122-AAAA${String(attempt).padStart(2, '0')}` })).ReturnCode);
    }
    expect(answers.at(-1)).toBe(code('TooManyRequests'));
    expect(answers.at(-2)).toBe(code('NotFound'));
  });

  test('tracking codes have the same limits, so that they do not reveal the owner of an order', async () => {
    const answers = [];
    for (let attempt = 0; attempt <= 60; attempt += 1) {
      answers.push((await sendCode({ Contact: '9876543211', SessionId: `s${attempt}` })).ReturnCode);
    }
    expect(answers.at(-2)).toBe(code('NotFound'));
    expect(answers.at(-1)).toBe(code('TooManyRequests'));
  });

  test('a network can track 240 times per hour, whatever the order and however many sessions it uses', async () => {
    const network = await signInSession((request) => {
      request.headers.set('x-forwarded-for', '203.0.113.7');
      return api.handle(request);
    });
    const from = async (attempt: number) => {
      const OrderNumber = `SM-261122-${String(attempt).padStart(6, 'A')}`;
      return (await network.post('TrackOrder', { OrderNumber, Contact: MOBILE, SessionId: `s${attempt}` })).ReturnCode;
    };
    for (let attempt = 0; attempt < 240; attempt += 1) expect(await from(attempt)).toBe(code('NotFound'));
    expect(await from(240)).toBe(code('TooManyRequests'));
    expect((await send()).ReturnCode).toBe(0);
  });

  test('the link of a mail shows the order without its buyer', async () => {
    const shown = await guest.post<Record<string, unknown>>('TrackedOrder', {
      Token: trackToken(api.context.secret, number),
    });
    expect(shown.Data).toMatchObject({ OrderNumber: number, State: 'confirmed', Parcels: [], Returns: [] });
    expect(shown.Data?.Events).toContainEqual(expect.objectContaining({ Kind: 'confirmed' }));
    const text = JSON.stringify(shown);
    for (const secret of [MOBILE, EMAIL, 'Asha', key, '560001']) expect(text).not.toContain(secret);
  });

  test('a link with any other token shows no order', async () => {
    const token = trackToken(api.context.secret, number);
    for (const Token of [`${token}x`, token.slice(1), trackToken(testSecret(0), number), 'x']) {
      expect(await guest.post('TrackedOrder', { Token })).toMatchObject({ ReturnCode: code('NotFound'), Data: null });
    }
  });
});
