import { deleteCustomer } from '../../customers/account/delete-customer.ts';
import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { addGiftCard } from '../../testing/gifts.ts';
import { insertTestAttempt, insertTestPayment } from '../../testing/money.ts';
import { BOTH_GATEWAYS, orderShopper } from '../../testing/order-shopper.ts';
import { insertOrder } from '../../testing/orders.ts';
import { PROMOTIONS_NOW as NOW, promotionsOf, VALID } from '../../testing/promotions.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { holdOrder } from '../holds/hold-order.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { confirmOrder } from '../placing/confirm-order.ts';

const PROMOTIONS = promotionsOf({
  coupons: [{ code: 'TEN', terms: 'Ten.', ...VALID, benefit: { kind: 'percent', percent: 10 } }],
});
const GIFT = { Wrap: true, Message: 'Happy birthday, Mother', HidePrices: false };
const CONFIRMED = { state: 'confirmed', hold: 'taken', confirmed_at: NOW, invoice_number: 'SM26-1' } as const;

describeOnEachEngine('the orders of a customer who goes', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;

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
    await eraseShoppers(api.context.db);
    asha = await addCustomer(api, { name: 'Asha Rao', email: 'asha@example.com' });
  });
  afterAll(() => api.close());

  const own = (options: Parameters<typeof insertOrder>[1] = {}) =>
    insertOrder(api.context.db, { customer_id: asha.id, placed_at: NOW, ...options });
  const deleteAsha = () =>
    api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, NOW));
  const orders = () => api.context.db.selectFrom('orders').selectAll().execute();
  async function storedRows(order: OrderRow) {
    const row = (await orders()).find(({ number }) => number === order.number);
    if (!row) throw new Error('The order is gone.');
    return { ...row, document: readOrderDocument(row) };
  }
  async function hold(order: OrderRow): Promise<void> {
    const refused = await api.context.db.transaction().execute((transaction) => holdOrder(transaction, order, NOW));
    if (refused) throw new Error(`The order holds nothing: ${refused.code}`);
  }
  const stock = async () => {
    const { quantity } = await api.context.db
      .selectFrom('skus')
      .select('quantity')
      .where('sku', '=', '1801AV01')
      .executeTakeFirstOrThrow();
    return quantity;
  };

  test('a sale stays as its invoice needs it, without its account and its contact', async () => {
    const order = await own(CONFIRMED);
    await deleteAsha();
    const { customer_id, invoice_number, state, document } = await storedRows(order);
    expect({ customer_id, invoice_number, state }).toEqual({
      customer_id: null,
      invoice_number: 'SM26-1',
      state: 'confirmed',
    });
    expect(document.customer).toEqual({ name: 'Asha Rao', mobile: '', email: '' });
    expect(document.address).toEqual(readOrderDocument(order).address);
    const lines = await api.context.db.selectFrom('order_lines').select('sku').execute();
    expect(lines).toEqual([{ sku: '1801AV01' }]);
  });

  test('the message of a gift goes once its order is over', async () => {
    const open = await own({ ...CONFIRMED, document: { gift: GIFT } });
    const over = await own({ ...CONFIRMED, invoice_number: 'SM26-2', state: 'delivered', document: { gift: GIFT } });
    await deleteAsha();
    expect((await storedRows(open)).document.gift).toEqual(GIFT);
    expect((await storedRows(over)).document.gift).toEqual({ ...GIFT, Message: '' });
  });

  test('an unpaid order is deleted, and everything it held is released', async () => {
    const card = await addGiftCard(api.context.db, NOW);
    const before = await stock();
    const giftCards = [{ id: card.id, lastDigits: '0000', amount: 400_00 }];
    const order = await own({ document: { couponCode: 'TEN', giftCards } });
    await insertTestAttempt(api.context.db, order);
    await hold(order);
    expect(await stock()).toBe(before - 1);
    await deleteAsha();
    expect(await stock()).toBe(before);
    expect(await api.context.db.selectFrom('gift_cards').select('balance').execute()).toEqual([{ balance: 1_000_00 }]);
    for (const table of ['orders', 'order_lines', 'payment_attempts', 'coupon_redemptions', 'stock_entries'] as const) {
      expect(await api.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('an order that may still receive money stays without its buyer, and the money will be refunded', async () => {
    const before = await stock();
    const order = await own({ document: { gift: GIFT } });
    await insertTestAttempt(api.context.db, order, { next_check_at: NOW + 1 });
    await hold(order);
    await deleteAsha();
    const { document, ...row } = await storedRows(order);
    expect(row).toMatchObject({ state: 'cancelled', cancel_reason: 'account-deleted', cancelled_at: NOW });
    expect(row).toMatchObject({ customer_id: null, hold: 'released', hold_expires_at: null });
    expect(JSON.stringify(document)).not.toMatch(/Asha|Church|9876543210|Mother/);
    const late = await api.context.db
      .transaction()
      .execute((transaction) => confirmOrder(transaction, order.number, { ...api.context, now: NOW }));
    expect(late).toBe('unavailable');
    expect(await stock()).toBe(before);
  });

  test('an abandoned order that was paid too late stays for accounting, without its buyer', async () => {
    const order = await own({ state: 'cancelled', cancel_reason: 'not-paid', cancelled_at: NOW - 5 });
    await insertTestPayment(api.context.db, order);
    await deleteAsha();
    const { document, ...row } = await storedRows(order);
    expect(row).toMatchObject({ customer_id: null, cancel_reason: 'account-deleted', cancelled_at: NOW - 5 });
    expect(JSON.stringify(document)).not.toMatch(/Asha/);
  });

  test('coupon redemptions stay counted, without a customer', async () => {
    const order = await own({ ...CONFIRMED, document: { couponCode: 'TEN' } });
    await api.context.db
      .insertInto('coupon_redemptions')
      .values({ id: 'use', code: 'TEN', customer_id: asha.id, order_number: order.number, at: NOW })
      .execute();
    await deleteAsha();
    const uses = await api.context.db.selectFrom('coupon_redemptions').select(['code', 'customer_id']).execute();
    expect(uses).toEqual([{ code: 'TEN', customer_id: null }]);
  });

  test('no order data names the account any more', async () => {
    const { db } = api.context;
    const shopper = await orderShopper(api);
    await shopper.fill('1801AV01');
    const { OrderNumber } = await shopper.ordered();
    await db
      .transaction()
      .execute((transaction) => confirmOrder(transaction, OrderNumber, { ...api.context, now: NOW }));
    await shopper.fill('1801AV01');
    await shopper.ordered();
    expect(Object.keys(await tablesWith(db, shopper.id))).toEqual(
      expect.arrayContaining(['idempotency_keys', 'limit_locks', 'orders']),
    );
    await db.transaction().execute((transaction) => deleteCustomer(transaction, shopper.id, NOW));
    expect(await tablesWith(db, shopper.id)).toEqual({});
    expect(await tablesWith(db, OrderNumber)).toMatchObject({ orders: 1, order_lines: 1 });
  });

  test("other customers' orders stay unchanged", async () => {
    const bina = await addCustomer(api);
    await insertOrder(api.context.db, { customer_id: bina.id });
    await insertOrder(api.context.db, { ...CONFIRMED, customer_id: bina.id });
    const before = await orders();
    await deleteAsha();
    expect(await orders()).toEqual(before);
  });
});
