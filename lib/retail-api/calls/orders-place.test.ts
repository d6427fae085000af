import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { addGiftCard, addGiftCoupon } from '../testing/gifts.ts';
import { restock, shelfOf } from '../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = PROMOTIONS_NOW;
const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const RING = '7701SV01-14';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const PROMOTIONS = promotionsOf({
  coupons: [
    { code: 'TEN', terms: '10 % off.', ...VALID, benefit: { kind: 'percent', percent: 10 } },
    { code: 'BIG', terms: 'A lot.', ...VALID, minimumAmount: 90_000, benefit: { kind: 'amount', amount: 500 } },
  ],
});

describeOnEachEngine('placing an order', (engine) => {
  let api: TestApi;
  let asha: OrderShopper;

  beforeAll(async () => {
    const options = { engine, catalogue: 'seed', promotions: PROMOTIONS, payments: BOTH_GATEWAYS } as const;
    api = await createTestApi({ ...options, now: () => NOW });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    await setOption('CashOnDelivery', 'off');
    setDelivery({ charge: 99 });
    asha = await orderShopper(api, { email: 'asha@example.com' });
  });
  afterAll(() => api.close());

  const setOption = (option: 'CashOnDelivery', value: string) =>
    api.context.db.updateTable('site_options').set({ value }).where('option_id', '=', option).execute();
  /** Everything that placing an order may change. */
  const everything = async () => {
    const { db } = api.context;
    const tables = ['orders', 'order_lines', 'stock_entries', 'payment_attempts', 'coupon_redemptions'] as const;
    const more = ['skus', 'gift_coupons', 'gift_cards', 'gift_card_entries', 'outbox', 'idempotency_keys'] as const;
    const rows = [];
    for (const table of [...tables, ...more, 'basket_lines', 'invoice_series'] as const) {
      rows.push([table, await db.selectFrom(table).selectAll().execute()]);
    }
    return rows;
  };

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
      HoldExpiresAt: NOW + 10 * MINUTE_MS,
      PlacedAt: NOW,
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
    expect(await shelfOf(api.context.db, WATCH)).toBe(26);
    expect(await api.context.db.selectFrom('payment_attempts').selectAll().execute()).toEqual([
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
    const { document } = await api.context.db
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

  type Given = Record<string, unknown>;
  const refusals: [string, ReturnCodeName, (shopper: OrderShopper) => Promise<Given>, Given?][] = [
    ['an empty cart', 'CartEmpty', async () => ({})],
    ['a sold-out line', 'OutOfStock', async ({ fill }) => fill(TWO_LEFT, 2).then(() => stock(TWO_LEFT, 0))],
    ['more than there is', 'OutOfStock', async ({ fill }) => fill(TWO_LEFT, 2).then(() => stock(TWO_LEFT, 1))],
    ['an unknown coupon', 'CouponUnknown', async ({ fill }) => fill(WATCH).then(() => ({ CouponCode: 'NOSUCH' }))],
    ['a coupon that wants more', 'CouponMinimum', async ({ fill }) => fill(WATCH).then(() => ({ CouponCode: 'BIG' }))],
    [
      'a gift coupon that is gone',
      'GiftCouponExpired',
      async ({ fill }) => fill(WATCH).then(() => ({ GiftCouponRequestId: 'A'.repeat(24) })),
    ],
    [
      'another amount',
      'PriceChanged',
      async ({ fill }) => fill(WATCH).then(() => ({ ExpectedAmount: 12_593.99 })),
      { PayableAmount: 12_594 },
    ],
    [
      'no address',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ AddressGUID: '00000000-0000-0000-0000-000000000000' })),
      { Field: 'AddressGUID' },
    ],
    [
      "somebody else's address",
      'InvalidRequest',
      async ({ fill }) => {
        await fill(WATCH);
        return { AddressGUID: (await orderShopper(api)).address };
      },
      { Field: 'AddressGUID' },
    ],
    [
      'an unknown address of the invoice',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ BillingAddressGUID: '11111111-1111-4111-8111-111111111111' })),
      { Field: 'BillingAddressGUID' },
    ],
    [
      'a place that nothing is delivered to',
      'NotServiceable',
      async ({ fill, addAddress }) =>
        fill(WATCH).then(async () => ({ AddressGUID: await addAddress({ Pincode: '999999' }) })),
    ],
    [
      'a GST number of another state',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ GSTIN: '27AAPFU0939F1ZV' })),
      { Field: 'GSTIN' },
    ],
    ['no PAN above two lakh', 'PanRequired', async ({ fill }) => fill(RING, 4).then(() => ({}))],
    [
      'cash where it is switched off',
      'MethodNotOffered',
      async ({ fill }) => fill(TWO_LEFT).then(() => ({ PaymentMethod: 'cash-on-delivery' })),
      { Reason: 'unavailable' },
    ],
    [
      'cash for too much',
      'MethodNotOffered',
      async ({ fill }) => {
        await setOption('CashOnDelivery', 'on');
        await fill(WATCH);
        return { PaymentMethod: 'cash-on-delivery' };
      },
      { Reason: 'value' },
    ],
    [
      'a gift card alone where something is left to pay',
      'MethodNotOffered',
      async ({ fill }) => fill(WATCH).then(() => ({ PaymentMethod: 'gift-card' })),
      { Reason: 'unavailable' },
    ],
  ];
  const stock = async (sku: string, quantity: number): Promise<Given> => {
    await restock(api.context.db, { [sku]: quantity });
    return {};
  };

  test.each(refusals)(
    'an order with %s is refused as %s and changes nothing',
    async (_what, name, given, data = {}) => {
      const fields = await given(asha);
      const before = await everything();
      const answer = await asha.order(fields);
      expect(answer).toMatchObject({ ReturnCode: code(name), ...(Object.keys(data).length > 0 ? { Data: data } : {}) });
      expect(await everything()).toEqual(before);
    },
  );

  test('a refused order leaves the cart’s open order unchanged', async () => {
    await asha.fill(WATCH);
    const open = await asha.ordered();
    const before = await everything();
    expect(await asha.order({ ExpectedAmount: 1 })).toMatchObject({ ReturnCode: code('PriceChanged') });
    expect(await everything()).toEqual(before);
    expect(open.HoldExpiresAt).not.toBeNull();
  });

  test('an order by a guest, or for another shopper’s basket, is refused', async () => {
    const { BasketGUID } = await asha.fill(WATCH);
    const guest = await signInSession(api.handle);
    const body = { AddressGUID: asha.address, PaymentMethod: 'razorpay', ExpectedAmount: 12_594 };
    const reply = await guest.post('PlaceOrder', { ...body, BasketGUID, IdempotencyKey: newId() });
    expect(reply.ReturnCode).toBe(code('SignInRequired'));
    const other = await orderShopper(api);
    expect((await other.order({ BasketGUID, ExpectedAmount: 12_594 })).ReturnCode).toBe(code('NotFound'));
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
    expect(await api.context.db.selectFrom('orders').select('number').execute()).toHaveLength(1);
    expect(await shelfOf(api.context.db, WATCH)).toBe(27);
  });

  test('a new order of a cart replaces the open one, reusing its last item, coupon and gifts', async () => {
    await restock(api.context.db, { [TWO_LEFT]: 1 });
    await addGiftCoupon(api.context.db, NOW);
    const card = await addGiftCard(api.context.db, NOW);
    const { BasketGUID } = await asha.fill(TWO_LEFT);
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
    const rows = await api.context.db.selectFrom('orders').selectAll().orderBy('placed_at').execute();
    expect(rows.find(({ number }) => number === first.OrderNumber)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'superseded',
      hold: 'released',
      hold_expires_at: null,
    });
    expect(new Set(rows.map(({ purchase_id }) => purchase_id)).size).toBe(1);
    expect(await shelfOf(api.context.db, TWO_LEFT)).toBe(0);
    const cards = await api.context.db
      .selectFrom('gift_card_entries')
      .select(['kind', 'amount', 'reference'])
      .execute();
    expect(cards.filter(({ reference }) => reference === first.OrderNumber).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([-1000_00, 1000_00]),
    );
    expect(await api.context.db.selectFrom('coupon_redemptions').select('order_number').execute()).toEqual([
      { order_number: second.OrderNumber },
    ]);
    expect(await api.context.db.selectFrom('gift_coupons').select('used_by').execute()).toEqual([
      { used_by: second.OrderNumber },
    ]);
  });

  test('a cash-on-delivery order is confirmed immediately and empties the cart', async () => {
    await setOption('CashOnDelivery', 'on');
    setDelivery({ charge: 0 });
    await asha.fill(TWO_LEFT);
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
    expect(await shelfOf(api.context.db, TWO_LEFT)).toBe(1);
    expect(await api.context.db.selectFrom('payment_attempts').selectAll().execute()).toEqual([]);
    expect(await api.context.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'order-confirmed' }]);
  });

  test('gift cards that cover the whole order need no gateway', async () => {
    const card = await addGiftCard(api.context.db, NOW, { initial_amount: 20_000_00 });
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
    const { balance } = await api.context.db.selectFrom('gift_cards').select('balance').executeTakeFirstOrThrow();
    expect(balance).toBe(7_406_00);
  });

  test('a large order stores the PAN, a small one does not', async () => {
    await asha.fill(WATCH);
    await asha.ordered({ PAN: 'ABCDE1234F' });
    await asha.fill(RING, 4);
    await asha.ordered({ PAN: 'ABCDE1234F' });
    const rows = await api.context.db.selectFrom('orders').select(['document', 'total']).orderBy('total').execute();
    expect(rows.map(({ document }) => JSON.parse(document).pan)).toEqual(['', 'ABCDE1234F']);
  });
});
