import { reserveStock } from '../../orders/holds/stock.ts';
import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { untilLockWait } from '../../testing/until-lock-wait.ts';
import { announceProducts } from '../announce-products.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { writeBatch } from './write-batch.ts';

const NUMBER = 'SM-LOCKORDER';

describeOnEachEngine('a concurrent order and import', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  /** Writes products during an order; a deadlock would show as a retry. */
  function importing(products: readonly CatalogueProduct[]) {
    const attempts = { count: 0 };
    const counting = {
      transaction: () => {
        attempts.count++;
        return store.db.transaction();
      },
    };
    const placed = products.map((product, position) => ({ product, position }));
    const rules = { replacedCodes: [], setStock: false, moving: new Map(), now: 2000 };
    return { attempts, written: writeBatch(counting, placed, rules) };
  }

  function cheaper(): CatalogueProduct {
    const product = store.demo.find(({ Skus }) => Skus.length > 2);
    if (!product) throw new Error('No product has sizes.');
    // The file lists sizes in another order than that in which orders lock them.
    return { ...product, Price: product.Price - 1, Skus: product.Skus.toReversed() };
  }

  test('an order and an import do not deadlock on SKUs, the version and products', async () => {
    const product = cheaper();
    const skus = product.Skus.map(({ SKU }) => SKU).toSorted();
    const order = { number: NUMBER, now: 2000 };
    const [first = '', ...others] = skus;
    let running: ReturnType<typeof importing> | undefined;
    await store.db.transaction().execute(async (transaction) => {
      await reserveStock(transaction, { ...order, items: [{ sku: first, quantity: 0 }] });
      running = importing([product]);
      await untilLockWait(store.db, engine, 'insert into "skus"');
      await reserveStock(transaction, { ...order, items: others.map((sku) => ({ sku, quantity: 0 })) });
      await announceProducts(transaction, [product.ProductCode], 2000);
    });
    expect(await running?.written).toMatchObject({ writtenCodes: [product.ProductCode] });
    expect(running?.attempts.count).toBe(1);
    expect((await store.product(product.ProductCode))?.Price).toBe(product.Price);
  });

  test('an order for goods that are being imported waits, and reads them as imported', async () => {
    const product = cheaper();
    const [first = ''] = product.Skus.map(({ SKU }) => SKU).toSorted();
    await store.db.updateTable('skus').set({ quantity: 5 }).where('sku', '=', first).execute();
    const { written } = importing([product]);
    const locked = await store.db
      .transaction()
      .execute((transaction) =>
        reserveStock(transaction, { number: NUMBER, now: 2000, items: [{ sku: first, quantity: 2 }] }),
      );
    expect(locked.code).toBe('Success');
    expect(await written).toMatchObject({ writtenCodes: [product.ProductCode] });
    expect((await store.sku(first))?.quantity).toBe(3);
  });
});
