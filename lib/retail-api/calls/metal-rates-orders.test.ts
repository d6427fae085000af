import { RETURN_CODES } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { writeBatch } from '../catalogue/exchange/write-batch.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { insertRates, ratesInForce } from '../catalogue/rates/rate-repository.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { BOTH_GATEWAYS, orderShopper } from '../testing/order-shopper.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T10:30:00+05:30');
/** 3.2 g of 18 KT, stones for ₹84,960, 14 % making: ₹1,22,058 at ₹9,195 a gram. */
const RING = 'D101MR02';
const RING_SKU = 'D101MR02-8';

describeOnEachEngine('metal rates while the shop is open', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, now: () => NOW, payments: BOTH_GATEWAYS });
  });
  afterEach(() => api.close());

  const save = (ratePerGram: number, from = NOW) =>
    api.context.db.transaction().execute((transaction) =>
      insertRates(transaction, {
        rates: { 'gold-18k': ratePerGram * 100 },
        from,
        savedBy: 'Meera Shah',
        savedAt: NOW,
        note: '',
      }),
    );
  const apply = (worker = 'one') => applyDueRates({ db: api.context.db, now: () => NOW, worker });
  const skuOf = (sku: string) =>
    api.context.db.selectFrom('skus').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
  const documentOf = async (code: string): Promise<CatalogueProduct> => {
    const query = api.context.db.selectFrom('products').select('document').where('code', '=', code);
    return JSON.parse((await query.executeTakeFirstOrThrow()).document);
  };

  test('a cart priced before says so, its order is refused with the new amount, and a placed order keeps its price', async () => {
    const [asha, ravi] = [await orderShopper(api), await orderShopper(api)];
    const cart = await asha.fill(RING_SKU);
    await ravi.fill(RING_SKU);
    expect(cart.Products[0]).toMatchObject({ UnitPrice: 122_058, AddedPrice: 122_058 });
    const placed = await ravi.ordered({});
    await save(9_500);
    await apply();
    expect((await asha.view())?.Products[0]).toMatchObject({ UnitPrice: 123_204, AddedPrice: 122_058 });
    const late = await asha.order({ ExpectedAmount: 122_058 });
    expect(late).toMatchObject({ ReturnCode: RETURN_CODES.PriceChanged.code });
    expect((await asha.ordered({})).Products[0]).toMatchObject({ UnitPrice: 123_204 });
    const { document } = await api.context.db
      .selectFrom('order_lines')
      .select('document')
      .where('order_number', '=', placed.OrderNumber)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(document)).toMatchObject({ unitPrice: 12_205_800 });
    const lines = await api.context.db.selectFrom('order_lines').select('document').execute();
    const rates = lines.map((row) => JSON.parse(row.document).warrantySnapshot.breakup.ratePerGram).toSorted();
    expect(rates).toEqual([919_500, 950_000]);
  });

  test('orders that are placed while rates apply have the price before or after, and stock adds up', async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => orderShopper(api)));
    for (const { fill } of shoppers) await fill(RING_SKU);
    const { quantity } = await skuOf(RING_SKU);
    await save(9_500);
    const [, ...answers] = await Promise.all([
      apply(),
      ...shoppers.map(({ order }) => order({ ExpectedAmount: 122_058 })),
    ]);
    const codes = answers.map(({ ReturnCode }) => ReturnCode);
    const placed = codes.filter((code) => code === RETURN_CODES.Success.code).length;
    expect(codes.filter((code) => code === RETURN_CODES.PriceChanged.code)).toHaveLength(shoppers.length - placed);
    expect(await skuOf(RING_SKU)).toMatchObject({ price: 12_320_400, mrp: 12_320_400, quantity: quantity - placed });
  });

  test('an import is priced by the rates in force, and a piece without a making charge by its file', async () => {
    await save(9_500);
    await apply();
    const [ring, other] = [await documentOf(RING), await documentOf('D101MR01')];
    const placed = [ring, { ...other, Price: 100_000, MRP: 100_000 }].map((product, position) => ({
      product: { ...product, Highlights: [] },
      position,
    }));
    const options = { replacedCodes: [], setStock: false, moving: new Map(), now: NOW };
    expect((await writeBatch(api.context.db, placed, options)).writtenCodes).toHaveLength(2);
    expect(await skuOf(RING_SKU)).toMatchObject({ price: 12_320_400, mrp: 12_320_400 });
    expect(await skuOf('D101MR01-8')).toMatchObject({ price: 10_000_000, mrp: 10_000_000 });
  });

  /** The database of a process whose last transaction begins after `interfere`. */
  const withInterference = (interfere: () => Promise<unknown>) => {
    const { db } = api.context;
    return new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name === 'transaction') {
          return () => ({
            execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
              await interfere();
              return target.transaction().execute(work);
            },
          });
        }
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  test('a product that changes after the preparation is looked at again, and a removed size stays removed', async () => {
    const { db } = api.context;
    await save(9_500);
    const disturbed = withInterference(async () => {
      const ring = await documentOf(RING);
      const product = { ...ring, Skus: ring.Skus.slice(1), Attributes: { ...ring.Attributes, MakingPercent: 20 } };
      const options = { replacedCodes: [], setStock: false, moving: new Map(), now: NOW };
      await writeBatch(db, [{ product: product as CatalogueProduct, position: 0 }], options);
    });
    await applyDueRates({ db: disturbed, now: () => NOW, worker: 'one' });
    const rows = await db.selectFrom('skus').select(['sku', 'price']).where('product_code', '=', RING).execute();
    expect(rows.map(({ sku }) => sku)).not.toContain(RING_SKU);
    // 30,400 + 6,080 + 84,960 = 1,21,440; with 3 % 1,25,083.20.
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set([12_508_300]));
  });

  test('a process that lost its work to another writes nothing, and the other writes all', async () => {
    const { db } = api.context;
    await save(9_500);
    const takeOver = () =>
      db
        .updateTable('metal_rates')
        .set({ worker: 'two', worker_until: NOW + 1 })
        .execute();
    await applyDueRates({ db: withInterference(takeOver), now: () => NOW, worker: 'one' });
    expect(await ratesInForce(db)).toEqual({});
    expect(await skuOf(RING_SKU)).toMatchObject({ price: 12_205_800 });
    // What the first one had prepared is thrown away.
    await db.updateTable('rate_prices').set({ price: 1, mrp: 1 }).execute();
    await apply('two');
    expect(await skuOf(RING_SKU)).toMatchObject({ price: 12_320_400 });
    expect(await db.selectFrom('rate_prices').selectAll().execute()).toEqual([]);
  });
});
