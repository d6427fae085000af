import type { OpenDatabase } from '../core/db/engine.ts';
import { importDemoCatalogue } from '../testing/demo-catalogue.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { fillDemoStock } from './fill-demo-stock.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { type CatalogueSource, readSource } from './read-source.ts';

const NOW = 1_000_000;

describeOnEachEngine("the demo's stock of physical stores", (engine) => {
  let opened: OpenDatabase;
  let source: CatalogueSource;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    await importDemoCatalogue(opened.db, NOW);
    source = await readSource(CATALOGUE_DIRECTORY);
  });
  afterAll(() => opened.close());
  const rows = () => opened.db.selectFrom('store_stock').selectAll().orderBy('store_code').orderBy('sku').execute();

  test('every demo store has a few items of what it sells, and nothing else', async () => {
    await fillDemoStock(opened.db, source, NOW);
    const shelves = Map.groupBy(await rows(), (row) => row.store_code);
    const departments = new Map(
      source.products.flatMap((p) => p.Skus.map(({ SKU }) => [SKU, p.RootCategory] as const)),
    );
    for (const store of source.stores) {
      const shelf = shelves.get(store.StoreCode) ?? [];
      const kinds = new Set(shelf.map(({ sku }) => departments.get(sku) ?? 'Watches'));
      expect(shelf.length).toBeGreaterThan(5);
      expect([...kinds].filter((kind) => !store.Departments.includes(kind))).toEqual([]);
      expect(Math.max(...shelf.map(({ quantity }) => quantity))).toBeLessThanOrEqual(4);
    }
    expect((await rows()).length).toBeLessThan(3000);
  });

  test('filling demo stock again changes nothing, keeps an operator’s stock, and removes that of removed stores', async () => {
    const before = await rows();
    await opened.db
      .deleteFrom('store_stock')
      .where('store_code', '=', 'ST101')
      .where('sku', '!=', before[0]?.sku ?? '')
      .execute();
    await fillDemoStock(opened.db, { ...source, stores: source.stores.slice(0, -1) }, NOW + 1);
    const closedStore = source.stores.at(-1)?.StoreCode;
    expect(await rows()).toEqual([
      before[0],
      ...before.filter(({ store_code }) => store_code !== 'ST101' && store_code !== closedStore),
    ]);
    await opened.db.deleteFrom('store_stock').execute();
    await fillDemoStock(opened.db, source, NOW);
    expect(await rows()).toEqual(before);
  });
});
