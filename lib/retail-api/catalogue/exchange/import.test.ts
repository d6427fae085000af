import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { googleFeedWith, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { importFiles } from '../import-files.ts';

describeOnEachEngine("importing an operator's catalogue", (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('an import stores exact prices, plain text, a new brand and a square photo; repeating it changes nothing', async () => {
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } });
    await photo.jpeg().toFile(join(store.folder, 'watch.jpg'));
    const feed = googleFeedWith({ id: 'KW-1', image_link: 'watch.jpg' });
    const before = await store.version();
    expect(await store.import(feed)).toMatchObject({ accepted: 1, written: 1, removed: 0 });
    const product = await store.product('KW-1');
    expect(product).toMatchObject({
      Description: 'Sturdy & slim.',
      MRP: 1299.5,
      HsnCode: '9102',
      CountryOfOrigin: 'India',
    });
    expect(product?.Attributes).toEqual({});
    const [image = ''] = product?.Images ?? [];
    const stored = await sharp(join(store.folder, 'images', 'imported', image)).metadata();
    expect([image, stored.width, stored.height]).toEqual([
      expect.stringMatching(/^KW-1-1-[0-9a-f]{8}\.webp$/),
      300,
      300,
    ]);
    expect(await store.sku('KW-1')).toMatchObject({ price: 129950, mrp: 129950, quantity: 4 });
    expect(await store.db.selectFrom('brands').select('slug').where('slug', '=', 'kiln').execute()).toHaveLength(1);
    const after = await store.version();
    expect([after.version, after.origin]).toEqual([before.version + 1, 'operator']);
    expect(await store.import(feed)).toMatchObject({ accepted: 1, written: 0 });
    expect((await store.version()).version).toBe(after.version);
  });

  test('an import refuses a product as a whole, names row and reason, and accepts the others', async () => {
    await writeFile(join(store.folder, 'broken.jpg'), 'no picture');
    const ring = { item_group_id: 'R1', product_type: 'Jewelry > Rings', color: 'Gold' };
    const summary = await store.import(
      googleFeedWith(
        { id: 'KW-1' },
        { id: 'R-8', ...ring, size: '8' },
        { id: 'R-10', ...ring, size: '10', price: '12 USD' },
        { id: 'KW-2', product_type: 'Wall clocks' },
        { id: 'KW-3', image_link: 'broken.jpg' },
        { id: 'KW-4', image_link: '../secret.jpg' },
        { id: '1801AV01-X', color: '' },
        { id: 'KW-5' },
        { id: 'KW-6', brand: 'KILN' },
        { id: 'KW-5' },
        { id: '1801AV01', item_group_id: 'OTHER' },
        { id: 'KW-7', image_link: 'http://127.0.0.1/x.jpg' },
      ),
    );
    expect(summary).toMatchObject({ rows: 12, accepted: 2, written: 2 });
    const report = (await readFile(join(store.folder, 'refused.tsv'), 'utf8')).trim().split('\n');
    expect(report).toEqual([
      'line\tid\treason',
      '3\tR1\tthis product is valid; refused together with line 4, R-10, size 10',
      expect.stringMatching(/^4\tR1\tR-10, size 10: "12 USD" is not a price in rupees/),
      expect.stringMatching(/^5\tKW-2\t"Wall clocks" is not a category of watches/),
      expect.stringMatching(/^8\t1801AV01-X\tColorName is missing/),
      expect.stringMatching(/^9\tKW-5\tis in several places/),
      expect.stringMatching(/^11\tKW-5\tis in several places/),
      expect.stringMatching(/^6\tKW-3\tphoto broken.jpg is not a readable picture/),
      expect.stringMatching(/^7\tKW-4\tphoto ..\/secret.jpg is outside/),
      expect.stringMatching(/^13\tKW-7\tphoto http:\/\/127.0.0.1\/x.jpg is at a private address/),
      expect.stringMatching(/^12\tOTHER\t1801AV01: SKU 1801AV01 belongs to product 1801AV01/),
    ]);
    expect(store.shown[0]).toMatch(/^Refused: line 4, R1: R-10, size 10/);
    expect((await store.product('KW-6'))?.BrandName).toBe('Kiln');
    expect(await store.db.selectFrom('skus').select('sku').where('sku', 'like', 'R-%').execute()).toEqual([]);
  });

  test('a dry run reports the same and writes nothing', async () => {
    const before = await store.version();
    const feed = googleFeedWith({ id: 'KW-1' }, { id: 'KW-2', price: 'free' });
    const summary = await store.import(feed, { dryRun: true, replace: true });
    expect(summary).toMatchObject({ accepted: 1, written: 0, removed: store.demo.length });
    expect([await store.count(), await store.version()]).toEqual([store.demo.length, before]);
    expect(await readdir(store.folder)).not.toContain('images');
  });

  test('an import sets the stock of existing SKUs only on request', async () => {
    await store.import(googleFeedWith({ id: 'KW-1' }));
    const quantity = async () => (await store.sku('KW-1'))?.quantity;
    const feed = googleFeedWith({ id: 'KW-1', quantity: '9', price: '999' });
    await store.import(feed);
    expect(await quantity()).toBe(4);
    await store.import(feed, { setStock: true });
    expect(await quantity()).toBe(9);
    await store.db.updateTable('skus').set({ quantity: 1 }).where('sku', '=', 'KW-1').execute();
    const { version } = await store.version();
    await store.import(feed, { setStock: true });
    expect([await quantity(), (await store.version()).version]).toEqual([9, version + 1]);
  });

  test('stock without a number is one item, or as many as the operator states', async () => {
    const feed = googleFeedWith({ id: 'KW-1', quantity: '', availability: 'in stock' });
    await store.import(feed);
    expect((await store.sku('KW-1'))?.quantity).toBe(1);
    const all = { CountryOfOrigin: 'India', ManufacturerOrImporter: 'K', NetQuantity: '1 piece', UnitsInStock: 20 };
    const defaults = { all, Watches: { HsnCode: '9102', GstPercent: 18 } };
    await store.import(feed, { defaults, setStock: true });
    expect((await store.sku('KW-1'))?.quantity).toBe(20);
  });

  test('a replacing import removes old brands, does nothing without a valid product, and survives a restart', async () => {
    const before = await store.version();
    const useless = await store.import(googleFeedWith({ id: 'KW-1', price: 'free' }), { replace: true });
    expect(useless).toMatchObject({ retained: 'nothing valid', removed: 0 });
    expect([await store.count(), await store.version()]).toEqual([store.demo.length, before]);
    const replaced = await store.import(googleFeedWith({ id: 'KW-1' }), { replace: true });
    expect(replaced).toMatchObject({ retained: null, removed: store.demo.length });
    expect(await store.db.selectFrom('brands').select('slug').execute()).toEqual([{ slug: 'kiln' }]);
    await importFiles({ db: store.db, now: () => 3000, onProgress: () => undefined });
    expect(await store.count()).toBe(1);
  });

  test('a stopped import leaves complete products, and repeating it imports the rest', async () => {
    const stop = new AbortController();
    const feed = googleFeedWith(...Array.from({ length: 130 }, (_, index) => ({ id: `KW-${index}` })));
    const onProgress = ({ done }: { done: number }) => done === 110 && stop.abort();
    const stopped = await store.import(feed, { signal: stop.signal, onProgress, replace: true });
    expect(stopped).toMatchObject({ interrupted: true, accepted: 110, removed: 0, rowsRead: 110 });
    const bare = await store.db
      .selectFrom('products')
      .leftJoin('skus', 'skus.product_code', 'products.code')
      .select('code')
      .where('skus.sku', 'is', null)
      .execute();
    expect(bare).toEqual([]);
    expect(await store.import(feed)).toMatchObject({ accepted: 130, written: 20 });
  });
});
