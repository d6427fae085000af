import type { z } from 'zod';
import { type calls, RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { insertPayment } from '../../testing/money.ts';
import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const CONFIRMED = { state: 'confirmed', hold: 'taken', confirmed_at: NOW } as const;

describeOnEachEngine('OrderList', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
  });
  beforeEach(async () => {
    asha = await addCustomer(api);
  });
  afterAll(() => api.close());

  const list = (body: object = {}) => asha.caller.post<z.output<typeof calls.orderList.data>>('OrderList', body);
  const own = (given: Parameters<typeof insertOrder>[1] = {}) =>
    insertOrder(api.context.db, { customer_id: asha.id, placed_at: NOW, ...given });

  test('holds the newest orders first, ten a page, and nobody else’s', async () => {
    await insertOrder(api.context.db, { placed_at: NOW, customer_id: 'another' });
    const placed = [];
    for (let day = 0; day < 12; day += 1) placed.unshift((await own({ placed_at: NOW + day })).number);
    const [first, second, third] = [await list(), await list({ Page: 2 }), await list({ Page: 3 })];
    expect(first.Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual(placed.slice(0, 10));
    expect(second.Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual(placed.slice(10));
    expect(first.Data).toMatchObject({ Page: 1, TotalPages: 2 });
    expect(third.Data).toEqual({ Orders: [], Page: 3, TotalPages: 2 });
  });

  test('says of each what it was and how its money stands', async () => {
    await own({ ...CONFIRMED, payment_method: 'cash-on-delivery', lines: [{}, { quantity: 2 }] });
    const { Data } = await list();
    expect(Data?.Orders).toMatchObject([
      { State: 'confirmed', PaymentState: 'on-delivery', Total: 12_594, TotalQuantity: 3, DeliveryDays: '2-4' },
    ]);
    expect(Data?.Orders[0]?.Products.map(({ Quantity }) => Quantity)).toEqual([1, 2]);
  });

  test('leaves out an order that another took the place of, unless it was paid', async () => {
    const superseded = { state: 'cancelled', cancel_reason: 'superseded' } as const;
    const paid = await own(superseded);
    await own(superseded);
    const notPaid = await own({ state: 'cancelled', cancel_reason: 'not-paid', placed_at: NOW - 1 });
    await insertPayment(api.context.db, paid);
    const { Data } = await list();
    expect(Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual([paid.number, notPaid.number]);
    expect(Data?.Orders[0]).toMatchObject({ State: 'cancelled', PaymentState: 'refunding' });
    expect(Data?.TotalPages).toBe(1);
  });

  test('is a customer’s alone', async () => {
    const guest = await signInSession(api.handle);
    expect((await guest.post('OrderList')).ReturnCode).toBe(RETURN_CODES.SignInRequired.code);
    expect((await list()).Data).toEqual({ Orders: [], Page: 1, TotalPages: 0 });
  });
});
