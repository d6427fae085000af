import type { calls, DataOf, OrderWire } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { setWarehouses, stockBeforeLedger, stockByWarehouse } from '../testing/warehouses.ts';

describeOnEachEngine('orders of a shop with several warehouses', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.reset({ [WATCH]: 3, [FIELD_WATCH]: 2 });
    setWarehouses();
    await shop.db.deleteFrom('warehouse_stock').execute();
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  const inMysuru = (pieces: Record<string, number>) =>
    shop.db
      .insertInto('warehouse_stock')
      .values(Object.entries(pieces).map(([sku, quantity]) => ({ sku, warehouse: 'MYS', quantity })))
      .execute();
  const shown = async (OrderNumber: string) => {
    const { Data } = await shop.desk<DataOf<typeof calls.deskOrder>>('DeskOrder', { OrderNumber });
    return Data?.Warehouses?.map(({ Code, Quantity }) => [Code, Quantity]);
  };
  const listed = async (Warehouse: string) => {
    const { Data } = await shop.desk<DataOf<typeof calls.deskOrders>>('DeskOrders', { Warehouse });
    return Data?.Orders.map(({ OrderNumber }) => OrderNumber);
  };
  const slip = async (OrderNumber: string) => {
    const { Data } = await shop.desk<DataOf<typeof calls.packingSlipPdf>>('PackingSlipPdf', { OrderNumber });
    return readPdf(Buffer.from(Data?.ContentBase64 ?? '', 'base64')).pages.join(' ');
  };
  const label = async (OrderNumber: string, ParcelId = '') => {
    const request = { OrderNumber, ParcelId };
    const { Data } = await shop.desk<DataOf<typeof calls.shippingLabelPdf>>('ShippingLabelPdf', request);
    return readPdf(Buffer.from(Data?.ContentBase64 ?? '', 'base64')).pages.join(' ');
  };
  const pieces = async (sku: string) => (await stockByWarehouse(shop.db))[sku];

  test('the desk reads where each line is, on the order, its list and its packing slip', async () => {
    await inMysuru({ [WATCH]: 1 });
    const near = await shop.bought({ items: [[WATCH, 2]] });
    const far = await shop.bought({ items: [[WATCH, 1]] });
    const [nearest, farther] = [near.order.OrderNumber, far.order.OrderNumber];
    expect(await shown(nearest)).toEqual([['BLR', 2]]);
    expect(await shown(farther)).toEqual([['MYS', 1]]);
    expect(await listed('MYS')).toEqual([farther]);
    expect(await listed('BLR')).toEqual([nearest]);
    expect(await listed('')).toHaveLength(2);
    expect(await slip(farther)).toContain('From Mysuru');
    const wrong = await shop.desk('DeskOrders', { Warehouse: 'GOA' });
    expect(wrong.Data).toMatchObject({ Field: 'Warehouse' });
    setShopProfile(DEMO_PROFILE);
    expect(await shown(farther)).toBeUndefined();
    expect(await slip(farther)).not.toContain('From');
  });

  test('the label of a parcel names the warehouse that its items are in', async () => {
    await inMysuru({ [WATCH]: 2 });
    const { order } = await shop.bought({ items: [[WATCH, 3]] });
    const LineId = order.Products[0]?.LineId;
    const ship = async (Quantity: number, AWB: string) => {
      const Lines = [{ LineId, Quantity }];
      const parcel = {
        OrderNumber: order.OrderNumber,
        Courier: 'Blue Dart',
        AWB,
        Lines,
        Operator: 'Meera',
        IdempotencyKey: `ship-${AWB}-of-the-test`,
      };
      const { Data } = await shop.desk<OrderWire>('ShipParcel', parcel);
      return Data?.Parcels.find((one) => one.AWB === AWB)?.ParcelId ?? 'not shipped';
    };
    const first = await ship(2, 'BD1');
    expect(await label(order.OrderNumber, first)).toContain('4 Sayyaji Rao Road');
    const rest = await label(order.OrderNumber);
    expect(rest).toContain('9 Clock Tower Road');
    expect(rest).not.toContain('Sayyaji');
    const second = await ship(1, 'BD2');
    expect(await label(order.OrderNumber, second)).toContain('9 Clock Tower Road');
    expect(await label(order.OrderNumber, first)).toContain('4 Sayyaji Rao Road');
  });

  test('an order is split only if it must be, and cancelled pieces go back where they were', async () => {
    await inMysuru({ [WATCH]: 2 });
    const bought = await shop.bought({ items: [[WATCH, 3]] });
    expect(await shown(bought.order.OrderNumber)).toEqual([
      ['BLR', 1],
      ['MYS', 2],
    ]);
    expect((await shop.cancel(bought)).ReturnCode).toBe(0);
    expect(await pieces(WATCH)).toEqual({ BLR: 1, MYS: 2 });
  });

  test('a delivery that is changed to elsewhere is taken from the warehouse that is nearest there', async () => {
    await inMysuru({ [WATCH]: 2, [FIELD_WATCH]: 1 });
    const items: [string, number][] = [
      [WATCH, 1],
      [FIELD_WATCH, 1],
    ];
    const bought = await shop.bought({ items });
    const number = bought.order.OrderNumber;
    const before = await stockBeforeLedger(shop.db);
    const online = () => shop.db.selectFrom('skus').select(['sku', 'quantity']).orderBy('sku').execute();
    const total = await online();
    expect(await shown(number)).toEqual([
      ['BLR', 1],
      ['BLR', 1],
    ]);
    const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...fields } = TEST_ADDRESS;
    const moveTo = (Pincode: string, City: string) => shop.modify(bought, { Address: { ...fields, Pincode, City } });
    expect((await moveTo('570002', 'Mysuru')).ReturnCode).toBe(0);
    expect(await shown(number)).toEqual([
      ['MYS', 1],
      ['MYS', 1],
    ]);
    expect(await pieces(WATCH)).toEqual({ BLR: 1, MYS: 1 });
    expect(await online()).toEqual(total);
    const entries = () => shop.db.selectFrom('stock_entries').select('id').where('order_number', '=', number).execute();
    const count = (await entries()).length;
    // In the same town nothing moves, and the ledger says nothing.
    expect((await moveTo('570004', 'Mysuru')).ReturnCode).toBe(0);
    expect(await entries()).toHaveLength(count);
    expect((await moveTo('110001', 'Delhi')).ReturnCode).not.toBe(0);
    expect(await shown(number)).toEqual([
      ['MYS', 1],
      ['MYS', 1],
    ]);
    expect((await shop.cancel(bought)).ReturnCode).toBe(0);
    expect(await pieces(WATCH)).toEqual({ BLR: 1, MYS: 2 });
    expect(await stockBeforeLedger(shop.db)).toEqual(before);
  });

  test('an item that has left the catalogue is put into no warehouse when the address changes', async () => {
    await inMysuru({ [WATCH]: 2 });
    const bought = await shop.bought({ items: [[WATCH, 1]] });
    const number = bought.order.OrderNumber;
    const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...fields } = TEST_ADDRESS;
    const moveTo = (Pincode: string) => shop.modify(bought, { Address: { ...fields, Pincode } });
    expect((await moveTo('570002')).ReturnCode).toBe(0);
    const held = await shown(number);
    const [row] = await shop.db.selectFrom('skus').selectAll().where('sku', '=', WATCH).execute();
    if (!row) throw new Error('The watch has no SKU.');
    await shop.db.deleteFrom('skus').where('sku', '=', WATCH).execute();
    await shop.db.deleteFrom('warehouse_stock').execute();
    const moved = await moveTo('560002');
    const kept = await shop.db.selectFrom('warehouse_stock').selectAll().execute();
    await shop.db.insertInto('skus').values(row).execute();
    expect([moved.ReturnCode, held]).toEqual([0, [['MYS', 1]]]);
    expect(kept).toEqual([]);
    expect(await shown(number)).toEqual(held);
  });

  test('a changed address loses no piece to whoever packs, cancels, moves or transfers at the same instant', async () => {
    const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...fields } = TEST_ADDRESS;
    const Rows = [{ SKU: WATCH, From: 'MYS', To: 'BLR', Quantity: 1 }];
    const rivals = (bought: Awaited<ReturnType<typeof shop.bought>>, round: number) => [
      () => shop.advance(bought.order.OrderNumber, 'pack'),
      () => shop.cancel(bought),
      () => shop.modify(bought, { Address: { ...fields, Pincode: '560001' } }),
      () => shop.desk('TransferStock', { Rows, Operator: 'Ravi', IdempotencyKey: `transfer-of-round-${round}` }),
    ];
    for (let round = 0; round < 8; round++) {
      await shop.reset({ [WATCH]: 4, [FIELD_WATCH]: 2 });
      await shop.db.deleteFrom('warehouse_stock').execute();
      await inMysuru({ [WATCH]: 2 });
      const bought = await shop.bought({ items: [[WATCH, 1]] });
      const before = await stockBeforeLedger(shop.db);
      const move = () => shop.modify(bought, { Address: { ...fields, Pincode: '570002', City: 'Mysuru' } });
      const rival = rivals(bought, round)[round % 4];
      const pair = round < 4 ? [move, rival] : [rival, move];
      const answers = await Promise.all(pair.map((press) => press?.()));
      expect(answers.some((answer) => answer?.ReturnCode === 0)).toBe(true);
      expect(answers.filter((answer) => answer?.ReturnCode === 500)).toEqual([]);
      const { quantity } = await shop.db
        .selectFrom('skus')
        .select('quantity')
        .where('sku', '=', WATCH)
        .executeTakeFirstOrThrow();
      expect(await stockBeforeLedger(shop.db)).toEqual(before);
      const held = (await shown(bought.order.OrderNumber)) ?? [];
      expect(held.reduce((sum, [, count]) => sum + Number(count), 0) + quantity).toBe(4);
    }
  });

  test('orders that are moved at the same instant, beside a transfer, each have their pieces', async () => {
    await shop.reset({ [WATCH]: 12, [FIELD_WATCH]: 2 });
    await inMysuru({ [WATCH]: 6 });
    const orders = [];
    for (let number = 0; number < 4; number++) orders.push(await shop.bought({ items: [[WATCH, 1]] }));
    const before = await stockBeforeLedger(shop.db);
    const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...fields } = TEST_ADDRESS;
    const Rows = [{ SKU: WATCH, From: 'MYS', To: 'BLR', Quantity: 1 }];
    for (const [Pincode, code] of [
      ['570002', 'MYS'],
      ['560001', 'BLR'],
    ] as const) {
      const transfer = { Rows, Operator: 'Ravi', IdempotencyKey: `transfer-beside-${Pincode}` };
      const answers = await Promise.all([
        ...orders.map((bought) => shop.modify(bought, { Address: { ...fields, Pincode } })),
        shop.desk('TransferStock', transfer),
      ]);
      expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0, 0, 0, 0]);
      for (const { order } of orders) expect(await shown(order.OrderNumber)).toEqual([[code, 1]]);
    }
    expect(await pieces(WATCH)).toMatchObject({ BLR: 4, MYS: 4 });
    expect(await stockBeforeLedger(shop.db)).toEqual(before);
  });

  test('what came back is put where it came from, unless the packer names another warehouse', async () => {
    await inMysuru({ [WATCH]: 3, [FIELD_WATCH]: 2 });
    const { order } = await shop.bought({
      items: [
        [WATCH, 1],
        [FIELD_WATCH, 1],
      ],
    });
    const [first, second] = order.Products;
    await shop.advanced(order.OrderNumber, 'pack', 'ship', 'undelivered');
    const restock = (line: typeof first, Warehouse: string) =>
      shop.advance(order.OrderNumber, 'restock', { SellableLineIds: [line?.LineId], Warehouse });
    expect(await restock(first, 'GOA')).toMatchObject({ Data: { Field: 'Warehouse' } });
    expect((await restock(first, 'HUB')).ReturnCode).toBe(0);
    expect((await restock(second, '')).ReturnCode).toBe(0);
    const all = [await pieces(first?.SKU ?? ''), await pieces(second?.SKU ?? '')];
    expect(all.map((where) => where?.HUB ?? 0)).toEqual([1, 0]);
    expect(all.map((where) => where?.BLR)).toEqual([0, 0]);
  });
});
