import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import fc from '#lib/testing/generated.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { writeBatch } from '../catalogue/exchange/write-batch.ts';
import { readOtherWarehouses } from '../catalogue/stock/warehouse-stock.ts';
import { openShopProfile } from '../content/shop/open-shop.ts';
import { releaseOrder } from '../orders/holds/hold-order.ts';
import { moveHeldStock } from '../orders/holds/move-held-stock.ts';
import { releaseStock, reserveStock } from '../orders/holds/stock.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { BOTH_GATEWAYS, orderShopper } from '../testing/order-shopper.ts';
import { PROMOTIONS_NOW as NOW } from '../testing/promotions.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { setWarehouses, stockBeforeLedger, stockByWarehouse, WAREHOUSES, withPieces } from '../testing/warehouses.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const CODES = WAREHOUSES.map(({ code }) => code);
const SKUS = [WATCH, TWO_LEFT] as const;

describeOnEachEngine('online stock by warehouse', (engine) => {
  let api: TestApi;
  let keys = 0;
  let before: Record<string, Record<string, number>>;

  beforeEach(async () => {
    setWarehouses();
    const options = { engine, catalogue: 'seed', payments: BOTH_GATEWAYS, operatorKey: OPERATOR_KEY } as const;
    api = await createTestApi({ ...options, isTrial: true, now: () => NOW });
    const version = { id: 1, version: 1, imported_at: 0, source_hash: '' };
    await api.context.db.insertInto('catalogue_version').values(version).execute();
    before = await stockBeforeLedger(api.context.db);
  });
  afterEach(async () => {
    expect(await stockBeforeLedger(api.context.db)).toEqual(before);
    setShopProfile(DEMO_PROFILE);
    await api.close();
  });

  const post = <Data>(name: string, body: object) =>
    send<Data & { Refused?: unknown }>(api.handle, name, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Operator: 'Meera Shah', IdempotencyKey: `stock-key-${keys++}`, ...body }),
    });
  const save = (Rows: object[], more: object = {}) =>
    post<DataOf<typeof calls.saveStock>>('SaveStock', { Rows, ...more });
  const transfer = (Rows: object[], more: object = {}) =>
    post<DataOf<typeof calls.transferStock>>('TransferStock', { Rows, ...more });
  const inTransaction = <Result>(work: (transaction: Parameters<typeof reserveStock>[0]) => Promise<Result>) =>
    api.context.db.transaction().execute(work);
  const piecesOf = async (sku: string) => (await stockByWarehouse(api.context.db))[sku];
  const ledger = async () => {
    const rows = await api.context.db.selectFrom('stock_entries').selectAll().orderBy('quantity').execute();
    return rows.map(({ kind, warehouse, quantity, quantity_after: after }) => [kind, warehouse, quantity, after]);
  };

  test('pieces are set and changed in a warehouse, and shoppers see the sum', async () => {
    const { Data } = await save([
      { SKU: WATCH, Warehouse: 'MYS', Quantity: 5 },
      { SKU: WATCH, Warehouse: 'BLR', Change: -8 },
    ]);
    expect(Data).toMatchObject({
      Changed: 2,
      Rows: [
        { Warehouse: 'MYS', QuantityBefore: 0, Quantity: 5 },
        { Warehouse: 'BLR', QuantityBefore: 28, Quantity: 20 },
      ],
    });
    const stock = await post<DataOf<typeof calls.productStock>>('ProductStock', { Id: WATCH });
    const Warehouses = [
      { Code: 'BLR', Quantity: 20 },
      { Code: 'MYS', Quantity: 5 },
      { Code: 'HUB', Quantity: 0 },
    ];
    expect(stock.Data?.Skus).toEqual([{ SKU: WATCH, SizeName: null, Quantity: 25, Warehouses }]);
    const changes = stock.Data?.Ledger.map(({ Warehouse, Change, Quantity }) => [Warehouse, Change, Quantity]);
    expect(changes?.toSorted()).toEqual([
      ['BLR', -8, 25],
      ['MYS', 5, 33],
    ]);
  });

  test('the warehouses, and what is in each, can be read', async () => {
    await save([{ SKU: TWO_LEFT, Warehouse: 'HUB', Quantity: 3 }]);
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const { Data: names } = await send<DataOf<typeof calls.warehouses>>(api.handle, 'Warehouses', { headers });
    expect(names?.map(({ Code }) => Code)).toEqual(CODES);
    const report = await post<DataOf<typeof calls.warehouseReport>>('WarehouseReport', { After: WATCH });
    expect(report.Data?.Rows.slice(0, 3)).toMatchObject([
      { SKU: TWO_LEFT, Warehouse: 'BLR', Quantity: 2, Value: 19_999 },
      { SKU: TWO_LEFT, Warehouse: 'MYS', Quantity: 0 },
      { SKU: TWO_LEFT, Warehouse: 'HUB', Quantity: 3 },
    ]);
  });

  test('in a shop with several a row names one of them', async () => {
    const { Data, ReturnCode } = await save([
      { SKU: WATCH, Quantity: 5 },
      { SKU: TWO_LEFT, Warehouse: 'GOA', Quantity: 5 },
      { SKU: TWO_LEFT, Warehouse: 'MYS', Change: -1 },
      { SKU: TWO_LEFT, Warehouse: 'BLR', Quantity: 1, ExpectedQuantity: 1 },
    ]);
    expect(ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(Data?.Refused).toEqual([
      { Row: 1, Field: 'Warehouse', Message: 'must name one of the warehouses: BLR, MYS, HUB' },
      { Row: 2, Field: 'Warehouse', Message: 'GOA is none of the warehouses: BLR, MYS, HUB' },
      { Row: 3, Field: 'Change', Message: '2101PK01 has only 0, so 1 cannot be taken off' },
      { Row: 4, Field: 'ExpectedQuantity', Message: '2101PK01 now has 2' },
    ]);
  });

  test('a shop with one warehouse has no rows for it, and may name it', async () => {
    setWarehouses(WAREHOUSES.slice(0, 1));
    expect((await save([{ SKU: WATCH, Warehouse: 'BLR', Quantity: 5 }])).Data?.Rows).toEqual([
      { Row: 1, SKU: WATCH, QuantityBefore: 28, Quantity: 5 },
    ]);
    await save([{ SKU: WATCH, Change: 1 }]);
    await inTransaction((transaction) =>
      reserveStock(transaction, { number: 'SM-1', items: [{ sku: WATCH, quantity: 2 }], now: NOW, pincode: '570001' }),
    );
    expect(await api.context.db.selectFrom('warehouse_stock').selectAll().execute()).toEqual([]);
    expect(await ledger()).toEqual([
      ['operator', '', -23, 5],
      ['hold', '', -2, null],
      ['operator', '', 1, 6],
    ]);
  });

  test('a transfer moves pieces once, in two changes of the ledger; a dry run moves none', async () => {
    const rows = [{ SKU: WATCH, From: 'BLR', To: 'HUB', Quantity: 3 }];
    const dry = await transfer(rows, { DryRun: true });
    expect(await ledger()).toEqual([]);
    const request = { IdempotencyKey: 'the-same-transfer' };
    expect((await transfer(rows, request)).Data).toEqual(dry.Data);
    expect(dry.Data?.Rows).toEqual([{ Row: 1, SKU: WATCH, From: 'BLR', FromQuantity: 25, To: 'HUB', ToQuantity: 3 }]);
    expect((await transfer(rows, request)).Data).toEqual({ Saved: 1, Rows: [] });
    expect(await ledger()).toEqual([
      ['transfer', '', -3, 28],
      ['transfer', 'HUB', 3, 28],
    ]);
    const { Data } = await transfer([
      { SKU: WATCH, From: 'HUB', To: 'MYS', Quantity: 3 },
      { SKU: WATCH, From: 'HUB', To: 'MYS', Quantity: 1 },
      { SKU: 'NOPE', From: 'HUB', To: 'MYS', Quantity: 1 },
      { SKU: WATCH, From: 'GOA', To: 'MYS', Quantity: 1 },
      { SKU: WATCH, From: 'MYS', To: 'MYS', Quantity: 1 },
    ]);
    expect(Data?.Refused).toEqual([
      { Row: 2, Field: 'Quantity', Message: '1801AV01 has only 0 in HUB' },
      { Row: 3, Field: 'SKU', Message: 'NOPE is not a SKU of the catalogue' },
      { Row: 4, Field: 'From', Message: 'GOA is none of the warehouses: BLR, MYS, HUB' },
      { Row: 5, Field: 'To', Message: 'MYS is where the pieces are' },
    ]);
    expect(await piecesOf(WATCH)).toEqual({ BLR: 25, HUB: 3 });
  });

  test('an order is taken from the nearest warehouse that has all of it, and goes back there', async () => {
    await save([
      { SKU: WATCH, Warehouse: 'MYS', Quantity: 2 },
      { SKU: WATCH, Warehouse: 'HUB', Quantity: 9 },
    ]);
    const order = (number: string, quantity: number) => ({ number, items: [{ sku: WATCH, quantity }], now: NOW });
    await inTransaction(async (transaction) => {
      await reserveStock(transaction, { ...order('SM-1', 2), pincode: '571401' });
      await reserveStock(transaction, { ...order('SM-2', 1), pincode: '571401' });
      await reserveStock(transaction, { ...order('SM-3', 30), pincode: '580001' });
    });
    // The second order found Mysuru, which is nearest, empty; the third needed two warehouses.
    expect(await piecesOf(WATCH)).toEqual({ BLR: 6 });
    await inTransaction(async (transaction) => {
      await releaseStock(transaction, order('SM-1', 1));
      await releaseStock(transaction, { ...order('SM-1', 1), to: 'HUB' });
      await releaseStock(transaction, order('SM-3', 10));
    });
    expect(await piecesOf(WATCH)).toEqual({ BLR: 7, MYS: 1, HUB: 10 });
  });

  test('orders of shoppers at the same time never take a piece twice', async () => {
    await save([
      { SKU: WATCH, Warehouse: 'BLR', Quantity: 4 },
      { SKU: WATCH, Warehouse: 'MYS', Quantity: 3 },
    ]);
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => orderShopper(api)));
    for (const { fill } of shoppers) await fill(WATCH);
    const answers = await Promise.all([
      ...shoppers.map(({ order }) => order({ ExpectedAmount: 12_594 })),
      transfer([{ SKU: WATCH, From: 'MYS', To: 'HUB', Quantity: 2 }]),
    ]);
    const placed = answers.slice(0, -1).filter(({ ReturnCode }) => ReturnCode === 0);
    expect(placed).toHaveLength(7);
    const pieces = Object.values((await piecesOf(WATCH)) ?? {});
    expect(pieces.every((count) => count === 0)).toBe(true);
  });

  test('a warehouse with pieces, or whose pieces an order holds, stays in the profile, and the first stays first', async () => {
    const log = createLog('retail-api', 'silent');
    setShopProfile(DEMO_PROFILE);
    const settings = parseEnvironment({});
    const shop = await openShopProfile({ db: api.context.db, settings, log, now: () => NOW, onChanged: () => {} });
    const saveProfile = async (ExpectedVersion: number, codes: readonly string[]) => {
      const warehouses = codes.map((code) => ({ ...WAREHOUSES.find((one) => one.code === code), code, name: code }));
      const filled = warehouses.map((one) => ({ address: ['1 Main Road'], pincode: '560001', ...one }));
      const Profile = { ...DEMO_PROFILE, warehouses: filled };
      const { Data, ReturnCode } = await post<{ Field?: string; Message?: string }>('SaveShopProfile', {
        Profile,
        ExpectedVersion,
      });
      await shop.follow();
      return ReturnCode === 0 ? [] : [Data?.Field, Data?.Message];
    };
    expect(await saveProfile(1, ['BLR', 'MYS', 'HUB'])).toEqual([]);
    const asha = await orderShopper(api);
    await asha.fill(WATCH);
    await save([
      { SKU: WATCH, Warehouse: 'MYS', Quantity: 1 },
      { SKU: WATCH, Warehouse: 'BLR', Quantity: 0 },
    ]);
    const keepFirst = ['Profile.warehouses.0.code', expect.stringContaining('must stay BLR')];
    expect(await saveProfile(2, ['MYS', 'BLR', 'HUB'])).toEqual(keepFirst);
    expect(await saveProfile(2, ['MYS', 'HUB'])).toEqual(keepFirst);
    const keepMysuru = (why: string) => ['Profile.warehouses', expect.stringContaining(`must keep MYS: ${why}`)];
    expect(await saveProfile(2, ['BLR', 'HUB'])).toEqual(keepMysuru('it has 1 in stock'));
    const { OrderNumber } = await asha.ordered();
    expect(await saveProfile(2, ['BLR', 'HUB'])).toEqual(keepMysuru(`${OrderNumber} still holds`));
    await inTransaction((transaction) => releaseOrder(transaction, OrderNumber, NOW));
    await transfer([{ SKU: WATCH, From: 'MYS', To: 'BLR', Quantity: 1 }]);
    expect(await saveProfile(2, ['HQ', 'HUB'])).toEqual([]);
    expect(await piecesOf(WATCH)).toEqual({ HQ: 1 });
    // What is below is said of the codes of this profile.
    before = await stockBeforeLedger(api.context.db);
  });

  const step = fc.record({
    kind: fc.constantFrom('set', 'change', 'transfer', 'order', 'release', 'elsewhere', 'import', 'move', 'remove'),
    sku: fc.constantFrom(...SKUS),
    from: fc.constantFrom(...CODES),
    to: fc.constantFrom(...CODES),
    count: fc.integer({ min: 1, max: 12 }),
    pincode: fc.constantFrom('560001', '570002', '583101', '110001'),
  });

  test('after any steps the warehouses add up to the online stock, and the ledger explains each of them', async () => {
    const documents = await api.context.db.selectFrom('products').select(['code', 'document']).execute();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        await eraseShoppers(api.context.db);
        before = await stockBeforeLedger(api.context.db);
        for (const { kind, sku, from, to, count, pincode } of steps) {
          const change = { number: 'SM-1', items: [{ sku, quantity: count }], now: NOW };
          if (kind === 'set') await save([{ SKU: sku, Warehouse: from, Quantity: count }]);
          if (kind === 'change') await save([{ SKU: sku, Warehouse: from, Change: count - 6 }]);
          if (kind === 'transfer') await transfer([{ SKU: sku, From: from, To: to, Quantity: count }]);
          if (kind === 'release') await inTransaction((transaction) => releaseStock(transaction, change));
          const moved = { ...change, pincode };
          if (kind === 'move') await inTransaction((transaction) => moveHeldStock(transaction, moved));
          const back = { ...change, to: to === CODES[0] ? '' : to };
          if (kind === 'elsewhere') await inTransaction((transaction) => releaseStock(transaction, back));
          if (kind === 'order') {
            // A refused order is rolled back by its caller.
            await inTransaction(async (transaction) => {
              const held = await reserveStock(transaction, { ...change, pincode });
              if (held.code !== 'Success') throw new Error(held.code);
            }).catch((error: Error) => expect(error.message).toBe('OutOfStock'));
          }
          if (kind === 'import' || kind === 'remove') {
            const { document } = documents.find(({ code }) => code === sku) ?? { document: '{}' };
            const product: CatalogueProduct = JSON.parse(document);
            const Skus = product.Skus.map((size) => ({ ...size, StoreQuantity: count }));
            const options = { replacedCodes: [], setStock: false, moving: new Map(), now: NOW };
            const placed = { product: { ...product, Highlights: [], Skus }, position: 0 };
            if (kind === 'import') await writeBatch(api.context.db, [placed], { ...options, setStock: true });
            else {
              await save([{ SKU: sku, Warehouse: from, Change: 1 }]);
              const there = withPieces(await piecesOf(sku));
              const { removedStock } = await writeBatch(api.context.db, [], { ...options, replacedCodes: [sku] });
              expect(await readOtherWarehouses(api.context.db, [sku])).toEqual(new Map());
              const moving = count % 2 === 0 ? removedStock : new Map();
              await writeBatch(api.context.db, [placed], { ...options, moving });
              expect(withPieces(await piecesOf(sku))).toEqual(moving.size > 0 ? there : { BLR: count });
            }
          }
          expect(await stockBeforeLedger(api.context.db)).toEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
