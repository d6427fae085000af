import { type CartWire, type CouponWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, addCustomerToken, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const RING = '7701SV01-14';
const ENDED_AT = Date.parse('2026-05-03T21:00:00+05:30');
const CALLS = ['VerifyCoupon', 'ApplyCouponNew'];
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const percent = (value: number) => ({ kind: 'percent', percent: value });
const coupon = (name: string, more: object) => ({
  code: name,
  terms: `${name}.`,
  ...VALID,
  benefit: percent(10),
  ...more,
});

const PROMOTIONS = promotionsOf({
  coupons: [
    coupon('TEN', { benefit: { ...percent(10), cap: 1_500 } }),
    coupon('FLAT', { benefit: { kind: 'amount', amount: 500 }, minimumAmount: 12_500 }),
    coupon('RINGS', { scope: { categories: ['Rings'] } }),
    coupon('ENDED', { endsAt: '2026-05-03T21:00:00+05:30' }),
    coupon('LATER', { startsAt: '2030-01-01T00:00:00+05:30', endsAt: '2031-01-01T00:00:00+05:30' }),
    coupon('LAST', { maximumUses: 2, usedBefore: 1 }),
    coupon('THRICE', { maximumUses: 3 }),
    coupon('USED', { maximumUses: 1, usedBefore: 1 }),
    coupon('MEMBERS', { signedInOnly: true }),
    coupon('ONCE', { maximumUsesPerCustomer: 1 }),
  ],
});

describeOnEachEngine('coupons', (engine) => {
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

  async function cartOf(shopper: ApiCaller, body: object = { SKU: WATCH }): Promise<CartWire> {
    const { Data } = await shopper.post<CartWire>('AddCart', body);
    if (!Data) throw new Error('The add failed.');
    return Data;
  }
  const request = (name: string, CouponCode: string, BasketGUID: string, shopper = caller) =>
    shopper.post<CouponWire>(name, { CouponCode, BasketGUID });

  test.each(CALLS)('%s returns the discount of a coupon, and its canonical code for any spelling', async (name) => {
    const { BasketGUID } = await cartOf(caller);
    const expected = {
      CouponCode: 'TEN',
      CouponDiscount: 1_250,
      ExpiresAt: Date.parse(VALID.endsAt),
      Terms: 'TEN.',
    };
    for (const typed of ['TEN', 'ten', ' t E n ']) {
      expect(await request(name, typed, BasketGUID)).toMatchObject({ ReturnCode: 0, Data: expected });
    }
  });

  test('a coupon’s cap applies, and the discount is split over its lines in the cart', async () => {
    const first = await cartOf(caller);
    await cartOf(caller, { SKU: TWO_LEFT, BasketGUID: first.BasketGUID });
    const { Data } = await caller.post<CartWire>('ViewCartNew', { BasketGUID: first.BasketGUID, CouponCode: 'ten' });
    expect(Data).toMatchObject({
      SubTotal: 22_494.5,
      CouponDiscount: 1_500,
      TotalAmount: 22_494.5 - 1_500 + 99,
      Coupon: { CouponCode: 'TEN', CouponDiscount: 1_500 },
      CouponRefusal: null,
      Products: [
        { CouponCode: 'TEN', CouponDiscount: 833.2 },
        { CouponCode: 'TEN', CouponDiscount: 666.8 },
      ],
    });
  });

  test('a coupon for a category takes nothing off other lines', async () => {
    const { BasketGUID } = await cartOf(caller, { SKU: RING });
    await cartOf(caller, { SKU: WATCH, BasketGUID });
    const { Data } = await caller.post<CartWire>('ViewCartNew', { BasketGUID, CouponCode: 'RINGS' });
    expect(Data?.Products).toMatchObject([
      { SKU: RING, CouponCode: 'RINGS', CouponDiscount: 6_650 },
      { SKU: WATCH, CouponCode: '', CouponDiscount: 0 },
    ]);
  });

  const MINIMUM = { Minimum: 12_500, Missing: 5 };
  test.each<[string, ReturnCodeName, string, object | null]>([
    ['NOSUCH', 'CouponUnknown', 'unknown', null],
    ['ENDED', 'CouponExpired', 'expired', { At: ENDED_AT }],
    ['LATER', 'CouponNotStarted', 'not-started', { At: Date.parse('2030-01-01T00:00:00+05:30') }],
    ['FLAT', 'CouponMinimum', 'minimum', MINIMUM],
    ['RINGS', 'CouponNotApplicable', 'not-applicable', null],
    ['USED', 'CouponUsed', 'used', null],
    ['MEMBERS', 'SignInRequired', 'sign-in', null],
    ['ONCE', 'SignInRequired', 'sign-in', null],
  ])('coupon %s is refused by both calls with %s, and by the cart with %s', async (typed, name, reason, data) => {
    const cart = await cartOf(caller);
    for (const call of CALLS) {
      const refused = await request(call, typed, cart.BasketGUID);
      expect(refused).toMatchObject({ status: 200, ReturnCode: code(name) });
      expect(refused.Data).toEqual(data);
    }
    const viewed = await caller.post<CartWire>('ViewCartNew', { BasketGUID: cart.BasketGUID, CouponCode: typed });
    expect(viewed.Data).toEqual({ ...cart, CouponRefusal: { Reason: reason, ...data } });
  });

  test('a coupon is limited in its uses overall and per customer', async () => {
    const { db } = api.context;
    const shopper = await addCustomer(api);
    const { BasketGUID } = await cartOf(shopper.caller);
    const uses = async (coupon: string) =>
      (await request('VerifyCoupon', coupon, BasketGUID, shopper.caller)).ReturnCode;
    const use = (coupon: string, customerId: string | null) =>
      db
        .insertInto('coupon_redemptions')
        .values({ id: `${coupon}${customerId}`, code: coupon, customer_id: customerId, order_number: '1', at: now });
    expect([await uses('LAST'), await uses('ONCE'), await uses('MEMBERS')]).toEqual([0, 0, 0]);
    await use('ONCE', 'somebody-else').execute();
    expect(await uses('ONCE')).toBe(0);
    await use('ONCE', shopper.id).execute();
    expect(await uses('ONCE')).toBe(code('CouponUsed'));
    await use('LAST', null).execute();
    expect(await uses('LAST')).toBe(code('CouponUsed'));
    for (const who of ['first', 'second', 'third']) {
      expect(await uses('THRICE')).toBe(0);
      await use('THRICE', who).execute();
    }
    expect(await uses('THRICE')).toBe(code('CouponUsed'));
    await db.deleteFrom('coupon_redemptions').execute();
  });

  test('the cart says why a coupon no longer counts', async () => {
    const cart = await cartOf(caller, { SKU: WATCH, Quantity: 2 });
    const line = { BasketGUID: cart.BasketGUID, LineId: cart.Products[0]?.LineId, CouponCode: 'FLAT' };
    const applied = await caller.post<CartWire>('UpdateCart', { ...line, Quantity: 3 });
    expect(applied.Data).toMatchObject({ CouponDiscount: 500, Coupon: { CouponCode: 'FLAT' }, CouponRefusal: null });
    const lowered = await caller.post<CartWire>('UpdateCart', { ...line, Quantity: 1 });
    expect(lowered.Data).toMatchObject({
      CouponDiscount: 0,
      Coupon: null,
      CouponRefusal: { Reason: 'minimum', ...MINIMUM },
      Products: [{ CouponCode: '', CouponDiscount: 0 }],
    });
    now = Date.parse(VALID.endsAt);
    caller = await signInSession(api.handle);
    const over = await caller.post<CartWire>('ViewCartNew', line);
    expect(over.Data?.CouponRefusal).toEqual({ Reason: 'expired', At: now });
  });

  test('a corporate cart holds at most 25 items with a coupon; without one it holds more', async () => {
    const { db } = api.context;
    const option = (option_id: string, value: string) => setSiteOption(db, option_id, value);
    await option('MaximumQuantity', '30');
    const cart = await cartOf(caller, { SKU: WATCH, Quantity: 25 });
    const more = { BasketGUID: cart.BasketGUID, SKU: TWO_LEFT };
    const coupon = { CouponCode: 'TEN', BasketGUID: cart.BasketGUID };
    const added = await cartOf(caller, more);
    expect((await caller.post('VerifyCoupon', coupon)).ReturnCode).toBe(0);
    await option('CorporateSite', 'on');
    expect(await caller.post('ApplyCouponNew', coupon)).toMatchObject({
      ReturnCode: code('CouponCartLimit'),
      Data: { Maximum: 25 },
    });
    const refused = await caller.post<CartWire>('ViewCartNew', coupon);
    expect(refused.Data).toEqual({ ...added, CouponRefusal: { Reason: 'cart-limit', Maximum: 25 } });
    await caller.post('RemoveCartItem', more);
    expect((await caller.post('ApplyCouponNew', coupon)).ReturnCode).toBe(0);
    await option('CorporateSite', 'off');
    await option('MaximumQuantity', '5');
  });

  test('coupon calls treat an empty, an expired and another shopper’s cart as cart calls do', async () => {
    const owner = await signInSession(api.handle, await addCustomerToken(api.context, 'owner'));
    const owned = await cartOf(owner);
    const { BasketGUID } = await cartOf(caller);
    await caller.post('RemoveCartItem', { BasketGUID, SKU: WATCH });
    for (const name of CALLS) {
      expect(await request(name, 'TEN', '')).toMatchObject({ ReturnCode: code('CartEmpty'), Data: null });
      expect(await request(name, 'TEN', BasketGUID)).toMatchObject({ ReturnCode: code('CartEmpty'), Data: null });
      const dead = await request(name, 'TEN', 'A'.repeat(24));
      expect(dead).toMatchObject({ ReturnCode: code('NotFound'), Data: { Subject: 'basket' } });
      expect(await request(name, 'TEN', owned.BasketGUID)).toEqual(dead);
      expect((await request(name, 'TEN', '', owner)).ReturnCode).toBe(0);
    }
  });

  test.each(['', '   ', 'x'.repeat(41), 'A\u0000B', null, 7])('%j is refused as no coupon code', async (CouponCode) => {
    const { BasketGUID } = await cartOf(caller);
    for (const name of CALLS) {
      expect(await caller.post(name, { CouponCode, BasketGUID })).toMatchObject({
        ReturnCode: code('InvalidRequest'),
        Data: { Field: 'CouponCode' },
      });
    }
  });
});
