import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { addStock, removeStock } from './removed-stock.ts';

describeOnEachEngine('the ledger of a SKU that leaves the catalogue and comes back', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  test('begins when it leaves, and then tells both', async () => {
    const { db } = opened;
    const sku = [{ sku: 'NEW-1', quantity: 3 }];
    const author = { now: 1, name: 'Meera', note: '' };
    const entries = () => db.selectFrom('stock_entries').select('quantity').orderBy('quantity').execute();
    await db.transaction().execute((transaction) => addStock(transaction, sku, new Map(), author));
    expect(await entries()).toEqual([]);
    await db.transaction().execute((transaction) => removeStock(transaction, sku, author));
    expect(await entries()).toEqual([{ quantity: -3 }]);
    await db.transaction().execute((transaction) => addStock(transaction, sku, new Map(), author));
    expect(await entries()).toEqual([{ quantity: -3 }, { quantity: 3 }]);
  });
});
