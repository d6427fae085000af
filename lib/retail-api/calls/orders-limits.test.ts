import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { restock } from '../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { PROMOTIONS_NOW } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = PROMOTIONS_NOW;
const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine("limits on a customer's orders", (engine) => {
  let api: TestApi;
  let asha: OrderShopper;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: BOTH_GATEWAYS, now: () => NOW });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    await setOption('CashOnDelivery', 'off');
    setDelivery({ charge: 99 });
    asha = await orderShopper(api);
  });
  afterAll(() => api.close());

  const setOption = (option: 'CashOnDelivery', value: string) => setSiteOption(api.context.db, option, value);

  test('a customer may have at most three open cash-on-delivery orders', async () => {
    await setOption('CashOnDelivery', 'on');
    setDelivery({ charge: 0 });
    const { db } = api.context;
    await restock(db, { [TWO_LEFT]: 9 });
    const cash = { PaymentMethod: 'cash-on-delivery' };
    for (let placed = 0; placed < 3; placed += 1) {
      await asha.fill(TWO_LEFT);
      await asha.ordered(cash);
    }
    const { BasketGUID } = await asha.fill(TWO_LEFT);
    const offered = await asha.caller.post<{ Methods: object[] }>('PaymentMethods', { BasketGUID });
    expect(offered.Data?.Methods).toContainEqual({ Method: 'cash-on-delivery', Refusal: 'open-orders' });
    const refused = { ReturnCode: code('MethodNotOffered'), Data: { Reason: 'open-orders' } };
    expect(await asha.order(cash)).toMatchObject(refused);
    const other = await orderShopper(api);
    await other.fill(TWO_LEFT);
    await other.ordered(cash);
    const [delivered] = await db.selectFrom('orders').select('number').where('customer_id', '=', asha.id).execute();
    await db
      .updateTable('orders')
      .set({ state: 'delivered' })
      .where('number', '=', delivered?.number ?? '')
      .execute();
    await asha.ordered(cash);
  });

  test('a customer may have at most ten items of a size in open cash-on-delivery orders', async () => {
    await setOption('CashOnDelivery', 'on');
    setDelivery({ charge: 0 });
    const { db } = api.context;
    await restock(db, { [TWO_LEFT]: 20 });
    await asha.fill(TWO_LEFT);
    const first = await asha.ordered({ PaymentMethod: 'cash-on-delivery' });
    await db.updateTable('order_lines').set({ quantity: 10 }).where('order_number', '=', first.OrderNumber).execute();
    await asha.fill(TWO_LEFT);
    const refused = await asha.order({ PaymentMethod: 'cash-on-delivery' });
    expect(refused).toMatchObject({ ReturnCode: code('MethodNotOffered'), Data: { Reason: 'open-orders' } });
    await db.updateTable('order_lines').set({ quantity: 9 }).where('order_number', '=', first.OrderNumber).execute();
    await asha.ordered({ PaymentMethod: 'cash-on-delivery' });
  });

  test('a new order is refused while an earlier order of the cart may already be paid', async () => {
    const { BasketGUID } = await asha.fill(WATCH);
    const first = await asha.ordered();
    const { db } = api.context;
    const checking = async () =>
      (await asha.caller.post<{ CheckingOrderKey: string }>('PaymentMethods', { BasketGUID })).Data?.CheckingOrderKey;
    expect(await checking()).toBe('');
    // The shopper's browser has returned, but the gateway cannot be reached.
    await db
      .updateTable('payment_attempts')
      .set({ failure_reason: 'asking', next_check_at: NOW + 1 })
      .execute();
    expect(await checking()).toBe(first.OrderKey);
    const before = await db.selectFrom('orders').selectAll().execute();
    expect((await asha.order()).ReturnCode).toBe(code('Conflict'));
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual(before);
    await db.updateTable('payment_attempts').set({ failure_reason: '', state: 'authorized' }).execute();
    expect((await asha.order()).ReturnCode).toBe(code('Conflict'));
    // The gateway was requested for a week without a result.
    await db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
    await asha.ordered();
  });

  test('a customer places at most twenty orders in ten minutes; a repeated key counts once', async () => {
    await asha.fill(WATCH);
    const key = { IdempotencyKey: newId() };
    const first = await asha.ordered(key);
    const again = { ...key, ExpectedAmount: first.Total };
    for (let placed = 1; placed < 20; placed += 1) await asha.ordered();
    const refused = await asha.order();
    expect(refused).toMatchObject({ ReturnCode: code('TooManyRequests'), Data: { RetryAfterSeconds: 600 } });
    expect((await asha.order(again)).Data?.OrderNumber).toBe(first.OrderNumber);
    const other = await orderShopper(api);
    await other.fill(WATCH);
    await other.ordered();
  });
});
