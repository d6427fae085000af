import type { z } from 'zod';
import { type calls, RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { insertTestPayment } from '../testing/money.ts';
import { insertOrder } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

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
  const own = (options: Parameters<typeof insertOrder>[1] = {}) =>
    insertOrder(api.context.db, { customer_id: asha.id, placed_at: NOW, ...options });

  test('OrderList has the customer’s own orders, the newest first, ten per page', async () => {
    await insertOrder(api.context.db, { placed_at: NOW, customer_id: 'another' });
    const placed = [];
    for (let day = 0; day < 12; day += 1) placed.unshift((await own({ placed_at: NOW + day })).number);
    const [first, second, third] = [await list(), await list({ Page: 2 }), await list({ Page: 3 })];
    expect(first.Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual(placed.slice(0, 10));
    expect(second.Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual(placed.slice(10));
    expect(first.Data).toMatchObject({ Page: 1, TotalPages: 2 });
    expect(third.Data).toEqual({ Orders: [], Page: 3, TotalPages: 2, TotalOrders: 12, Years: [2026] });
  });

  test('OrderList states each order’s items and payment state', async () => {
    await own({ ...CONFIRMED, payment_method: 'cash-on-delivery', lines: [{}, { quantity: 2 }] });
    const { Data } = await list();
    expect(Data?.Orders).toMatchObject([
      {
        State: 'confirmed',
        PaymentState: 'on-delivery',
        Total: 12_594,
        PayableAmount: 12_594,
        TotalQuantity: 3,
        DeliveryDays: '2-4',
      },
    ]);
    expect(Data?.Orders[0]?.Products.map(({ Quantity }) => Quantity)).toEqual([1, 2]);
  });

  test('OrderList leaves out a replaced order unless it was paid', async () => {
    const superseded = { state: 'cancelled', cancel_reason: 'superseded' } as const;
    const paid = await own(superseded);
    await own(superseded);
    const notPaid = await own({ state: 'cancelled', cancel_reason: 'not-paid', placed_at: NOW - 1 });
    await insertTestPayment(api.context.db, paid);
    const { Data } = await list();
    expect(Data?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual([paid.number, notPaid.number]);
    expect(Data?.Orders[0]).toMatchObject({ State: 'cancelled', PaymentState: 'refunding' });
    expect(Data?.TotalPages).toBe(1);
  });

  test('OrderList requires a signed-in customer', async () => {
    const guest = await signInSession(api.handle);
    expect((await guest.post('OrderList')).ReturnCode).toBe(RETURN_CODES.SignInRequired.code);
    expect((await list()).Data).toEqual({ Orders: [], Page: 1, TotalPages: 0, TotalOrders: 0, Years: [] });
  });

  const found = async (body: object) => (await list(body)).Data?.Orders.map(({ OrderNumber }) => OrderNumber);
  const at = (time: string) => ({ placed_at: Date.parse(time) });

  test('OrderList is filtered by year in IST, and lists the years with orders', async () => {
    const eve = await own(at('2025-12-31T18:29:59.999Z'));
    const newYear = await own(at('2025-12-31T18:30:00Z'));
    await own(at('2023-05-01T00:00:00Z'));
    expect(await found({ Year: 2025 })).toEqual([eve.number]);
    expect(await found({ Year: 2026 })).toEqual([newYear.number]);
    expect(await found({ Year: 2024 })).toEqual([]);
    expect((await list({ Year: 2025 })).Data).toMatchObject({
      TotalOrders: 1,
      TotalPages: 1,
      Years: [2026, 2025, 2023],
    });
  });

  test('OrderList is filtered to the last six months, by days in IST', async () => {
    const first = await own(at('2026-05-20T18:30:00Z'));
    await own(at('2026-05-20T18:29:59.999Z'));
    expect(await found({ Filter: 'six-months' })).toEqual([first.number]);
  });

  test('OrderList is filtered by the progress of the orders', async () => {
    const unpaid = await own({ placed_at: NOW - 1 });
    const shipped = await own({ ...CONFIRMED, state: 'shipped', placed_at: NOW - 2 });
    const delivered = await own({ ...CONFIRMED, state: 'delivered', placed_at: NOW - 3 });
    const cancelled = await own({ ...CONFIRMED, state: 'cancelled', hold: 'released', placed_at: NOW - 4 });
    const returned = await own({ ...CONFIRMED, state: 'delivered', placed_at: NOW - 5 });
    await addReturn(returned.number, 'picked-up');
    await addReturn(delivered.number, 'withdrawn');
    expect(await found({ Filter: 'open' })).toEqual([unpaid.number, shipped.number]);
    expect(await found({ Filter: 'delivered' })).toEqual([delivered.number, returned.number]);
    expect(await found({ Filter: 'cancelled' })).toEqual([cancelled.number]);
    expect(await found({ Filter: 'returned' })).toEqual([returned.number]);
  });

  test('OrderList is searched by number, title, brand and code, with any characters in the text', async () => {
    const ring = { title: 'Suvarnika 50% Solitaire', brand: 'Suvarnika' };
    const order = await own({ lines: [{}, { product_code: '7701SV01', document: ring }] });
    await own({ placed_at: NOW - 1, lines: [{ document: { title: 'Another_one', brand: 'Traksha' } }] });
    await insertOrder(api.context.db, { customer_id: 'another', lines: [{ document: ring }] });
    for (const Search of ['SOLITAIRE suvarnika', '7701sv', order.number.toLowerCase(), '50%']) {
      expect(await found({ Search })).toEqual([order.number]);
    }
    for (const Search of ['suvarnika ganga', 'n%', '_one%', 'solitaire_', '\\', "'"]) {
      expect(await found({ Search })).toEqual([]);
    }
  });

  async function addReturn(order_number: string, state: 'picked-up' | 'withdrawn') {
    const times = { requested_at: NOW, changed_at: NOW };
    await api.context.db
      .insertInto('returns')
      .values({
        number: `RT-${order_number}`,
        order_number,
        kind: 'return',
        state,
        amount: 0,
        refund_to: 'source',
        document: '{}',
        ...times,
      })
      .execute();
  }
});
