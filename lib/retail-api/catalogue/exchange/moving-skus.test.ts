import { googleFeedWith, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

describeOnEachEngine('a SKU that moves between products', (engine) => {
  let store: OperatorStore;
  const ring = (id: string, item_group_id: string, size: string) => ({
    id,
    item_group_id,
    size,
    product_type: 'Jewelry > Rings',
    color: 'Gold',
  });
  const before = googleFeedWith(ring('S-8', 'A', '8'), ring('S-10', 'A', '10'), ring('S-12', 'B', '12'));

  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(async () => {
    await store.reset();
    await store.import(before);
    // One was sold in the meantime: the file says four.
    await store.db.updateTable('skus').set({ quantity: 3 }).where('sku', '=', 'S-10').execute();
  });
  afterAll(() => store.close());

  const ownerOf = async (sku: string) => {
    const row = await store.sku(sku);
    return row && [row.product_code, row.quantity];
  };

  test.each([
    ['after the one that had it', [ring('S-8', 'A', '8'), ring('S-10', 'B', '10'), ring('S-12', 'B', '12')]],
    ['before the one that had it', [ring('S-10', 'B', '10'), ring('S-12', 'B', '12'), ring('S-8', 'A', '8')]],
  ])('a moved SKU comes with its stock in one run, %s', async (_, rows) => {
    const dry = await store.import(googleFeedWith(...rows), { dryRun: true });
    expect(dry).toMatchObject({ accepted: 2, written: 0 });
    expect(await store.import(googleFeedWith(...rows))).toMatchObject({ accepted: 2, written: 2 });
    expect(await ownerOf('S-10')).toEqual(['B-GOLD', 3]);
    expect((await store.product('A-GOLD'))?.Skus).toHaveLength(1);
    expect(await store.import(googleFeedWith(...rows))).toMatchObject({ accepted: 2, written: 0 });
  });

  test('a SKU is not moved while its product does not give it up', async () => {
    const rows = [ring('S-10', 'C', '10'), ring('S-8', 'A', '8'), ring('S-8', 'A', '10')];
    expect(await store.import(googleFeedWith(...rows))).toMatchObject({ accepted: 0 });
    expect(store.shown.at(-1)).toMatch(/SKU S-10 belongs to product A-GOLD$/);
    expect(await store.import(googleFeedWith(ring('S-10', 'C', '10')))).toMatchObject({ accepted: 0 });
    expect(await ownerOf('S-10')).toEqual(['A-GOLD', 3]);
  });

  test('a SKU moves from a replaced product, which is removed in the same transaction', async () => {
    const rows = [ring('S-10', 'C', '10'), ring('S-12', 'B', '12')];
    const summary = await store.import(googleFeedWith(...rows), { replace: true });
    expect(summary).toMatchObject({ accepted: 2, removed: store.demo.length + 1, retained: null });
    expect(await ownerOf('S-10')).toEqual(['C-GOLD', 3]);
    expect([await store.product('A-GOLD'), await store.sku('S-8')]).toEqual([undefined, undefined]);
    const places = await store.db.selectFrom('products').select('code').orderBy('position').execute();
    expect(places.map(({ code }) => code)).toEqual(['C-GOLD', 'B-GOLD']);
  });
});
