import { type OrderWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { insertRefund, insertTestAttempt, insertTestPayment } from '../testing/money.ts';
import { insertOrder, TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('OrderDetails', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let order: OrderRow;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
    asha = await addCustomer(api);
  });
  beforeEach(async () => {
    order = await insertOrder(api.context.db, { customer_id: asha.id, placed_at: NOW - HOUR_MS });
  });
  afterAll(() => api.close());

  const details = (body: object, by = asha.caller) => by.post<OrderWire>('OrderDetails', body);
  const readStatus = async () => {
    const { Data } = await details({ OrderKey: order.key });
    return { state: Data?.PaymentState, canPay: Data?.CanPay, refund: Data?.RefundAmount };
  };

  const addAttempt = (state: 'created' | 'failed' = 'created') => insertTestAttempt(api.context.db, order, { state });
  async function addSurplus(amount: number, state: 'sent' | 'processed'): Promise<void> {
    const id = await insertTestPayment(api.context.db, order, { amount });
    await insertRefund(api.context.db, { id, amount }, state);
  }

  test('OrderDetails returns an order as it was placed', async () => {
    const { Data } = await details({ OrderKey: order.key });
    expect(Data).toMatchObject({
      OrderNumber: order.number,
      OrderKey: order.key,
      State: 'payment-pending',
      PaymentMethod: 'razorpay',
      TestPayment: true,
      HoldExpiresAt: null,
      PlacedAt: NOW - HOUR_MS,
      Total: 12_594,
      TotalMRP: 14_995,
      TotalItemLevelDiscount: 2_500,
      SubTotal: 12_495,
      ShippingCharges: 99,
      PayableAmount: 12_594,
      RefundAmount: 0,
      StandsInstead: '',
      Taxes: [{ GstPercent: 18, TaxableAmount: 10_672.88, TaxAmount: 1_921.12 }],
      TotalQuantity: 1,
      Address: TEST_ADDRESS,
      Mobile: '9876543210',
      EarliestDate: '2026-11-23',
      InvoiceNumber: '',
    });
    expect(Data?.Products).toMatchObject([{ SKU: '1801AV01', INRPrice: 12_495, NetPrice: 12_495, HsnCode: '9102' }]);
  });

  test('OrderDetails keeps the order of the lines, each with the price of all its items', async () => {
    const twice = { quantity: 2, net: 24_000_00, document: { unitPrice: 12_495_00, offerDiscount: 990_00 } };
    order = await insertOrder(api.context.db, { lines: [{ sku: 'B' }, { sku: 'A', ...twice }, { sku: 'C' }] });
    const { Data } = await details({ OrderKey: order.key });
    expect(Data?.TotalQuantity).toBe(4);
    expect(Data?.Products.map(({ SKU }) => SKU)).toEqual(['B', 'A', 'C']);
    expect(Data?.Products[1]).toMatchObject({ INRPrice: 24_990, OfferDiscount: 990, NetPrice: 24_000 });
  });

  test('OrderDetails needs the order’s key, or its number from the order’s customer', async () => {
    const stranger = await addCustomer(api);
    const guest = await signInSession(api.handle);
    const byNumber = { OrderNumber: order.number };
    const missing = { ReturnCode: RETURN_CODES.NotFound.code, Data: null };
    expect((await details({ OrderKey: order.key }, guest)).Data?.OrderNumber).toBe(order.number);
    expect((await details(byNumber)).Data?.OrderKey).toBe(order.key);
    for (const caller of [stranger.caller, guest]) expect(await details(byNumber, caller)).toMatchObject(missing);
    for (const body of [{}, { OrderKey: newId() }, { OrderNumber: 'SM-000000-AAAAAA' }]) {
      expect(await details(body)).toMatchObject(missing);
    }
    // An order without an account does not belong to a guest either.
    const nobodys = await insertOrder(api.context.db);
    expect(await details({ OrderNumber: nobodys.number }, guest)).toMatchObject(missing);
  });

  test('OrderDetails derives the payment state from the payment attempts', async () => {
    expect(await readStatus()).toMatchObject({ state: 'failed', canPay: true });
    await api.context.db
      .updateTable('orders')
      .set({ hold: 'held', hold_expires_at: NOW + HOUR_MS })
      .where('number', '=', order.number)
      .execute();
    const attempt = await addAttempt();
    expect(await readStatus()).toMatchObject({ state: 'awaiting', canPay: true });
    await api.context.db
      .updateTable('payment_attempts')
      .set({ failure_reason: 'asking' })
      .where('id', '=', attempt)
      .execute();
    expect(await readStatus()).toMatchObject({ state: 'checking', canPay: false });
  });

  test('OrderDetails lists pending and completed refunds of this order only', async () => {
    await addSurplus(100_00, 'processed');
    expect(await readStatus()).toEqual({ state: 'refunded', canPay: false, refund: 100 });
    await addSurplus(50_50, 'sent');
    expect(await readStatus()).toEqual({ state: 'refunding', canPay: false, refund: 150.5 });
    order = await insertOrder(api.context.db, { placed_at: NOW });
    await addAttempt('failed');
    expect(await readStatus()).toEqual({ state: 'failed', canPay: true, refund: 0 });
  });

  test('OrderDetails says that an order can be paid for a day', async () => {
    order = await insertOrder(api.context.db, { placed_at: NOW - DAY_MS });
    expect(await readStatus()).toMatchObject({ canPay: false });
  });
});
