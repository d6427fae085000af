import type { CartWire } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { addGiftCard, addGiftCoupon, type TestGiftCard } from '../testing/gifts.ts';
import { signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
/** The total of the cart in these tests, in rupees: a watch for 9,999.50 and shipping for 99. */
const TOTAL = 10_098.5;

describeOnEachEngine('a cart with gifts', (engine) => {
  let api: TestApi;
  let now = NOW;
  let asha: ApiCaller;
  let BasketGUID: string;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    await eraseShoppers(api.context.db);
    asha = await signInSession(api.handle);
    BasketGUID = await basketOf(asha);
  });
  afterAll(() => api.close());

  async function basketOf(caller: ApiCaller): Promise<string> {
    return (await caller.post<CartWire>('AddCart', { SKU: '2101PK01' })).Data?.BasketGUID ?? '';
  }
  async function view(fields: Record<string, unknown>, by = asha): Promise<CartWire> {
    const { Data } = await by.post<CartWire>('ViewCartNew', { BasketGUID, ...fields });
    if (!Data) throw new Error('There is no cart.');
    return Data;
  }
  const giftCard = (rupees: number, fields: object = {}) =>
    addGiftCard(api.context.db, NOW, { initial_amount: rupees * 100, ...fields });
  /** Uses gift cards one after the other; returns the id of their session. */
  async function use(...cards: TestGiftCard[]): Promise<string> {
    let GCSessionId = '';
    for (const { pair } of cards) {
      now += 1;
      const given = { ...pair, BasketGUID, GCSessionId };
      GCSessionId = (await asha.post<{ GCSessionId: string }>('ApplyGiftCard', given)).Data?.GCSessionId ?? '';
    }
    return GCSessionId;
  }
  async function hold(given: Parameters<typeof addGiftCoupon>[2] = {}): Promise<string> {
    await addGiftCoupon(api.context.db, NOW, given);
    const request = { GiftCouponCode: 'THANKS500', BasketGUID };
    const { Data } = await asha.post<{ GiftCouponRequestId: string }>('RequestGiftCoupon', request);
    return Data?.GiftCouponRequestId ?? '';
  }
  const balances = async () => {
    const rows = await api.context.db.selectFrom('gift_cards').select('balance').orderBy('balance').execute();
    return rows.map(({ balance }) => balance);
  };

  test('several gift cards are charged in the order in which they were added, and the rest is payable', async () => {
    const [first, second] = [await giftCard(1000.25), await giftCard(500)];
    const GCSessionId = await use(first, second);
    const cart = await view({ GCSessionId });
    expect(cart).toMatchObject({ TotalAmount: TOTAL, GiftCardAmount: 1500.25, PayableAmount: 8598.25 });
    expect(cart.GiftCards).toEqual([
      { GiftCardId: first.id, LastDigits: first.pair.Number.slice(-4), Balance: 1000.25, Amount: 1000.25 },
      { GiftCardId: second.id, LastDigits: second.pair.Number.slice(-4), Balance: 500, Amount: 500 },
    ]);
    expect(JSON.stringify(cart)).not.toContain(first.pair.Number);
    // Viewing the cart charges no gift card.
    expect(await balances()).toEqual([500_00, 1000_25]);
  });

  test('a gift card is charged no more than the cart costs, and the next one nothing', async () => {
    const GCSessionId = await use(await giftCard(10_000), await giftCard(2000), await giftCard(300));
    const cart = await view({ GCSessionId });
    expect(cart).toMatchObject({ TotalAmount: TOTAL, GiftCardAmount: TOTAL, PayableAmount: 0 });
    expect(cart.GiftCards.map(({ Balance, Amount }) => [Balance, Amount])).toEqual([
      [10_000, 10_000],
      [2000, 98.5],
      [300, 0],
    ]);
  });

  test('a gift card that was emptied or expired in the meantime is left out of the cart', async () => {
    const [spent, over, good] = [
      await giftCard(100),
      await giftCard(200, { expires_at: NOW + HOUR_MS }),
      await giftCard(300),
    ];
    const GCSessionId = await use(spent, over, good);
    expect((await view({ GCSessionId })).GiftCards).toHaveLength(3);
    await api.context.db.updateTable('gift_cards').set({ balance: 0 }).where('id', '=', spent.id).execute();
    now += HOUR_MS;
    const cart = await view({ GCSessionId }, await signInSession(api.handle));
    expect(cart.GiftCards).toEqual([expect.objectContaining({ GiftCardId: good.id, Amount: 300 })]);
    expect(cart).toMatchObject({ GiftCardAmount: 300, PayableAmount: TOTAL - 300 });
  });

  test('a removed gift card no longer counts, and the others do', async () => {
    const [first, second] = [await giftCard(1000), await giftCard(500)];
    const GCSessionId = await use(first, second);
    await asha.post('RemoveGiftCard', { GCSessionId, GiftCardId: first.id });
    expect(await view({ GCSessionId })).toMatchObject({ GiftCardAmount: 500, PayableAmount: TOTAL - 500 });
  });

  test('an unknown gift card session id uses no gift card', async () => {
    await use(await giftCard(1000));
    const hashes = await api.context.db.selectFrom('gift_card_uses').select('session_id').execute();
    // The stored hash of an id does not work as an id.
    for (const GCSessionId of ['there-is-no-such-session', hashes[0]?.session_id]) {
      expect(await view({ GCSessionId })).toMatchObject({ GiftCards: [], GiftCardAmount: 0, PayableAmount: TOTAL });
    }
  });

  test('a gift coupon is deducted before gift cards, in the response of every cart call', async () => {
    const reductions = { GiftCouponRequestId: await hold(), GCSessionId: await use(await giftCard(1000)) };
    const held = { GiftCouponRequestId: reductions.GiftCouponRequestId, Amount: 500, ExpiresAt: expect.any(Number) };
    const one = {
      GiftCouponDiscount: 500,
      TotalAmount: TOTAL - 500,
      GiftCardAmount: 1000,
      PayableAmount: TOTAL - 1500,
    };
    const cart = await view(reductions);
    expect(cart).toMatchObject({ ...one, GiftCoupon: held, GiftCouponRefusal: null });
    const change = { ...reductions, BasketGUID, SKU: '2101PK01', LineId: cart.Products[0]?.LineId };
    const two = { GiftCouponDiscount: 500, GiftCardAmount: 1000, PayableAmount: TOTAL - 1500 + 9999.5 };
    expect((await asha.post('AddCart', change)).Data).toMatchObject(two);
    expect((await asha.post('UpdateCart', { ...change, Quantity: 1 })).Data).toMatchObject(one);
    await asha.post('AddCart', { ...change, SKU: '1801AV01' });
    expect((await asha.post('RemoveCartItem', { ...change, SKU: '1801AV01', LineId: undefined })).Data).toMatchObject(
      one,
    );
  });

  const without = { GiftCoupon: null, GiftCouponDiscount: 0, TotalAmount: TOTAL, PayableAmount: TOTAL };

  test('an expired gift coupon reservation deducts nothing and says why, also after housekeeping', async () => {
    const GiftCouponRequestId = await hold();
    now += HOUR_MS;
    const later = await signInSession(api.handle);
    const over = { ...without, GiftCouponRefusal: { Reason: 'expired' } };
    expect(await view({ GiftCouponRequestId }, later)).toMatchObject(over);
    await asha.post('ReleaseGiftCoupon', { GiftCouponRequestId });
    expect(await view({ GiftCouponRequestId }, later)).toMatchObject(over);
  });

  test('a gift coupon that ends while it is reserved deducts nothing from then on', async () => {
    const GiftCouponRequestId = await hold({ ends_at: NOW + HOUR_MS / 2 });
    now += HOUR_MS / 2 - 1;
    const later = await signInSession(api.handle);
    expect(await view({ GiftCouponRequestId }, later)).toMatchObject({ GiftCouponDiscount: 500 });
    now += 1;
    const over = { ...without, GiftCouponRefusal: { Reason: 'expired' } };
    expect(await view({ GiftCouponRequestId }, later)).toMatchObject(over);
  });

  test('a gift coupon that an order has used deducts nothing any more', async () => {
    const GiftCouponRequestId = await hold();
    await api.context.db.updateTable('gift_coupons').set({ used_at: NOW }).execute();
    expect(await view({ GiftCouponRequestId })).toMatchObject({ ...without, GiftCouponRefusal: { Reason: 'used' } });
  });

  test('a gift coupon reserved for another basket deducts nothing', async () => {
    const GiftCouponRequestId = await hold();
    const ravi = await signInSession(api.handle);
    const theirs = { BasketGUID: await basketOf(ravi), GiftCouponRequestId };
    expect(await view(theirs, ravi)).toEqual(
      await view({ ...theirs, GiftCouponRequestId: 'there-is-no-such-request' }, ravi),
    );
    expect(await view(theirs, ravi)).toMatchObject({ ...without, GiftCouponRefusal: { Reason: 'expired' } });
  });

  test('signing in keeps the gift coupon reservation and the gift cards of the guest’s cart', async () => {
    const reductions = { GiftCouponRequestId: await hold(), GCSessionId: await use(await giftCard(1000)) };
    const signedIn = await signInByCode(asha, api.context.db, { mobile: '9876543210', BasketGUID });
    const customer = await signInSession(api.handle, signedIn.CustomerToken);
    expect(await view({ ...reductions, BasketGUID: signedIn.BasketGUID }, customer)).toMatchObject({
      GiftCouponDiscount: 500,
      GiftCardAmount: 1000,
      PayableAmount: TOTAL - 1500,
    });
  });
});
