import { type CartWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { addGiftCard, addGiftCoupon, type TestGiftCard } from '../../testing/gifts.ts';
import { BOTH_GATEWAYS, orderShopper } from '../../testing/order-shopper.ts';
import { insertOrder } from '../../testing/orders.ts';
import { PROMOTIONS_NOW as NOW, promotionsOf, VALID } from '../../testing/promotions.ts';
import { signInByCode } from '../../testing/sign-in.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

const TWO_LEFT = '2101PK01';
const benefit = { kind: 'amount', amount: 100 };
const PROMOTIONS = promotionsOf({
  coupons: [
    { code: 'ONCE', terms: 'Once each.', ...VALID, benefit, maximumUsesPerCustomer: 1 },
    { code: 'LAST', terms: 'Once.', ...VALID, benefit, maximumUses: 1 },
  ],
});
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('a cart beside its own open order', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let card: TestGiftCard;
  let reductions: { BasketGUID: string; CouponCode: string; GCSessionId: string; GiftCouponRequestId: string };
  let cart: CartWire;

  beforeAll(async () => {
    api = await createTestApi({
      engine,
      catalogue: 'seed',
      promotions: PROMOTIONS,
      now: () => NOW,
      payments: BOTH_GATEWAYS,
    });
  });
  beforeEach(async () => {
    const { db } = api.context;
    await eraseShoppers(db);
    await db.updateTable('skus').set({ quantity: 2 }).where('sku', '=', TWO_LEFT).execute();
    asha = await addCustomer(api);
    card = await addGiftCard(db, NOW);
    await addGiftCoupon(db, NOW);
    const { Data } = await asha.caller.post<CartWire>('AddCart', { SKU: TWO_LEFT, Quantity: 2 });
    const BasketGUID = Data?.BasketGUID ?? '';
    const { GCSessionId } = await reply<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
    const { GiftCouponRequestId } = await requestGiftCoupon(BasketGUID);
    reductions = { BasketGUID, CouponCode: 'ONCE', GCSessionId, GiftCouponRequestId };
    cart = await view();
  });
  afterAll(() => api.close());

  async function reply<Data>(name: string, body: object): Promise<Data> {
    const { Data } = await asha.caller.post<Data>(name, body);
    if (!Data) throw new Error(`${name} was refused.`);
    return Data;
  }
  const requestGiftCoupon = (BasketGUID: string) =>
    reply<{ GiftCouponRequestId: string }>('RequestGiftCoupon', { BasketGUID, GiftCouponCode: 'THANKS500' });
  const view = (fields: object = {}) => reply<CartWire>('ViewCartNew', { ...reductions, ...fields });

  /** Everything that an order reserves when it is placed, from any basket. */
  async function holdAll(basketGuid: string, couponCode: string, hold: { expiresAt: number | null }): Promise<void> {
    const { db } = api.context;
    const order = await insertOrder(db, {
      customer_id: asha.id,
      basket_guid: basketGuid,
      hold: hold.expiresAt === null ? 'taken' : 'held',
      hold_expires_at: hold.expiresAt,
      document: {
        couponCode,
        giftCouponCode: 'THANKS500',
        giftCards: [{ id: card.id, lastDigits: '', amount: 1_000_00 }],
      },
      lines: [{ sku: TWO_LEFT, product_code: TWO_LEFT, quantity: 2 }],
    });
    await db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', TWO_LEFT).execute();
    await db.updateTable('gift_cards').set({ balance: 0 }).execute();
    await db.updateTable('gift_coupons').set({ used_at: NOW, used_by: order.number }).execute();
    await db
      .insertInto('coupon_redemptions')
      .values({ id: newId(), code: couponCode, customer_id: asha.id, order_number: order.number, at: NOW })
      .execute();
  }
  const holdOwn = (couponCode = 'ONCE') => holdAll(reductions.BasketGUID, couponCode, { expiresAt: NOW + 1 });

  test('held stock and discounts still count in the cart of the order', () => {
    expect(cart).toMatchObject({ CouponDiscount: 100, GiftCouponDiscount: 500, GiftCardAmount: 1000 });
    expect(cart.Products).toMatchObject([{ StoreQuantity: 2, MaximumQuantity: 2, Counted: true }]);
  });

  test.each(['ONCE', 'LAST'])('the cart looks as before, with the coupon %s', async (CouponCode) => {
    const before = await view({ CouponCode });
    expect(before.CouponDiscount).toBe(100);
    await holdOwn(CouponCode);
    expect(await view({ CouponCode })).toEqual(before);
    expect(await reply('GetCartOffersNew', reductions)).toEqual([]);
    expect(await reply('VerifyCoupon', { ...reductions, CouponCode })).toMatchObject({ CouponDiscount: 100 });
  });

  test('an overdue order that is not released yet still belongs to its cart', async () => {
    await holdAll(reductions.BasketGUID, 'ONCE', { expiresAt: NOW - 1 });
    expect(await view()).toEqual(cart);
  });

  test.each([
    ['used up by its own order', () => reductions.BasketGUID, null],
    ['held by the order of another cart', () => 'another-basket-guid', NOW + 1],
  ])('%s is no longer available', async (_title, basket, expiresAt) => {
    await holdAll(basket(), 'ONCE', { expiresAt });
    const left = await view();
    expect(left.Products).toMatchObject([{ StoreQuantity: 0, MaximumQuantity: 0, Counted: false }]);
    expect(left).toMatchObject({ CouponRefusal: { Reason: 'used' }, GiftCouponRefusal: { Reason: 'used' } });
    expect(left.GiftCards).toEqual([]);
    const update = { ...reductions, LineId: cart.Products[0]?.LineId, Quantity: 1 };
    expect(await asha.caller.post('UpdateCart', update)).toMatchObject({ ReturnCode: code('OutOfStock') });
  });

  test('its lines can be changed up to what it holds', async () => {
    await holdOwn();
    const line = { ...reductions, LineId: cart.Products[0]?.LineId };
    expect((await reply<CartWire>('UpdateCart', { ...line, Quantity: 1 })).Products).toMatchObject([{ Quantity: 1 }]);
    expect((await reply<CartWire>('AddCart', { ...line, SKU: TWO_LEFT })).Products).toMatchObject([{ Quantity: 2 }]);
    expect(await asha.caller.post('AddCart', { ...line, SKU: TWO_LEFT })).toMatchObject({
      ReturnCode: code('QuantityLimit'),
      Data: { Maximum: 2 },
    });
    const stranger = await signInSession(api.handle);
    expect((await stranger.post('AddCart', { SKU: TWO_LEFT })).ReturnCode).toBe(code('OutOfStock'));
  });

  test('its gifts can be requested again, and others can be added', async () => {
    await holdOwn();
    expect((await requestGiftCoupon(reductions.BasketGUID)).GiftCouponRequestId).toBe(reductions.GiftCouponRequestId);
    const apply = (pair: object) => reply('ApplyGiftCard', { ...reductions, ...pair });
    const { GCSessionId } = reductions;
    expect(await apply(card.pair)).toEqual({ GCSessionId });
    const other = await addGiftCard(api.context.db, NOW, { initial_amount: 10_00 });
    expect(await apply(other.pair)).toEqual({ GCSessionId });
    expect((await view()).GiftCardAmount).toBe(1010);
  });

  test('another shopper cannot use what a basket holds', async () => {
    await holdOwn();
    const stranger: ApiCaller = await signInSession(api.handle);
    const { Data } = await stranger.post<CartWire>('AddCart', { SKU: '1801AV01' });
    const BasketGUID = Data?.BasketGUID;
    const request = { BasketGUID, GiftCouponCode: 'THANKS500' };
    expect((await stranger.post('RequestGiftCoupon', request)).ReturnCode).toBe(code('GiftCouponTaken'));
    expect((await stranger.post('ApplyGiftCard', { BasketGUID, ...card.pair })).ReturnCode).toBe(code('GiftCardEmpty'));
  });

  test('an order placed by its shopper leaves the cart unchanged, and another one can replace it', async () => {
    const shopper = await orderShopper(api);
    const { BasketGUID } = await shopper.fill(TWO_LEFT, 2);
    const { Data } = await shopper.caller.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
    const wanted = { CouponCode: 'ONCE', GCSessionId: Data?.GCSessionId };
    const before = await shopper.view(wanted);
    expect(before).toMatchObject({ CouponDiscount: 100, GiftCardAmount: 1000 });
    const first = await shopper.ordered(wanted);
    expect(await shopper.view(wanted)).toEqual(before);
    const second = await shopper.ordered(wanted);
    expect(second).toMatchObject({ State: 'payment-pending', PaymentState: 'awaiting', Total: first.Total });
    expect(await shopper.view(wanted)).toEqual(before);
  });

  test("a guest's cart that is merged reduces none of its lines", async () => {
    const guest = await signInSession(api.handle);
    const { Data } = await guest.post<CartWire>('AddCart', { SKU: TWO_LEFT });
    await holdOwn();
    await signInByCode(guest, api.context.db, { mobile: asha.mobile, BasketGUID: Data?.BasketGUID ?? '' });
    expect((await view()).Products).toMatchObject([{ Quantity: 2, StoreQuantity: 2 }]);
  });
});
