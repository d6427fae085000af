import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { addGiftCard, addGiftCoupon } from '../testing/gifts.ts';
import { restock, shelfOf } from '../testing/ledgers.ts';
import type { OrderShopper } from '../testing/order-shopper.ts';
import { type PlacingShop, placingShop } from '../testing/placing-shop.ts';
import { PROMOTIONS_NOW } from '../testing/promotions.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('placing an order', (engine) => {
  let shop: PlacingShop;
  let asha: OrderShopper;

  beforeAll(async () => {
    shop = await placingShop(engine);
  });
  beforeEach(async () => {
    asha = await shop.reset();
  });
  afterAll(() => shop.api.close());

  test('a placed order fixes its lines, amounts, address and delivery promise, and reserves its goods for ten minutes', async () => {
    await asha.fill(WATCH, 2);
    const cart = await asha.fill(RING);
    const placed = await asha.ordered({ CouponCode: 'ten', GSTIN: '29AAGCB7383J1Z4' });
    expect(placed).toMatchObject({
      OrderNumber: expect.stringMatching(/^SM-261121-[2-9A-Z]{6}$/),
      State: 'payment-pending',
      PaymentMethod: 'razorpay',
      PaymentState: 'awaiting',
      TestPayment: true,
      CanPay: true,
      HoldExpiresAt: PROMOTIONS_NOW + 10 * MINUTE_MS,
      PlacedAt: PROMOTIONS_NOW,
      TotalQuantity: 3,
      SubTotal: cart.SubTotal,
      CouponCode: 'TEN',
      CouponDiscount: 9149,
      GSTIN: '29AAGCB7383J1Z4',
      Address: { FullName: 'Asha Rao', State: 'Karnataka' },
      Mobile: asha.mobile,
      Email: 'asha@example.com',
      EarliestDate: '2026-11-23',
      DeliveryDays: '1-2',
      IdentityNeeded: true,
      InvoiceNumber: '',
      Products: [
        { SKU: WATCH, Quantity: 2, UnitPrice: 12_495, HsnCode: '9102', CouponDiscount: 2499 },
        { SKU: RING, Quantity: 1, UnitPrice: 66_499, HsnCode: '7113', CouponDiscount: 6650 },
      ],
    });
    expect(placed.Total).toBe(placed.SubTotal - placed.CouponDiscount + placed.ShippingCharges);
    expect(await shelfOf(shop.db, WATCH)).toBe(26);
    expect(await shop.db.selectFrom('payment_attempts').selectAll().execute()).toEqual([
      expect.objectContaining({
        subject: 'order',
        subject_id: placed.OrderNumber,
        gateway: 'razorpay',
        state: 'created',
        test: 1,
        amount: Math.round(placed.PayableAmount * 100),
      }),
    ]);
    expect(await asha.view()).toMatchObject({ TotalQuantity: 3 });
    const { document } = await shop.db
      .selectFrom('order_lines')
      .select('document')
      .where('sku', '=', RING)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(document)).toMatchObject({
      certificate: 'Diamond grading report',
      huid: '',
      sizeName: '14',
      metal: 'Yellow Gold 18 KT (750)',
      netWeightGrams: 3.2,
    });
  });

  test('the same key and body place one order, even after its payment; another body is refused', async () => {
    await asha.fill(WATCH);
    const IdempotencyKey = newId();
    const first = await asha.ordered({ IdempotencyKey });
    expect((await asha.order({ IdempotencyKey, ExpectedAmount: first.Total })).Data).toEqual(first);
    const changed = { IdempotencyKey, ExpectedAmount: first.Total, PaymentMethod: 'payu' };
    expect((await asha.order(changed)).ReturnCode).toBe(code('KeyReused'));
    const circumstances = [{ CouponCode: 'TEN' }, { GCSessionId: newId() }, { GiftCouponRequestId: newId() }];
    for (const other of [...circumstances, { BasketGUID: (await asha.view())?.BasketGUID }]) {
      const again = await asha.order({ IdempotencyKey, ExpectedAmount: first.Total, ...other });
      expect(again.ReturnCode).toBe(code('KeyReused'));
    }
    expect(await shop.db.selectFrom('orders').select('number').execute()).toHaveLength(1);
    expect(await shelfOf(shop.db, WATCH)).toBe(27);
  });

  test('a new order of a cart replaces the open one, reusing its last item, coupon and gifts', async () => {
    await restock(shop.db, { [FIELD_WATCH]: 1 });
    await addGiftCoupon(shop.db, PROMOTIONS_NOW);
    const card = await addGiftCard(shop.db, PROMOTIONS_NOW);
    const { BasketGUID } = await asha.fill(FIELD_WATCH);
    const coupon = await asha.caller.post<{ GiftCouponRequestId: string }>('RequestGiftCoupon', {
      GiftCouponCode: 'THANKS500',
      BasketGUID,
    });
    const used = await asha.caller.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
    const reductions = { ...coupon.Data, ...used.Data, CouponCode: 'TEN' };
    const first = await asha.ordered(reductions);
    expect(first).toMatchObject({ GiftCardAmount: 1000, GiftCouponDiscount: 500, CouponDiscount: 1000 });
    const second = await asha.ordered({ ...reductions, PaymentMethod: 'payu' });
    expect(second).toMatchObject({ PayableAmount: first.PayableAmount, GiftCardAmount: 1000, PaymentMethod: 'payu' });
    const rows = await shop.db.selectFrom('orders').selectAll().orderBy('placed_at').execute();
    expect(rows.find(({ number }) => number === first.OrderNumber)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'superseded',
      hold: 'released',
      hold_expires_at: null,
    });
    expect(new Set(rows.map(({ purchase_id }) => purchase_id)).size).toBe(1);
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(0);
    const cards = await shop.db.selectFrom('gift_card_entries').select(['kind', 'amount', 'reference']).execute();
    expect(cards.filter(({ reference }) => reference === first.OrderNumber).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([-1000_00, 1000_00]),
    );
    expect(await shop.db.selectFrom('coupon_redemptions').select('order_number').execute()).toEqual([
      { order_number: second.OrderNumber },
    ]);
    expect(await shop.db.selectFrom('gift_coupons').select('used_by').execute()).toEqual([
      { used_by: second.OrderNumber },
    ]);
  });

  test('a cash-on-delivery order is confirmed immediately and empties the cart', async () => {
    await shop.setCashOnDelivery('on');
    setDelivery({ charge: 0 });
    await asha.fill(FIELD_WATCH);
    const placed = await asha.ordered({ PaymentMethod: 'cash-on-delivery' });
    expect(placed).toMatchObject({
      State: 'confirmed',
      PaymentState: 'on-delivery',
      TestPayment: false,
      CanPay: false,
      HoldExpiresAt: null,
      InvoiceNumber: expect.stringMatching(/^SM2627-\d{6}$/),
    });
    expect(await asha.view()).toBeNull();
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(1);
    expect(await shop.db.selectFrom('payment_attempts').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'order-confirmed' }]);
  });

  test('gift cards that cover the whole order need no gateway', async () => {
    const card = await addGiftCard(shop.db, PROMOTIONS_NOW, { initial_amount: 20_000_00 });
    const { BasketGUID } = await asha.fill(WATCH);
    const used = await asha.caller.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
    expect(await asha.order({ ...used.Data, PaymentMethod: 'razorpay' })).toMatchObject({
      ReturnCode: code('MethodNotOffered'),
      Data: { Reason: 'nothing-to-pay' },
    });
    const placed = await asha.ordered({ ...used.Data, PaymentMethod: 'gift-card' });
    expect(placed).toMatchObject({
      State: 'confirmed',
      PaymentState: 'paid',
      PayableAmount: 0,
      GiftCardAmount: 12_594,
    });
    const { balance } = await shop.db.selectFrom('gift_cards').select('balance').executeTakeFirstOrThrow();
    expect(balance).toBe(7_406_00);
  });

  test('a large order stores the PAN, a small one does not', async () => {
    await asha.fill(WATCH);
    await asha.ordered({ PAN: 'ABCDE1234F' });
    await asha.fill(RING, 4);
    await asha.ordered({ PAN: 'ABCDE1234F' });
    const rows = await shop.db.selectFrom('orders').select(['document', 'total']).orderBy('total').execute();
    expect(rows.map(({ document }) => JSON.parse(document).pan)).toEqual(['', 'ABCDE1234F']);
  });
});
