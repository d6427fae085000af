import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CartWire, RETURN_CODES } from '#lib/contract/index.ts';
import { openDatabase } from '../core/db/open-database.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { SEED_PRODUCTS, seedProducts } from '../testing/seed.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const RING = '7701SV01-14';

describeOnEachEngine('a cart while the catalogue changes', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let cart: CartWire;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    caller = await signInSession(api.handle);
    const first = await caller.post<CartWire>('AddCart', { SKU: WATCH, Quantity: 3 });
    const second = await caller.post<CartWire>('AddCart', { SKU: RING, BasketGUID: first.Data?.BasketGUID });
    if (!second.Data) throw new Error('The adds failed.');
    cart = second.Data;
  });
  afterEach(() => api.close());

  const view = async () => (await caller.post<CartWire>('ViewCartNew', { BasketGUID: cart.BasketGUID })).Data;

  test('a sold-out cart line stays, and its quantity cannot be set', async () => {
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', WATCH).execute();
    const [line] = (await view())?.Products ?? [];
    expect(line).toMatchObject({ SKU: WATCH, Quantity: 3, StoreQuantity: 0, MaximumQuantity: 0 });
    const update = { BasketGUID: cart.BasketGUID, LineId: line?.LineId, Quantity: 1 };
    expect((await caller.post('UpdateCart', update)).ReturnCode).toBe(RETURN_CODES.OutOfStock.code);
    expect((await caller.post<CartWire>('RemoveCartItem', update)).Data?.TotalItems).toBe(1);
  });

  test('a sold-out cart line counts in the quantities but in no amount', async () => {
    const alone = await caller.post<CartWire>('AddCart', { SKU: RING });
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', WATCH).execute();
    const counted = await view();
    const { TotalQuantity, TotalItems, BasketGUID, Version, Products, ...figures } = counted ?? cart;
    expect({ TotalQuantity, TotalItems }).toEqual({ TotalQuantity: 4, TotalItems: 2 });
    expect(alone.Data).toMatchObject(figures);
    expect(Products[0]).toMatchObject({ Counted: false, INRPrice: 37_485, NetPrice: 37_485, OfferDiscount: 0 });
    expect(Products[1]).toMatchObject({ Counted: true });
    await api.context.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', RING).execute();
    expect(await view()).toMatchObject({
      TotalQuantity: 4,
      TotalMRP: 0,
      SubTotal: 0,
      ShippingCharges: 0,
      TotalAmount: 0,
      PayableAmount: 0,
      Taxes: [],
    });
  });

  test('a cart line above the current stock stays as it is and can be lowered to the stock', async () => {
    await api.context.db.updateTable('skus').set({ quantity: 2 }).where('sku', '=', WATCH).execute();
    const [line] = (await view())?.Products ?? [];
    expect(line).toMatchObject({ Quantity: 3, StoreQuantity: 2, MaximumQuantity: 2 });
    const update = { BasketGUID: cart.BasketGUID, LineId: line?.LineId, Quantity: 2 };
    expect((await caller.post<CartWire>('UpdateCart', update)).Data?.TotalQuantity).toBe(3);
  });

  test('a cart line whose product left the catalogue stays as it was and can be removed', async () => {
    await api.context.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('skus').where('sku', '=', RING).execute();
      await transaction.deleteFrom('skus').where('product_code', '=', '7701SV01').execute();
      await transaction.deleteFrom('products').where('code', '=', '7701SV01').execute();
    });
    const before = cart.Products[1];
    const after = (await view())?.Products[1];
    expect(after).toEqual({ ...before, StoreQuantity: 0, MaximumQuantity: 0, Counted: false, Withdrawn: true });
    const removed = await caller.post<CartWire>('RemoveCartItem', { BasketGUID: cart.BasketGUID, SKU: RING });
    expect(removed.Data?.TotalItems).toBe(1);
  });

  test('cart prices are the current prices', async () => {
    await api.context.db.updateTable('skus').set({ price: 10_000_01 }).where('sku', '=', WATCH).execute();
    const now = await view();
    expect(now?.Products[0]).toMatchObject({ UnitPrice: 10_000.01, INRPrice: 30_000.03 });
    expect(now).toMatchObject({ SubTotal: 96_499.03, ShippingCharges: 99, TotalAmount: 96_598.03 });
    expect(now?.Taxes).toEqual([
      { GstPercent: 3, TaxableAmount: 64_628.37, TaxAmount: 1_938.85 },
      { GstPercent: 18, TaxableAmount: 25_449.84, TaxAmount: 4_580.97 },
    ]);
  });

  test('a cart line has its price when added, until its quantity is changed', async () => {
    const { db } = api.context;
    const priceOf = async (price: number) => {
      await db.updateTable('skus').set({ price }).where('sku', '=', WATCH).execute();
    };
    const prices = async () => (await view())?.Products.map(({ UnitPrice, AddedPrice }) => [UnitPrice, AddedPrice]);
    const line = { BasketGUID: cart.BasketGUID, LineId: cart.Products[0]?.LineId, SKU: WATCH };
    await priceOf(10_000_01);
    const other = { BasketGUID: cart.BasketGUID, LineId: cart.Products[1]?.LineId, Quantity: 2 };
    expect((await caller.post('UpdateCart', other)).ReturnCode).toBe(0);
    expect((await caller.post('UpdateCart', { ...line, Quantity: 9 })).ReturnCode).not.toBe(0);
    expect(await prices()).toEqual([
      [10_000.01, 12_495],
      [66_499, 66_499],
    ]);
    expect((await caller.post('UpdateCart', { ...line, Quantity: 2 })).ReturnCode).toBe(0);
    expect((await prices())?.[0]).toEqual([10_000.01, 10_000.01]);
    await priceOf(13_000_00);
    expect((await prices())?.[0]).toEqual([13_000, 10_000.01]);
    expect((await caller.post('AddCart', { ...line, Quantity: 1 })).ReturnCode).toBe(0);
    expect((await prices())?.[0]).toEqual([13_000, 13_000]);
  });

  test('the operator’s limit applies to the quantity of a cart line', async () => {
    await setSiteOption(api.context.db, 'MaximumQuantity', '2');
    expect((await view())?.Products[0]?.MaximumQuantity).toBe(2);
  });

  test('the 101st cart line is refused, and the lines keep their order', async () => {
    const BasketGUID = cart.BasketGUID;
    const more = Array.from({ length: 99 }, (_, number) => `9901ZZ${number}`);
    await seedProducts(
      api.context.db,
      more.map((sku) => ({
        code: sku,
        title: 'Watch',
        sizes: [{ sku, sizeName: null, price: 100, mrp: 100, quantity: 9 }],
      })),
    );
    const { snapshot } = await api.context.db.selectFrom('basket_lines').select('snapshot').executeTakeFirstOrThrow();
    await api.context.db
      .insertInto('basket_lines')
      .values(
        more.slice(0, 97).map((sku, number) => ({
          id: sku,
          basket_guid: BasketGUID,
          sku,
          quantity: 1,
          unit_price: 100,
          snapshot,
          added_at: Date.now() + 1_000 + number,
        })),
      )
      .execute();
    const hundredth = await caller.post<CartWire>('AddCart', { SKU: more[97], BasketGUID });
    expect(hundredth.Data?.TotalItems).toBe(100);
    expect(hundredth.Data?.Products.map((line) => line.SKU)).toEqual([WATCH, RING, ...more.slice(0, 98)]);
    const refused = await caller.post<CartWire>('AddCart', { SKU: more[98], BasketGUID });
    expect(refused.ReturnCode).toBe(RETURN_CODES.CartFull.code);
    const raised = await caller.post<CartWire>('AddCart', { SKU: WATCH, BasketGUID });
    expect(raised.Data).toMatchObject({ TotalItems: 100 });
    expect(raised.Data?.Products[0]?.Quantity).toBe(4);
    const { SubTotal, Products } = raised.Data ?? cart;
    expect(SubTotal).toBe(4 * 12_495 + 66_499 + 98);
    expect(Products.reduce((sum, { NetPrice }) => sum + NetPrice, 0)).toBe(SubTotal);
  });
});

test('a cart is unchanged after its database was closed and reopened', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const open = async () => {
    const opened = await openDatabase({ dataDir });
    const api = await createTestApi({ opened, catalogue: 'seed' });
    return { opened, caller: await signInSession(api.handle) };
  };
  const before = await open();
  await seedProducts(before.opened.db, SEED_PRODUCTS);
  const added = await before.caller.post<CartWire>('AddCart', { SKU: WATCH, Quantity: 2 });
  expect(added.ReturnCode).toBe(0);
  await before.opened.close();
  const after = await open();
  const viewed = await after.caller.post<CartWire>('ViewCartNew', { BasketGUID: added.Data?.BasketGUID });
  expect(viewed.Data).toEqual(added.Data);
  await after.opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});
