import { type CartWire, type CodeSentWire, type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import fc from '#lib/testing/generated.ts';
import { importPromotions } from '../cart/promotions/import-promotions.ts';
import { sourceOf } from '../cart/promotions/read-promotions.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { addGiftCoupon } from '../testing/gifts.ts';
import { promotionsOf, VALID } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { readSentCode, signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const PROMOTIONS = promotionsOf({
  offers: [
    { kind: 'line', id: 'ten', title: 'Ten', terms: 'Terms.', ...VALID, benefit: { kind: 'percent', percent: 10 } },
    { kind: 'line', id: 'five', title: 'Five', terms: 'Terms.', ...VALID, benefit: { kind: 'percent', percent: 5 } },
  ],
  giftCoupons: [{ code: 'GIFT', amount: 500, ...VALID }],
});
const MOBILE = '9876543210';
const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const RING = '7701SV01-14';
const SKUS = [WATCH, TWO_LEFT, RING];

describeOnEachEngine('merging a guest’s cart at sign-in', (engine) => {
  let api: TestApi;
  let guest: ApiCaller;
  let now: number;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
    guest = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  async function fill(caller: ApiCaller, quantities: Record<string, number>): Promise<string> {
    let guid = '';
    for (const [SKU, Quantity] of Object.entries(quantities)) {
      const { Data } = await caller.post<CartWire>('AddCart', { SKU, Quantity, BasketGUID: guid });
      if (!Data) throw new Error(`${SKU} was not added.`);
      guid = Data.BasketGUID;
    }
    return guid;
  }
  async function signIn(basketGuid: string, mobile = MOBILE) {
    now += 20 * MINUTE_MS;
    guest = await signInSession(api.handle);
    const fields = { mobile, sessionId: `s${now}`, BasketGUID: basketGuid };
    const signedIn = await signInByCode(guest, api.context.db, fields);
    const customer = await signInSession(api.handle, signedIn.CustomerToken);
    const { Data: cart } = await customer.post<CartWire>('ViewCartNew');
    return { signedIn, customer, cart, quantities: quantitiesOf(cart) };
  }
  const quantitiesOf = (cart: CartWire | null) =>
    Object.fromEntries((cart?.Products ?? []).map((line) => [line.SKU, line.Quantity]));
  const baskets = () => api.context.db.selectFrom('baskets').selectAll().execute();

  test('a guest’s cart becomes the customer’s at sign-in, and the guest’s is deleted', async () => {
    const guid = await fill(guest, { [WATCH]: 2, [RING]: 1 });
    const { signedIn, cart, quantities } = await signIn(guid);
    expect(quantities).toEqual({ [WATCH]: 2, [RING]: 1 });
    expect(signedIn).toMatchObject({ BasketGUID: cart?.BasketGUID, TotalQuantity: 3 });
    expect(await baskets()).toMatchObject([{ guid: cart?.BasketGUID, customer_id: expect.any(String) }]);
    expect(await guest.post('ViewCartNew', { BasketGUID: guid })).toMatchObject({
      ReturnCode: RETURN_CODES.NotFound.code,
    });
  });

  test('a guest’s cart is merged at sign-in, once: quantities add up to stock and limit', async () => {
    const first = await signIn(await fill(guest, { [WATCH]: 4, [TWO_LEFT]: 1 }));
    const guid = await fill(await signInSession(api.handle), { [WATCH]: 3, [TWO_LEFT]: 2, [RING]: 1 });
    const second = await signIn(guid);
    expect(second.quantities).toEqual({ [WATCH]: 5, [TWO_LEFT]: 2, [RING]: 1 });
    expect(second.signedIn).toMatchObject({ BasketGUID: first.signedIn.BasketGUID, TotalQuantity: 8 });
    expect(second.cart?.Version).toBeGreaterThan(first.cart?.Version ?? 0);
    expect((await signIn(guid)).cart).toEqual(second.cart);
    expect(await baskets()).toHaveLength(1);
  });

  test('merging carts keeps a sold-out line, and one whose product is gone', async () => {
    const guid = await fill(guest, { [WATCH]: 3, [RING]: 2 });
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', WATCH).execute();
    await api.context.db.deleteFrom('skus').where('sku', '=', RING).execute();
    expect((await signIn(guid)).quantities).toEqual({ [WATCH]: 1, [RING]: 1 });
  });

  test('merging carts keeps the chosen offers and the deductions', async () => {
    const { db } = api.context;
    await importPromotions(db, sourceOf(PROMOTIONS), now);
    const choose = (caller: ApiCaller, ProductUrl: string, OfferId: string, BasketGUID = '') =>
      caller.post<CartWire>('UpdateCartOffer', { ProductUrl, OfferId, BasketGUID });
    const first = await signIn(await fill(guest, { [WATCH]: 1, [RING]: 1 }));
    expect((await choose(first.customer, 'x-1801av01', 'five')).ReturnCode).toBe(0);
    const other = await signInSession(api.handle);
    const guid = await fill(other, { [WATCH]: 1, [TWO_LEFT]: 1, [RING]: 1 });
    expect((await choose(other, 'x-2101pk01', '', guid)).ReturnCode).toBe(0);
    expect((await choose(other, 'x-7701sv01', 'five', guid)).ReturnCode).toBe(0);
    const held = await other.post<{ GiftCouponRequestId: string }>('RequestGiftCoupon', {
      GiftCouponCode: 'GIFT',
      BasketGUID: guid,
    });
    const request = { GiftCouponRequestId: held.Data?.GiftCouponRequestId };
    const { signedIn, cart } = await signIn(guid);
    const offers = cart?.Products.map((line) => [line.SKU, line.Quantity, line.OfferId]);
    expect(offers).toEqual([
      [WATCH, 2, 'five'],
      [RING, 2, 'five'],
      [TWO_LEFT, 1, ''],
    ]);
    const customer = await signInSession(api.handle, signedIn.CustomerToken);
    const { Data } = await customer.post<CartWire>('ViewCartNew', request);
    expect(Data).toMatchObject({ GiftCouponDiscount: 500, GiftCouponRefusal: null });
  });

  test('merging carts keeps one gift coupon, the guest’s if there is one, and releases the other', async () => {
    const { db } = api.context;
    for (const code of ['FIRST', 'SECOND']) await addGiftCoupon(db, now, { code });
    const send = (caller: ApiCaller, GiftCouponCode: string, BasketGUID: string) =>
      caller.post('RequestGiftCoupon', { GiftCouponCode, BasketGUID });
    const held = () => db.selectFrom('gift_coupon_requests').select(['code', 'basket_guid']).execute();
    const { customer } = await signIn(await fill(guest, { [WATCH]: 1 }));
    expect((await send(customer, 'FIRST', '')).ReturnCode).toBe(0);
    const without = await signIn(await fill(guest, { [RING]: 1 }));
    const basket_guid = without.cart?.BasketGUID;
    expect(await held()).toEqual([{ code: 'FIRST', basket_guid }]);
    const guid = await fill(guest, { [RING]: 1 });
    expect((await send(guest, 'SECOND', guid)).ReturnCode).toBe(0);
    await signIn(guid);
    expect(await held()).toEqual([{ code: 'SECOND', basket_guid }]);
    const ravi = await fill(guest, { [WATCH]: 1 });
    expect((await send(guest, 'SECOND', ravi)).ReturnCode).toBe(RETURN_CODES.GiftCouponTaken.code);
    expect((await send(guest, 'FIRST', ravi)).ReturnCode).toBe(0);
  });

  test('merging carts keeps every line, even beyond the limit of a cart', async () => {
    await signIn(await fill(guest, { [WATCH]: 1, [TWO_LEFT]: 1 }));
    await setSiteOption(api.context.db, 'MaximumCartLines', '2');
    const { customer, quantities } = await signIn(await fill(await signInSession(api.handle), { [RING]: 1 }));
    expect(quantities).toEqual({ [WATCH]: 1, [TWO_LEFT]: 1, [RING]: 1 });
    expect((await customer.post('AddCart', { SKU: '7701SV01-12' })).ReturnCode).toBe(RETURN_CODES.CartFull.code);
  });

  test('a cart that is not a guest’s is not merged: another customer’s, an unknown one, the own one', async () => {
    const theirs = await signIn(await fill(guest, { [WATCH]: 1 }), '9000000001');
    for (const guid of [theirs.signedIn.BasketGUID, 'A'.repeat(24), '']) {
      const { signedIn, cart } = await signIn(guid);
      expect(signedIn).toMatchObject({ BasketGUID: '', TotalQuantity: 0 });
      expect(cart).toBeNull();
    }
    const again = await signInSession(api.handle, theirs.signedIn.CustomerToken);
    expect((await again.post('ViewCartNew')).Data).toEqual(theirs.cart);
    const own = await signIn(theirs.signedIn.BasketGUID, '9000000001');
    expect(own.cart).toEqual(theirs.cart);
  });

  test('a wrong code merges no cart', async () => {
    const guid = await fill(guest, { [WATCH]: 1 });
    const body = { SessionId: 's1', Mobile: MOBILE, BasketGUID: guid };
    const sent = await guest.post<CodeSentWire>('GenerateLoginOTP', body);
    await guest.post('VerifyLoginOTP', { ...body, EString: sent.Data?.EString, OTP: '' });
    expect(await baskets()).toMatchObject([{ guid, customer_id: null }]);
  });

  test('concurrent adds and a sign-in lose nothing and do not fail', async () => {
    const guid = await fill(guest, { [WATCH]: 1 });
    const { customer } = await signIn('');
    now += 20 * MINUTE_MS;
    guest = await signInSession(api.handle);
    const body = { SessionId: 's1', Mobile: MOBILE, BasketGUID: guid };
    const sent = await guest.post<CodeSentWire>('GenerateLoginOTP', body);
    const credentials = { ...body, EString: sent.Data?.EString, OTP: await readSentCode(api.context.db, MOBILE) };
    const again = await signInSession(api.handle);
    const [verified, ...added] = await Promise.all([
      guest.post<DataOf<typeof calls.verifyLoginOtp>>('VerifyLoginOTP', credentials),
      ...Array.from({ length: 5 }, () => again.post('AddCart', { SKU: RING, BasketGUID: guid })),
      customerAdd(customer),
      customerAdd(customer),
    ]);
    expect(verified.ReturnCode).toBe(0);
    const codes = added.map(({ ReturnCode }) => ReturnCode);
    expect(codes.every((one) => one === 0 || one === RETURN_CODES.NotFound.code)).toBe(true);
    const fresh = await signInSession(api.handle, verified.Data?.CustomerToken);
    const { Data: cart } = await fresh.post<CartWire>('ViewCartNew');
    const ringsAdded = codes.slice(0, 5).filter((one) => one === 0).length;
    expect(quantitiesOf(cart)).toEqual({ [WATCH]: 1, [TWO_LEFT]: 2, ...(ringsAdded ? { [RING]: ringsAdded } : {}) });
    expect(await baskets()).toHaveLength(1);
  });
  async function customerAdd(customer: ApiCaller) {
    return customer.post('AddCart', { SKU: TWO_LEFT });
  }

  test('every SKU of two random carts is there once after the merge, its sum limited to what can be ordered', async () => {
    const stock = { [WATCH]: 5, [TWO_LEFT]: 2, [RING]: 5 };
    const cart = fc.record(
      Object.fromEntries(SKUS.map((sku) => [sku, fc.integer({ min: 0, max: stock[sku as keyof typeof stock] })])),
    );
    const present = (quantities: Record<string, number>) =>
      Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0));
    let number = 0;
    await fc.assert(
      fc.asyncProperty(cart, cart, async (mine, guests) => {
        number += 1;
        const mobile = String(9_100_000_000 + number);
        await signIn(await fill(await signInSession(api.handle), present(mine)), mobile);
        const merged = await signIn(await fill(await signInSession(api.handle), present(guests)), mobile);
        const expected = Object.fromEntries(
          SKUS.map((sku) => [sku, Math.min((mine[sku] ?? 0) + (guests[sku] ?? 0), stock[sku as keyof typeof stock])]),
        );
        expect(merged.quantities).toEqual(present(expected));
        const total = Object.values(expected).reduce((sum, quantity) => sum + quantity, 0);
        expect(merged.signedIn.TotalQuantity).toBe(total);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
