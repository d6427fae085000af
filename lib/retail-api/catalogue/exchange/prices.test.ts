import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { applyDuePrices } from '../prices/apply-due-prices.ts';
import { savePrices } from '../prices/save-prices.ts';
import { storedProducts } from './stored-products.ts';

describeOnEachEngine('prices of the operator and an import', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(async () => {
    await store.reset();
    for (const table of ['scheduled_prices', 'price_history'] as const) await store.db.deleteFrom(table).execute();
  });
  afterAll(() => store.close());

  /** A product with sizes, as it is in the demo's file. */
  function ring(): CatalogueProduct {
    const product = store.demo.find(({ Skus }) => Skus.length > 1);
    if (!product) throw new Error('No product has sizes.');
    return product;
  }
  const asJson = (product: CatalogueProduct) => JSON.stringify([product]);
  const save = (id: string, price: number, more: { until?: number } = {}) =>
    store.db
      .transaction()
      .execute((transaction) =>
        savePrices(
          transaction,
          [{ id, price, mrp: undefined, from: undefined, until: more.until, expected: undefined }],
          { now: 1500, replace: false, maximumJump: null, by: 'Meera', note: '', dryRun: false },
        ),
      );
  const skusOf = (code: string) =>
    store.db.selectFrom('skus').selectAll().where('product_code', '=', code).orderBy('position').execute();
  const exported = async (code: string) => {
    for await (const batch of storedProducts(store.db)) {
      const found = batch.find(({ product }) => product.ProductCode === code);
      if (found) return found.product;
    }
    throw new Error(`${code} is not exported.`);
  };

  test('a file with another price sets it and records the one before; the same file again changes nothing', async () => {
    const product = ring();
    const cheaper = asJson({ ...product, Price: product.Price - 10 });
    await store.import(cheaper);
    await store.import(cheaper);
    const [sku] = await skusOf(product.ProductCode);
    expect(sku).toMatchObject({ price: (product.Price - 10) * 100, price_before: product.Price * 100 });
    const history = await store.db
      .selectFrom('price_history')
      .selectAll()
      .where('sku', '=', sku?.sku ?? '')
      .execute();
    expect(history).toMatchObject([{ price: product.Price * 100, cause: 'import', changed_by: '', ended_at: 2000 }]);
  });

  test('a file sets its price again after the operator has changed it', async () => {
    const product = ring();
    await save(product.ProductCode, 1000_00);
    await store.import(asJson(product));
    expect((await skusOf(product.ProductCode))[0]?.price).toBe(product.Price * 100);
  });

  test('an import during a sale sets the price that follows, and is exported with it', async () => {
    const product = ring();
    await save(product.ProductCode, 1000_00, { until: 9000 });
    await store.import(asJson({ ...product, Price: product.Price - 10 }));
    const [during] = await skusOf(product.ProductCode);
    expect(during).toMatchObject({ price: 1000_00, regular_price: (product.Price - 10) * 100, price_changes_at: 9000 });
    expect(await exported(product.ProductCode)).toMatchObject({ Price: product.Price - 10 });
    await applyDuePrices({ db: store.db, now: () => 9000 });
    expect((await skusOf(product.ProductCode))[0]).toMatchObject({ price: (product.Price - 10) * 100 });
  });

  test('sizes with prices of their own come back from an export as they were', async () => {
    const product = ring();
    const [first, second] = product.Skus;
    await save(second?.SKU ?? '', (product.Price - 5) * 100);
    const saved = await exported(product.ProductCode);
    expect(saved.Skus[0]).not.toHaveProperty('Price');
    expect(saved.Skus[1]).toMatchObject({ SKU: second?.SKU, Price: product.Price - 5, MRP: product.MRP });
    await save(first?.SKU ?? '', 1000_00);
    await store.import(asJson(saved));
    const prices = (await skusOf(product.ProductCode)).map(({ price }) => price / 100);
    expect(prices.slice(0, 2)).toEqual([product.Price, product.Price - 5]);
  });

  test('a SKU that leaves the catalogue takes its scheduled prices with it', async () => {
    const product = ring();
    const [first, ...others] = product.Skus;
    await save(first?.SKU ?? '', 1000_00, { until: 9000 });
    await store.import(asJson({ ...product, Skus: others }));
    expect(await store.db.selectFrom('scheduled_prices').selectAll().execute()).toEqual([]);
  });
});
