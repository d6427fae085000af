import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { restock, shelfOf } from '../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { insertOrder } from '../testing/orders.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const RING = '7701SV01-14';

describeOnEachEngine('OrderAgain', (engine) => {
  let api: TestApi;
  let asha: OrderShopper;
  let number: string;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: BOTH_GATEWAYS });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    asha = await orderShopper(api);
    const order = await insertOrder(api.context.db, {
      customer_id: asha.id,
      state: 'cancelled',
      hold: 'released',
      lines: [
        { sku: WATCH, product_code: WATCH, quantity: 3 },
        { sku: RING, product_code: '7701SV01', quantity: 1 },
      ],
    });
    number = order.number;
  });
  afterAll(() => api.close());

  const again = (OrderNumber = number) =>
    asha.caller.post<DataOf<typeof calls.orderAgain>>('OrderAgain', { OrderNumber });
  const setStock = (sku: string, quantity: number) =>
    api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();
  const cartLines = async () =>
    ((await asha.view())?.Products ?? []).map(({ SKU, Quantity }) => [SKU, Quantity]).toSorted();

  test('the items of an order are put into the cart, and repeating it adds nothing', async () => {
    const { ReturnCode, Data } = await again();
    expect([ReturnCode, Data?.Shortfalls, Data?.TotalItems, Data?.Cart?.TotalQuantity]).toEqual([0, [], 2, 4]);
    await again();
    expect(await cartLines()).toEqual([
      [WATCH, 3],
      [RING, 1],
    ]);
  });

  test('OrderAgain: a cart line that has as many or more keeps its quantity, and one that has fewer is raised', async () => {
    await asha.fill(WATCH, 1);
    await asha.fill(RING, 2);
    expect((await again()).Data?.Shortfalls).toEqual([]);
    expect(await cartLines()).toEqual([
      [WATCH, 3],
      [RING, 2],
    ]);
  });

  test('OrderAgain names what is sold out, scarce or no longer sold, and puts the rest into the cart', async () => {
    await setStock(WATCH, 2);
    await setStock(RING, 0);
    expect((await again()).Data?.Shortfalls).toMatchObject([
      { Quantity: 2, Reason: 'fewer' },
      { Quantity: 0, Reason: 'sold-out' },
    ]);
    expect(await cartLines()).toEqual([[WATCH, 2]]);
    expect(await shelfOf(api.context.db, WATCH)).toBe(2);
    const gone = await insertOrder(api.context.db, {
      customer_id: asha.id,
      lines: [{ sku: 'GONE01', product_code: 'GONE01', quantity: 1 }],
    });
    expect((await again(gone.number)).Data).toMatchObject({
      TotalItems: 1,
      Shortfalls: [{ Quantity: 0, Reason: 'withdrawn' }],
    });
  });

  test('a full cart takes no further line', async () => {
    await setMaximumLines('1');
    expect((await again()).Data?.Shortfalls).toMatchObject([{ Quantity: 0, Reason: 'cart-full' }]);
    await setMaximumLines('100');
  });
  const setMaximumLines = (value: string) => setSiteOption(api.context.db, 'MaximumCartLines', value);

  test("another customer's order is not found, and a guest must sign in", async () => {
    const other = await orderShopper(api);
    const { number: foreign } = await insertOrder(api.context.db, { customer_id: other.id });
    expect((await again(foreign)).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    const guest = await asha.caller.post('OrderAgain', { OrderNumber: number, CustomerToken: '' });
    expect(guest.ReturnCode).toBe(RETURN_CODES.SignInRequired.code);
    expect(await cartLines()).toEqual([]);
  });
});
