import type { calls, DataOf, OrderState } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { insertOrder } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const RING = 'D101MR01';
const OTHER = '1802AV01';
const THIRD = '1803AV01';
const TEN_MINUTES_MS = 10 * MINUTE_MS;

type Items = DataOf<typeof calls.boughtTogether>;
type Line = string | { product_code: string; quantity: number; cancelled: number };

describeOnEachEngine('BoughtTogether', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    api = await createTestApi({ engine, now: () => now });
  });
  beforeEach(async () => {
    // What an earlier test counted is forgotten.
    now += TEN_MINUTES_MS;
    await eraseShoppers(api.context.db);
    await setStock(5);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const order = (customer_id: string | null, lines: Line[], state: OrderState = 'delivered') =>
    insertOrder(api.context.db, {
      customer_id,
      state,
      lines: lines.map((line) => (typeof line === 'string' ? { product_code: line, quantity: 1, cancelled: 0 } : line)),
    });
  const together = async (ProductCode = WATCH, fields: object = {}) =>
    ((await caller.post<Items>('BoughtTogether', { ProductCode, ...fields })).Data ?? []).map(
      (item) => item.ProductCode,
    );
  const setStock = (quantity: number, products = [WATCH, RING, OTHER, THIRD]) =>
    api.context.db.updateTable('skus').set({ quantity }).where('product_code', 'in', products).execute();

  test('a store without orders names no products bought together', async () => {
    expect(await together()).toEqual([]);
  });

  test('a product that three customers bought with another is named for it, in both directions', async () => {
    for (const customer of ['a', 'b', 'c']) await order(customer, [WATCH, RING]);
    expect(await together(WATCH.toLowerCase())).toEqual([RING]);
    expect(await together(RING)).toEqual([WATCH]);
    expect(await together(OTHER)).toEqual([]);
  });

  test('the purchases of one or two customers are never revealed, however often they bought', async () => {
    for (const customer of ['a', 'b', 'a', 'b']) await order(customer, [WATCH, RING]);
    for (let number = 0; number < 4; number += 1) await order(null, [OTHER, RING]);
    expect([await together(), await together(OTHER)]).toEqual([[], []]);
  });

  test('bought together: the products that most customers bought come first, otherwise by code, and no more than the limit', async () => {
    for (const customer of ['a', 'b', 'c']) await order(customer, [WATCH, OTHER, THIRD, RING, '1804AV01']);
    await order('d', [WATCH, RING]);
    expect(await together()).toEqual([RING, OTHER, THIRD]);
    expect(await together(WATCH, { Limit: 1 })).toEqual([RING]);
  });

  test('cancelled items and orders, and unpaid orders do not count', async () => {
    for (const customer of ['a', 'b']) await order(customer, [WATCH, RING]);
    await order('c', [WATCH, RING], 'cancelled');
    await order('d', [WATCH, RING], 'payment-pending');
    await order('e', [WATCH, { product_code: RING, quantity: 2, cancelled: 2 }]);
    await order('f', [{ product_code: WATCH, quantity: 1, cancelled: 1 }, RING]);
    expect(await together()).toEqual([]);
    now += TEN_MINUTES_MS;
    await order('g', [WATCH, { product_code: RING, quantity: 2, cancelled: 1 }]);
    expect(await together()).toEqual([RING]);
  });

  test('sold-out products and those no longer sold give their place to the next', async () => {
    for (const customer of ['a', 'b', 'c']) await order(customer, [WATCH, OTHER, THIRD, 'GONE', RING]);
    await setStock(0, [OTHER]);
    expect(await together()).toEqual([THIRD, RING]);
  });

  test('the counts are remembered for ten minutes, the stock is not', async () => {
    for (const customer of ['a', 'b', 'c']) await order(customer, [WATCH, RING]);
    expect(await together()).toEqual([RING]);
    await eraseShoppers(api.context.db);
    caller = await signInSession(api.handle);
    now += TEN_MINUTES_MS - 1;
    expect(await together()).toEqual([RING]);
    await setStock(0, [RING]);
    expect(await together()).toEqual([]);
    await setStock(5);
    now += 1;
    expect(await together()).toEqual([]);
  });
});
