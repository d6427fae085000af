import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { importDemoCatalogue } from '../testing/demo-catalogue.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import { loadIndex, patchIndex } from './load-index.ts';

const WATCH = '1801AV01';
const OTHER_WATCH = '1801AV02';
const RING = 'D101MR01';

describeOnEachEngine('patching an index after sales', (engine) => {
  let db: Kysely<Database>;
  let close: () => Promise<void>;
  let index: MemoryIndex;

  beforeAll(async () => {
    ({ db, close } = await openTestDatabase(engine));
    await importDemoCatalogue(db, 1000);
    index = await loadIndex(db);
  });
  afterAll(() => close());

  const sell = (sku: string) => db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', sku).execute();
  const removeRing = async () => {
    await db.deleteFrom('skus').where('product_code', '=', RING).execute();
    await db.deleteFrom('products').where('code', '=', RING).execute();
  };
  const inStock = (index: MemoryIndex | undefined, filters: Record<string, string[]>) =>
    index?.query({ category: 'brands/featured-brands/products', filters, offset: 0, limit: 500 }).codes;

  test('a sold-out product leaves the filters for stock and sizes', async () => {
    await sell(WATCH);
    await sell(`${RING}-12`);
    const after = await patchIndex(db, index, [WATCH, RING]);
    expect(inStock(index, { stock: ['in-stock'] })).toContain(WATCH);
    expect(inStock(after, { stock: ['in-stock'] })).not.toContain(WATCH);
    expect(inStock(after, { stock: ['in-stock'] })).toContain(RING);
    expect(inStock(index, { 'ring-size': ['12'] })).toContain(RING);
    expect(inStock(after, { 'ring-size': ['12'] })).not.toContain(RING);
    expect(inStock(after, { 'ring-size': ['14'] })).toContain(RING);
  });

  test('a reviewed product is found by its rating, and only its reviews are read', async () => {
    const listQuery = { category: 'watches', filters: {}, offset: 0, limit: 500 } as const;
    expect(index.query(listQuery).sortOrders).not.toContain('rating');
    expect(index.query(listQuery).facets.map(({ Key }) => Key)).not.toContain('rating');
    await db
      .insertInto('customers')
      .values({
        id: 'c1',
        mobile: '9876543210',
        email: '',
        name: '',
        status_id: 1,
        created_at: 0,
        modified_at: 0,
      })
      .execute();
    const review = { id: 'r1', product_code: OTHER_WATCH, customer_id: 'c1', stars: 4, title: 'Good', text: 'Good.' };
    await db
      .insertInto('reviews')
      .values({
        ...review,
        display_name: 'A',
        photos: 0,
        state: 'approved',
        reason: '',
        written_at: 0,
        moderated_at: 0,
      })
      .execute();
    for (const after of [await patchIndex(db, index, [OTHER_WATCH]), await loadIndex(db)]) {
      expect(after?.query({ ...listQuery, sort: 'rating' })).toMatchObject({ sort: 'rating' });
      expect(after?.query({ ...listQuery, sort: 'rating' }).codes[0]).toBe(OTHER_WATCH);
      const facet = after?.query(listQuery).facets.find(({ Key }) => Key === 'rating');
      expect(facet?.Values.map(({ Title, Count }) => [Title, Count])).toEqual([
        ['4 stars and up', 1],
        ['3 stars and up', 1],
        ['2 stars and up', 1],
        ['1 star and up', 1],
      ]);
      const jewellery = after?.query({ ...listQuery, category: 'jewellery' });
      expect(jewellery?.sortOrders).not.toContain('rating');
      expect(jewellery?.facets.map(({ Key }) => Key)).not.toContain('rating');
    }
    await db.deleteFrom('reviews').execute();
  });

  // Each change affects those after it, so removals come last.
  test.each<[string, () => Promise<unknown>, string[]]>([
    ['nothing says what it was', () => Promise.resolve(), []],
    ['a product is not known', () => Promise.resolve(), ['NOPE']],
    [
      'a price is another',
      () => db.updateTable('skus').set({ price: 100 }).where('sku', '=', WATCH).execute(),
      [WATCH],
    ],
    ['a product is gone', () => removeRing(), [OTHER_WATCH]],
  ])('if %s, the index must be rebuilt', async (_, change, codes) => {
    expect(await patchIndex(db, index, [OTHER_WATCH])).toBeDefined();
    await change();
    expect(await patchIndex(db, index, codes)).toBeUndefined();
  });
});
