import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { addGiftCoupon } from '../testing/gifts.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

interface Held {
  GiftCouponRequestId: string;
  Amount: number;
  ExpiresAt: number;
}

describeOnEachEngine('a gift coupon', (engine) => {
  let api: TestApi;
  let now = NOW;
  let network = '203.0.113.7';
  let asha: ApiCaller;
  let BasketGUID: string;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    network = '203.0.113.7';
    await eraseShoppers(api.context.db);
    await addGiftCoupon(api.context.db, NOW);
    ({ caller: asha, BasketGUID } = await shopper());
  });
  afterAll(() => api.close());

  /** A new session in the current network; the JWT of an older session expires after a while. */
  const visitor = () =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    });
  /** A guest with an item in the cart. */
  async function shopper() {
    const caller = await visitor();
    const added = await caller.post<{ BasketGUID: string }>('AddCart', { SKU: '1801AV01' });
    return { caller, BasketGUID: added.Data?.BasketGUID ?? '' };
  }
  const send = (fields: Record<string, unknown> = {}, by = asha) =>
    by.post<Held>('RequestGiftCoupon', { GiftCouponCode: 'THANKS500', BasketGUID, ...fields });
  const refused = (name: ReturnCodeName, Data: unknown = null) => ({ ReturnCode: RETURN_CODES[name].code, Data });
  const requests = () => api.context.db.selectFrom('gift_coupon_requests').selectAll().execute();

  test('a gift coupon is reserved for the basket for an hour', async () => {
    const { Data, ReturnCode } = await send();
    expect({ Data, ReturnCode }).toEqual({
      ReturnCode: 0,
      Data: { GiftCouponRequestId: expect.stringMatching(/^[\w-]{24}$/), Amount: 500, ExpiresAt: NOW + HOUR_MS },
    });
    expect(await requests()).toEqual([
      { id: Data?.GiftCouponRequestId, code: 'THANKS500', basket_guid: BasketGUID, expires_at: NOW + HOUR_MS },
    ]);
  });

  test.each(['thanks500', ' Thanks 500 ', 'THANKS\u200b500'])(
    '%j is accepted as the gift coupon’s code',
    async (GiftCouponCode) => {
      expect((await send({ GiftCouponCode })).ReturnCode).toBe(0);
    },
  );

  test('the operator sets how long a gift coupon is reserved, and its own expiry ends it earlier', async () => {
    const hold = api.context.db.updateTable('site_options').where('option_id', '=', 'GiftCouponRequestMinutes');
    await hold.set({ value: '5' }).execute();
    expect((await send()).Data?.ExpiresAt).toBe(NOW + 5 * MINUTE_MS);
    await hold.set({ value: '60' }).execute();
    await addGiftCoupon(api.context.db, NOW, { code: 'SOONOVER', ends_at: NOW + MINUTE_MS });
    expect((await send({ GiftCouponCode: 'SOONOVER' })).Data?.ExpiresAt).toBe(NOW + MINUTE_MS);
  });

  test('a repeated request of the same basket renews the gift coupon’s reservation under its id', async () => {
    const first = await send();
    now += 59 * MINUTE_MS;
    const again = await send({}, await visitor());
    expect(again.Data).toEqual({ ...first.Data, ExpiresAt: now + HOUR_MS });
    now += 2 * HOUR_MS;
    expect((await send({}, await visitor())).Data).toEqual({ ...first.Data, ExpiresAt: now + HOUR_MS });
    expect(await requests()).toHaveLength(1);
  });

  test('another basket gets a gift coupon only after the reservation expired, under a new id', async () => {
    const first = await send();
    const ravi = await shopper();
    const requestAsRavi = async () => send({ BasketGUID: ravi.BasketGUID }, await visitor());
    now += HOUR_MS - 1;
    expect(await requestAsRavi()).toMatchObject(refused('GiftCouponTaken'));
    now += 1;
    const used = await requestAsRavi();
    expect(used.ReturnCode).toBe(0);
    expect(used.Data?.GiftCouponRequestId).not.toBe(first.Data?.GiftCouponRequestId);
    expect(await send({}, await visitor())).toMatchObject(refused('GiftCouponTaken'));
  });

  test('a basket reserves one gift coupon: another one releases the first', async () => {
    await addGiftCoupon(api.context.db, NOW, { code: 'OTHER' });
    await send();
    expect((await send({ GiftCouponCode: 'OTHER' })).ReturnCode).toBe(0);
    expect(await requests()).toEqual([expect.objectContaining({ code: 'OTHER' })]);
    // A gift coupon that is refused does not release the one already reserved.
    expect(await send({ GiftCouponCode: 'NOSUCH' })).toMatchObject(refused('GiftCouponUnknown'));
    expect(await requests()).toHaveLength(1);
  });

  test.each<[string, object, ReturnCodeName, unknown]>([
    ['used', { used_at: NOW - 1 }, 'GiftCouponTaken', null],
    ['over', { ends_at: NOW }, 'GiftCouponExpired', { At: NOW }],
    ['yet to begin', { starts_at: NOW + 1 }, 'GiftCouponExpired', { At: NOW + 1 }],
  ])('a gift coupon that is %s is refused', async (_name, fields, name, Data) => {
    await addGiftCoupon(api.context.db, NOW, { code: 'ODD', ...fields });
    expect(await send({ GiftCouponCode: 'ODD' })).toMatchObject(refused(name, Data));
    expect(await requests()).toEqual([]);
  });

  test('of 50 baskets that request a gift coupon concurrently, one reserves it', async () => {
    const shoppers = await Promise.all(Array.from({ length: 50 }, shopper));
    const answers = await Promise.all(
      shoppers.map(({ caller, BasketGUID: basket }) => send({ BasketGUID: basket }, caller)),
    );
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(1);
    const others = answers.filter(({ ReturnCode }) => ReturnCode === RETURN_CODES.GiftCouponTaken.code);
    expect(others).toHaveLength(49);
  });

  test('a released gift coupon is free for another basket; releasing it again changes nothing', async () => {
    const GiftCouponRequestId = (await send()).Data?.GiftCouponRequestId;
    const ravi = await shopper();
    for (const unknown of ['', 'nobody-knows-this-id-here', BasketGUID]) {
      expect(await asha.post('ReleaseGiftCoupon', { GiftCouponRequestId: unknown })).toMatchObject({ ReturnCode: 0 });
    }
    expect(await requests()).toHaveLength(1);
    const release = () => asha.post('ReleaseGiftCoupon', { GiftCouponRequestId });
    expect([await release(), await release()].map(({ ReturnCode, Data }) => ({ ReturnCode, Data }))).toEqual([
      { ReturnCode: 0, Data: {} },
      { ReturnCode: 0, Data: {} },
    ]);
    expect((await send({ BasketGUID: ravi.BasketGUID }, ravi.caller)).ReturnCode).toBe(0);
  });

  test('only the customer can reserve a gift coupon for a customer’s basket', async () => {
    const bina = await addCustomer(api);
    const added = await bina.caller.post<{ BasketGUID: string }>('AddCart', { SKU: '1801AV01' });
    const theirs = added.Data?.BasketGUID;
    const foreign = await send({ BasketGUID: theirs });
    expect(foreign).toEqual(await send({ BasketGUID: 'there-is-no-such-basket' }));
    expect(foreign).toMatchObject(refused('NotFound', { Subject: 'basket' }));
    expect(await send({ BasketGUID: '' })).toMatchObject(refused('CartEmpty'));
    expect((await send({ BasketGUID: '' }, bina.caller)).ReturnCode).toBe(0);
    expect((await send({ BasketGUID: theirs }, bina.caller)).ReturnCode).toBe(0);
  });

  test('a session has ten tries at gift coupons in 15 minutes, and successful ones do not count', async () => {
    for (let number = 0; number < 12; number += 1) expect((await send()).ReturnCode).toBe(0);
    for (let number = 0; number < 10; number += 1) {
      expect(await send({ GiftCouponCode: `NOSUCH${number}` })).toMatchObject(refused('GiftCouponUnknown'));
    }
    now += MINUTE_MS;
    expect(await send()).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 14 * 60 }));
    const ravi = await shopper();
    await addGiftCoupon(api.context.db, NOW, { code: 'OTHER' });
    const other = { GiftCouponCode: 'OTHER', BasketGUID: ravi.BasketGUID };
    expect((await send(other, ravi.caller)).ReturnCode).toBe(0);
    now += 14 * MINUTE_MS;
    expect((await send()).ReturnCode).toBe(0);
  });

  test('of 25 concurrent tries at gift coupons ten are evaluated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, number) => send({ GiftCouponCode: `NOSUCH${number}` })),
    );
    const codes = answers.map(({ ReturnCode }) => ReturnCode);
    expect(codes.filter((one) => one === RETURN_CODES.GiftCouponUnknown.code)).toHaveLength(10);
    expect(codes.filter((one) => one === RETURN_CODES.TooManyRequests.code)).toHaveLength(15);
    expect(await send()).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 15 * 60 }));
  });

  test('200 shoppers of one network who request gift coupons concurrently are all served', async () => {
    const shoppers = await Promise.all(Array.from({ length: 200 }, visitor));
    const answers = await Promise.all(shoppers.map((one) => send({ GiftCouponCode: 'NOSUCH' }, one)));
    const codes = answers.map(({ ReturnCode }) => ReturnCode);
    expect(codes.filter((one) => one === RETURN_CODES.GiftCouponUnknown.code)).toHaveLength(60);
    expect(codes.filter((one) => one === RETURN_CODES.TooManyRequests.code)).toHaveLength(140);
  }, 120_000);

  test('a network has 60 tries at gift coupons per hour', async () => {
    for (let session = 0; session < 6; session += 1) {
      const { caller, BasketGUID: basket } = await shopper();
      for (let number = 0; number < 10; number += 1) {
        const { ReturnCode } = await send({ GiftCouponCode: 'NOSUCH', BasketGUID: basket }, caller);
        expect(ReturnCode).toBe(RETURN_CODES.GiftCouponUnknown.code);
      }
    }
    expect(await send()).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
    network = '198.51.100.1';
    expect((await send()).ReturnCode).toBe(0);
  });
});
