import { type CartWire, type CouponWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const CALLS = ['VerifyCoupon', 'ApplyCouponNew'];
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const coupon = (name: string, more: object = {}) => ({
  code: name,
  terms: 'Terms.',
  ...VALID,
  benefit: { kind: 'percent', percent: 10 },
  ...more,
});

const PROMOTIONS = promotionsOf({
  coupons: [
    coupon('TEN'),
    coupon('FLAT', { minimumAmount: 12_500 }),
    coupon('RINGS', { scope: { categories: ['Rings'] } }),
    coupon('ENDED', { endsAt: '2026-05-03T21:00:00+05:30' }),
    coupon('LATER', { startsAt: '2030-01-01T00:00:00+05:30', endsAt: '2031-01-01T00:00:00+05:30' }),
    coupon('USED', { maximumUses: 1, usedBefore: 1 }),
    coupon('MEMBERS', { signedInOnly: true }),
  ],
});

describeOnEachEngine('limits for unknown coupon codes', (engine) => {
  let api: TestApi;
  let now: number;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', promotions: PROMOTIONS, now: () => now });
  });
  beforeEach(async () => {
    now = PROMOTIONS_NOW;
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  async function cartOf(shopper: ApiCaller): Promise<CartWire> {
    const { Data } = await shopper.post<CartWire>('AddCart', { SKU: '1801AV01' });
    if (!Data) throw new Error('The add failed.');
    return Data;
  }
  const send = (name: string, CouponCode: string, BasketGUID: string, shopper = caller) =>
    shopper.post<CouponWire>(name, { CouponCode, BasketGUID });
  const from = (network: string) =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    });
  const QUARTER_MS = 15 * MINUTE_MS;
  const tooMany = { ReturnCode: code('TooManyRequests'), Data: { RetryAfterSeconds: 900 } };
  const fail = async (basketGuid: string, times: number, shopper = caller) => {
    for (let number = 0; number < times; number += 1) {
      const tried = await send('ApplyCouponNew', `NONE${number}`, basketGuid, shopper);
      expect(tried.ReturnCode).toBe(code('CouponUnknown'));
    }
  };

  test('after ten unknown codes in 15 minutes a valid coupon waits too; the applied coupon still counts', async () => {
    const { BasketGUID } = await cartOf(caller);
    await fail(BasketGUID, 10);
    for (const typed of ['NONE', 'TEN']) {
      for (const name of CALLS) expect(await send(name, typed, BasketGUID)).toMatchObject(tooMany);
    }
    const viewed = await caller.post<CartWire>('ViewCartNew', { BasketGUID, CouponCode: 'TEN' });
    expect(viewed.Data?.Coupon).toMatchObject({ CouponCode: 'TEN' });
    now += QUARTER_MS;
    expect((await send('ApplyCouponNew', 'TEN', BasketGUID)).ReturnCode).toBe(0);
  });

  test('unknown coupon codes count together over VerifyCoupon and ApplyCoupon', async () => {
    const { BasketGUID } = await cartOf(caller);
    await fail(BasketGUID, 5);
    for (let number = 0; number < 5; number += 1) {
      expect((await send('VerifyCoupon', `NONE${number}`, BasketGUID)).ReturnCode).toBe(code('CouponUnknown'));
    }
    expect(await send('ApplyCouponNew', 'TEN', BasketGUID)).toMatchObject(tooMany);
  });

  test('existing coupon codes never count as tries, usable or not', async () => {
    const { BasketGUID } = await cartOf(caller);
    await fail(BasketGUID, 9);
    for (const typed of ['TEN', 'ENDED', 'RINGS', 'FLAT', 'USED', 'MEMBERS', 'LATER', 'TEN']) {
      expect((await send('ApplyCouponNew', typed, BasketGUID)).ReturnCode).not.toBe(code('TooManyRequests'));
    }
    await fail(BasketGUID, 1);
    expect(await send('ApplyCouponNew', 'TEN', BasketGUID)).toMatchObject(tooMany);
  });

  test('concurrent coupon tries are limited like consecutive ones', async () => {
    const { BasketGUID } = await cartOf(caller);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, number) => send('ApplyCouponNew', `NONE${number}`, BasketGUID)),
    );
    const codes = answers.map(({ ReturnCode }) => ReturnCode);
    expect(codes.filter((one) => one === code('CouponUnknown'))).toHaveLength(10);
    expect(codes.filter((one) => one === code('TooManyRequests'))).toHaveLength(15);
  });

  test('200 shoppers of one network who try coupons concurrently are all served, without a lock', async () => {
    const { BasketGUID } = await cartOf(caller);
    const shoppers = await Promise.all(Array.from({ length: 200 }, () => from('203.0.113.99')));
    const all = async (typed: string) => {
      const answers = await Promise.all(shoppers.map((one) => send('ApplyCouponNew', typed, BasketGUID, one)));
      const codes = answers.map(({ ReturnCode }) => ReturnCode);
      return new Map([...new Set(codes)].map((one) => [one, codes.filter((other) => other === one).length]));
    };
    const locks = () => api.context.db.selectFrom('limit_locks').select('key').execute();
    const before = await locks();
    expect(await all('TEN')).toEqual(new Map([[0, 200]]));
    expect(await locks()).toEqual(before);
    expect(await all('NONE')).toEqual(
      new Map([
        [code('CouponUnknown'), 60],
        [code('TooManyRequests'), 140],
      ]),
    );
  }, 120_000);

  test('a network has 60 coupon tries per hour over all sessions; another network is not affected', async () => {
    const { BasketGUID } = await cartOf(caller);
    const sessions = Array.from({ length: 6 }, async () => fail(BasketGUID, 10, await from('203.0.113.7')));
    await Promise.all(sessions);
    expect(await send('ApplyCouponNew', 'TEN', BasketGUID, await from('203.0.113.7'))).toMatchObject({
      ReturnCode: code('TooManyRequests'),
      Data: { RetryAfterSeconds: 3_600 },
    });
    expect((await send('ApplyCouponNew', 'TEN', BasketGUID, await from('203.0.113.8'))).ReturnCode).toBe(0);
  });

  test('an empty cart reveals nothing about a coupon code', async () => {
    for (const typed of ['TEN', 'NONE']) {
      expect((await send('ApplyCouponNew', typed, '')).ReturnCode).toBe(code('CartEmpty'));
    }
  });
});
