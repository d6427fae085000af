import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { setWarehouses, stockByWarehouse } from '../testing/warehouses.ts';

/** How often each pair meets: which comes first is not the same each time. */
const ROUNDS = 4;
const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...FIELDS } = TEST_ADDRESS;
const MYSURU = { ...FIELDS, Pincode: '570002', City: 'Mysuru' };

describeOnEachEngine('orders that are sent elsewhere while something else happens to them', (engine) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.reset({ [WATCH]: 6, [FIELD_WATCH]: 4 });
    setWarehouses();
    await shop.db.deleteFrom('warehouse_stock').execute();
    const inMysuru = [WATCH, FIELD_WATCH].map((sku) => ({ sku, warehouse: 'MYS', quantity: 2 }));
    await shop.db.insertInto('warehouse_stock').values(inMysuru).execute();
    await shop.db.deleteFrom('stock_entries').execute();
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  type Order = Awaited<ReturnType<OrderShop['bought']>>;
  const move = (bought: Order, Address: object) => shop.modify(bought, { Address });
  const pieces = async () => {
    const all = await stockByWarehouse(shop.db);
    return [all[WATCH], all[FIELD_WATCH]];
  };
  const items: [string, number][] = [
    [WATCH, 2],
    [FIELD_WATCH, 1],
  ];

  test('two orders over the same goods that are sent elsewhere at once are both moved, and return what they took', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await pieces();
      const [one, other] = [
        await shop.bought({
          items: [
            [WATCH, 1],
            [FIELD_WATCH, 1],
          ],
        }),
        await shop.bought({
          items: [
            [FIELD_WATCH, 1],
            [WATCH, 1],
          ],
        }),
      ];
      const answers = await Promise.all([move(one, MYSURU), move(other, MYSURU)]);
      expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0]);
      await Promise.all([shop.cancel(one), shop.cancel(other)]);
      expect(await pieces()).toEqual(before);
    }
  });

  test('of an order with a parcel on its way nothing moves any more', async () => {
    const bought = await shop.bought({ items });
    const { OrderNumber, Products } = bought.order;
    const Lines = [{ LineId: Products[0]?.LineId, Quantity: 1 }];
    const parcel = { OrderNumber, Courier: 'Blue Dart', AWB: 'BD1', Lines, Operator: 'Meera' };
    expect((await shop.desk('ShipParcel', { ...parcel, IdempotencyKey: `part-of-${OrderNumber}` })).ReturnCode).toBe(0);
    const before = await pieces();
    expect((await move(bought, MYSURU)).ReturnCode).not.toBe(0);
    expect(await pieces()).toEqual(before);
  });
});
