import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../../app/housekeeping.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { addGiftCard, addGiftCoupon } from '../../testing/gifts.ts';
import { restock, shelfOf, stockByLedger } from '../../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../../testing/order-shopper.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../../testing/promotions.ts';
import { setSiteOption } from '../../testing/set-site-option.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { expireHolds } from './expire-holds.ts';
import { HOLD_MS, holdOrder, releaseOrder } from './hold-order.ts';

const TWO_LEFT = '2101PK01';
const WATCH = '1801AV01';
const PROMOTIONS = promotionsOf({
  coupons: [{ code: 'ONCE', terms: 'Once.', ...VALID, maximumUses: 1, benefit: { kind: 'percent', percent: 10 } }],
});

describeOnEachEngine('the hold of an order', (engine) => {
  let api: TestApi;
  let now: number;
  let asha: OrderShopper;
  let shelves: Record<string, number>;

  beforeAll(async () => {
    const options = { engine, catalogue: 'seed', promotions: PROMOTIONS, payments: BOTH_GATEWAYS } as const;
    api = await createTestApi({ ...options, now: () => now });
  });
  beforeEach(async () => {
    now = PROMOTIONS_NOW;
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    shelves = await stockByLedger(api.context.db);
    asha = await orderShopper(api);
  });
  afterEach(async () => expect(await stockByLedger(api.context.db)).toEqual(shelves));
  afterAll(() => api.close());

  const rowOf = (number: string) =>
    api.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const hold = (number: string) =>
    api.context.db.transaction().execute((transaction) => holdOrder(transaction, { number }, now));
  const release = (number: string) =>
    api.context.db.transaction().execute((transaction) => releaseOrder(transaction, number, now));
  /** An order with a gift coupon, a gift card, a coupon and both items of a watch. */
  async function orderWithEverything() {
    const { db } = api.context;
    await addGiftCoupon(db, now);
    const card = await addGiftCard(db, now);
    const { BasketGUID } = await asha.fill(TWO_LEFT, 2);
    const request = { GiftCouponCode: 'THANKS500', BasketGUID };
    const coupon = await asha.caller.post<{ GiftCouponRequestId: string }>('RequestGiftCoupon', request);
    const used = await asha.caller.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
    return asha.ordered({ ...coupon.Data, ...used.Data, CouponCode: 'ONCE' });
  }
  /** Which of the above are not held. */
  async function free() {
    const { db } = api.context;
    const card = await db.selectFrom('gift_cards').select('balance').executeTakeFirstOrThrow();
    const entries = await db.selectFrom('gift_card_entries').select('amount').execute();
    const coupon = await db.selectFrom('gift_coupons').select(['used_at', 'used_by']).executeTakeFirstOrThrow();
    const redemptions = await db.selectFrom('coupon_redemptions').select('code').execute();
    expect(card.balance).toBe(1000_00 + entries.reduce((sum, { amount }) => sum + amount, 0));
    return {
      stock: await shelfOf(db, TWO_LEFT),
      card: card.balance,
      giftCoupon: coupon.used_at === null && coupon.used_by === null,
      coupon: redemptions.length === 0,
    };
  }
  const ALL_FREE = { stock: 2, card: 1000_00, giftCoupon: true, coupon: true };
  const ALL_HELD = { stock: 0, card: 0, giftCoupon: false, coupon: false };

  test('a hold keeps everything for ten minutes, and then all of it is released', async () => {
    const { OrderNumber } = await orderWithEverything();
    expect(await free()).toEqual(ALL_HELD);
    now += HOLD_MS - 1;
    expect(await expireHolds(api.context)).toBe(false);
    expect(await free()).toEqual(ALL_HELD);
    now += 1;
    await expireHolds(api.context);
    expect(await free()).toEqual(ALL_FREE);
    expect(await rowOf(OrderNumber)).toMatchObject({
      state: 'payment-pending',
      hold: 'released',
      hold_expires_at: null,
    });
  });

  test('a hold is released once, however many processes find it due', async () => {
    const { OrderNumber } = await orderWithEverything();
    now += HOLD_MS;
    await Promise.all(Array.from({ length: 10 }, () => expireHolds(api.context)));
    expect(await release(OrderNumber)).toBe(false);
    expect(await free()).toEqual(ALL_FREE);
  });

  test('a hold stays if it was renewed since it was found due', async () => {
    const { OrderNumber } = await orderWithEverything();
    now += HOLD_MS;
    const found = Promise.withResolvers<void>();
    let request = 0;
    const clock = () => {
      request += 1;
      // The first read finds what is due, the second one releases it.
      if (request === 2) found.resolve();
      return now;
    };
    let expiring: Promise<boolean> | undefined;
    await api.context.db.transaction().execute(async (transaction) => {
      await releaseOrder(transaction, OrderNumber, now);
      await holdOrder(transaction, { number: OrderNumber }, now);
      expiring = expireHolds({ db: api.context.db, now: clock });
      await found.promise;
    });
    await expiring;
    expect(await free()).toEqual(ALL_HELD);
    expect(await rowOf(OrderNumber)).toMatchObject({ hold: 'held', hold_expires_at: now + HOLD_MS });
  });

  test('a released hold is renewed once, until ten minutes from then', async () => {
    const { OrderNumber } = await orderWithEverything();
    expect(await release(OrderNumber)).toBe(true);
    now += MINUTE_MS;
    expect(await Promise.all([hold(OrderNumber), hold(OrderNumber)])).toEqual([null, null]);
    expect(await free()).toEqual(ALL_HELD);
    expect(await rowOf(OrderNumber)).toMatchObject({ hold: 'held', hold_expires_at: now + HOLD_MS });
  });

  test.each([
    [
      'OutOfStock',
      (db: TestApi['context']['db']) => db.updateTable('skus').set({ quantity: 1 }).where('sku', '=', TWO_LEFT),
    ],
    [
      'CouponUsed',
      (db: TestApi['context']['db']) =>
        db
          .insertInto('coupon_redemptions')
          .values({ id: 'other', code: 'ONCE', customer_id: null, order_number: 'other', at: 0 }),
    ],
    ['GiftCouponTaken', (db: TestApi['context']['db']) => db.updateTable('gift_coupons').set({ used_at: 1 })],
    ['GiftCardEmpty', (db: TestApi['context']['db']) => db.updateTable('gift_cards').set({ balance: 999_99 })],
  ] as const)('is not held again in part: %s', async (code, spoil) => {
    const { OrderNumber } = await orderWithEverything();
    await release(OrderNumber);
    await spoil(api.context.db).execute();
    const entries = () => api.context.db.selectFrom('stock_entries').selectAll().execute();
    const before = [await shelfOf(api.context.db, TWO_LEFT), await entries(), await rowOf(OrderNumber)];
    expect(await hold(OrderNumber)).toMatchObject({ code });
    expect([await shelfOf(api.context.db, TWO_LEFT), await entries(), await rowOf(OrderNumber)]).toEqual(before);
    await restock(api.context.db, { [TWO_LEFT]: 2 });
  });

  test('a gift coupon that another cart reserved meanwhile stays with it', async () => {
    const { OrderNumber } = await orderWithEverything();
    await release(OrderNumber);
    now += 2 * HOUR_MS;
    const other = await orderShopper(api);
    const { BasketGUID } = await other.fill(WATCH);
    const request = { GiftCouponCode: 'THANKS500', BasketGUID };
    expect((await other.caller.post('RequestGiftCoupon', request)).ReturnCode).toBe(0);
    expect(await hold(OrderNumber)).toMatchObject({ code: 'GiftCouponTaken' });
  });

  test('an abandoned order holds nothing any more', async () => {
    await asha.fill(WATCH);
    const first = await asha.ordered();
    await asha.ordered();
    expect(await hold(first.OrderNumber)).toMatchObject({ code: 'OrderClosed' });
  });

  test('open orders of a customer hold at most ten items of an SKU', async () => {
    const { db } = api.context;
    await setSiteOption(db, 'MaximumQuantity', '20');
    await asha.fill(WATCH, 11);
    const refused = await asha.order({ PAN: 'ABCDE1234F' });
    expect(refused).toMatchObject({ ReturnCode: RETURN_CODES.QuantityLimit.code, Data: { Maximum: 10 } });
    await asha.caller.post('RemoveCartItem', { SKU: WATCH });
    await asha.fill(WATCH, 10);
    const placed = await asha.ordered({ PAN: 'ABCDE1234F' });
    // Another cart of the same customer; a guest's would belong to anybody.
    await db
      .updateTable('orders')
      .set({ basket_guid: 'another-cart' })
      .where('number', '=', placed.OrderNumber)
      .execute();
    await asha.caller.post('RemoveCartItem', { SKU: WATCH });
    await asha.fill(WATCH);
    expect(await asha.order()).toMatchObject({
      ReturnCode: RETURN_CODES.QuantityLimit.code,
      Data: { Maximum: 0 },
    });
    expect(
      await (await orderShopper(api).then((other) => other.fill(WATCH).then(() => other.order()))).ReturnCode,
    ).toBe(0);
    await setSiteOption(db, 'MaximumQuantity', '5');
  });

  test('pages are purged when the last item is sold and when it is available again, and at no other time', async () => {
    const { db } = api.context;
    await db
      .insertInto('catalogue_version')
      .values({ id: 1, version: 7, imported_at: now + 5, source_hash: '' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version: 7, imported_at: now + 5 }))
      .execute();
    const pageEvents = async () => {
      const { version, imported_at } = await db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow();
      const changed = await db.selectFrom('products').select('code').where('modified_at', '=', imported_at).execute();
      return { version, changed: changed.map(({ code }) => code), later: imported_at > now + 5 };
    };
    await asha.fill(TWO_LEFT);
    const one = await asha.ordered();
    expect(await pageEvents()).toEqual({ version: 7, changed: [], later: false });
    await asha.fill(TWO_LEFT);
    const both = await asha.ordered();
    expect(one.OrderNumber).not.toBe(both.OrderNumber);
    expect(await pageEvents()).toEqual({ version: 8, changed: [TWO_LEFT], later: true });
    await release(both.OrderNumber);
    expect(await pageEvents()).toEqual({ version: 9, changed: [TWO_LEFT], later: true });
  });

  test('an order that is unpaid for a day is closed', async () => {
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered();
    now += DAY_MS - 1;
    await expireHolds(api.context);
    await runHousekeeping(api.context.db, now);
    expect(await rowOf(OrderNumber)).toMatchObject({ state: 'payment-pending' });
    now += 1;
    await runHousekeeping(api.context.db, now);
    expect(await rowOf(OrderNumber)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'not-paid',
      cancelled_at: now,
    });
  });
});
