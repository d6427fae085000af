import { DAY_MS } from '#lib/shared/durations.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { restock, shelfOf, stockByLedger } from '../../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../../testing/order-shopper.ts';
import { PROMOTIONS_NOW } from '../../testing/promotions.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { expireHolds } from '../holds/expire-holds.ts';
import { HOLD_MS } from '../holds/hold-order.ts';
import { readOrderDocument } from '../order-repository.ts';
import { type Confirmation, confirmOrder } from './confirm-order.ts';

const TWO_LEFT = '2101PK01';
const WATCH = '1801AV01';

describeOnEachEngine('an order that is paid', (engine) => {
  let api: TestApi;
  let now: number;
  let asha: OrderShopper;
  let shelves: Record<string, number>;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: BOTH_GATEWAYS, now: () => now });
  });
  beforeEach(async () => {
    now = PROMOTIONS_NOW;
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    shelves = await stockByLedger(api.context.db);
    asha = await orderShopper(api, { email: 'asha@example.com' });
  });
  afterEach(async () => expect(await stockByLedger(api.context.db)).toEqual(shelves));
  afterAll(() => api.close());

  const confirm = (number: string): Promise<Confirmation> =>
    api.context.db.transaction().execute((transaction) => confirmOrder(transaction, number, { ...api.context, now }));
  const rowOf = (number: string) =>
    api.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const mails = async () => (await api.context.db.selectFrom('outbox').select('kind').execute()).length;

  test('a paid order is confirmed once, however often it is reported: one invoice, one mail, an empty cart', async () => {
    await asha.fill(TWO_LEFT);
    await asha.fill(WATCH, 2);
    const { OrderNumber } = await asha.ordered();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirm(OrderNumber)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'already-confirmed'), 'confirmed']);
    expect(await rowOf(OrderNumber)).toMatchObject({
      state: 'confirmed',
      hold: 'taken',
      hold_expires_at: null,
      confirmed_at: now,
      invoice_number: expect.stringMatching(/^TEST2627-/),
    });
    expect(await mails()).toBe(1);
    expect(await asha.view()).toBeNull();
    expect(await shelfOf(api.context.db, WATCH)).toBe(26);
    now += HOLD_MS;
    await expireHolds(api.context);
    expect(await shelfOf(api.context.db, WATCH)).toBe(26);
  });

  test('a paid order leaves items that were added to the cart since', async () => {
    await asha.fill(TWO_LEFT);
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered();
    await asha.fill(WATCH, 2);
    expect(await confirm(OrderNumber)).toBe('confirmed');
    expect((await asha.view())?.Products).toMatchObject([{ SKU: WATCH, Quantity: 2 }]);
  });

  test('a paid order is confirmed even late if its stock is still there', async () => {
    await asha.fill(TWO_LEFT, 2);
    const { OrderNumber } = await asha.ordered();
    now += DAY_MS;
    await expireHolds(api.context);
    await api.context.db.updateTable('orders').set({ state: 'cancelled', cancel_reason: 'not-paid' }).execute();
    expect(await shelfOf(api.context.db, TWO_LEFT)).toBe(2);
    expect(await confirm(OrderNumber)).toBe('confirmed');
    expect(await shelfOf(api.context.db, TWO_LEFT)).toBe(0);
    expect(await rowOf(OrderNumber)).toMatchObject({ state: 'confirmed', cancel_reason: '', cancelled_at: null });
  });

  test('a reservation is lost if its stock was sold to another customer, and nothing changes', async () => {
    await asha.fill(TWO_LEFT, 2);
    const { OrderNumber } = await asha.ordered();
    now += HOLD_MS;
    await expireHolds(api.context);
    const other = await orderShopper(api);
    await other.fill(TWO_LEFT);
    await other.ordered();
    const before = await rowOf(OrderNumber);
    expect(await confirm(OrderNumber)).toBe('unavailable');
    expect(await rowOf(OrderNumber)).toEqual(before);
    expect([await shelfOf(api.context.db, TWO_LEFT), await mails()]).toEqual([1, 0]);
  });

  test('an order is superseded if another order of its purchase is confirmed', async () => {
    await asha.fill(WATCH);
    const first = await asha.ordered();
    const second = await asha.ordered();
    expect(await confirm(second.OrderNumber)).toBe('confirmed');
    expect(await confirm(first.OrderNumber)).toBe('superseded');
    expect(await shelfOf(api.context.db, WATCH)).toBe(27);
    expect(await mails()).toBe(1);
  });

  test('a paid order takes the last items back from a later unpaid order of its purchase', async () => {
    await asha.fill(TWO_LEFT, 2);
    const first = await asha.ordered();
    const second = await asha.ordered();
    expect(await confirm(first.OrderNumber)).toBe('confirmed');
    expect(await rowOf(second.OrderNumber)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'superseded',
      hold: 'released',
      hold_expires_at: null,
    });
    expect(await shelfOf(api.context.db, TWO_LEFT)).toBe(0);
    expect(await confirm(second.OrderNumber)).toBe('superseded');
  });

  test('a later order stays open if the stock of the earlier one is gone', async () => {
    await asha.fill(TWO_LEFT, 2);
    const first = await asha.ordered();
    await asha.caller.post('RemoveCartItem', { SKU: TWO_LEFT });
    await asha.fill(WATCH);
    const second = await asha.ordered();
    const other = await orderShopper(api);
    await other.fill(TWO_LEFT);
    await other.ordered();
    expect(await confirm(first.OrderNumber)).toBe('unavailable');
    expect(await rowOf(second.OrderNumber)).toMatchObject({ state: 'payment-pending', hold: 'held' });
  });

  test('of two orders of one purchase at once, one is confirmed', async () => {
    await asha.fill(WATCH);
    const first = await asha.ordered();
    const second = await asha.ordered();
    const outcomes = await Promise.all([confirm(first.OrderNumber), confirm(second.OrderNumber)]);
    expect(outcomes.toSorted()).toEqual(['confirmed', 'superseded']);
  });

  test('a later purchase is a purchase of its own', async () => {
    await asha.fill(WATCH);
    const earlier = await asha.ordered();
    const made = await asha.ordered();
    await confirm(made.OrderNumber);
    await asha.fill(WATCH);
    const next = await asha.ordered();
    const [first, second, third] = await Promise.all([earlier, made, next].map((order) => rowOf(order.OrderNumber)));
    expect(second?.purchase_id).toBe(first?.purchase_id);
    expect(third?.purchase_id).not.toBe(first?.purchase_id);
    expect(await confirm(next.OrderNumber)).toBe('confirmed');
  });

  describe('an order from a day ago', () => {
    const orderedAgain = async () => {
      await api.context.db
        .updateTable('orders')
        .set({ placed_at: now - DAY_MS })
        .execute();
      return asha.ordered();
    };

    test('an order from a day ago belongs to the same purchase while its gateway is still being asked: one of both is delivered', async () => {
      await asha.fill(WATCH);
      const first = await asha.ordered();
      await api.context.db.updateTable('payment_attempts').set({ next_check_at: now }).execute();
      const next = await orderedAgain();
      expect(await confirm(next.OrderNumber)).toBe('confirmed');
      expect(await confirm(first.OrderNumber)).toBe('superseded');
      expect(await shelfOf(api.context.db, WATCH)).toBe(27);
    });

    test('an order from a day ago belongs to another purchase once no gateway is being asked any more', async () => {
      await asha.fill(WATCH);
      const first = await asha.ordered();
      await api.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
      const next = await orderedAgain();
      expect((await rowOf(next.OrderNumber)).purchase_id).not.toBe((await rowOf(first.OrderNumber)).purchase_id);
    });
  });

  test('an order is paid by the gateway that settles it, whichever was opened last', async () => {
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered();
    await api.context.db.updateTable('orders').set({ payment_method: 'payu' }).execute();
    const context = { ...api.context, now, settling: { gateway: 'razorpay', test: false } } as const;
    await api.context.db.transaction().execute((transaction) => confirmOrder(transaction, OrderNumber, context));
    const order = await rowOf(OrderNumber);
    expect([order.payment_method, readOrderDocument(order).testPayment]).toEqual(['razorpay', false]);
    expect(order.invoice_number).toMatch(/^SM2627-/);
    const mail = await api.context.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    expect(mail.body).toContain('by Razorpay');
  });

  test('a paid order is confirmed even if its cart is gone', async () => {
    await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered();
    await api.context.db.deleteFrom('baskets').execute();
    expect(await confirm(OrderNumber)).toBe('confirmed');
  });

  test('an unknown order cannot be confirmed', async () => {
    await expect(confirm('SM-000000-000000')).rejects.toThrow('does not exist');
  });
});
