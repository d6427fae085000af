import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPERATOR_SITE, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { runExport } from './export-run.ts';
import { detectFormat, EXPORT_FORMATS, type ExportFormat } from './file-format.ts';

describeOnEachEngine('exporting the catalogue', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test.each(EXPORT_FORMATS)('an export as %s is unchanged when imported again', async (format: ExportFormat) => {
    const file = join(store.folder, 'export');
    const signal = new AbortController().signal;
    const options = { db: store.db, siteUrl: OPERATOR_SITE, onProgress: () => undefined, signal };
    expect(await runExport({ ...options, file, format })).toBe(store.demo.length);
    const content = await readFile(file, 'utf8');
    expect(await detectFormat(file)).toBe(format);
    const all = { accepted: store.demo.length };
    expect(await store.import(content, { replace: true })).toMatchObject({ ...all, written: 0, removed: 0 });
    // The stored products are emptied, so that no value comes from the store.
    await store.db.updateTable('products').set({ document: '{"Images":[],"Attributes":{}}' }).execute();
    expect(await store.import(content, { replace: true })).toMatchObject(all);
    await runExport({ ...options, file: `${file}.json`, format: 'json' });
    const again: CatalogueProduct[] = JSON.parse(await readFile(`${file}.json`, 'utf8'));
    expect(again).toEqual(store.demo.map((product) => carried(product, format)));
  });
});

/** The part of a product that a format can represent. */
function carried(product: CatalogueProduct, format: ExportFormat): CatalogueProduct {
  if (format === 'json' || format === 'ndjson') return product;
  const dropped = format === 'shopify' || format === 'table' ? [] : ['Stones', 'PriceBreakup'];
  const attributes = Object.entries(product.Attributes).filter(
    ([name, value]) => value !== null && !(Array.isArray(value) && value.length === 0) && !dropped.includes(name),
  );
  return { ...product, Attributes: Object.fromEntries(attributes) } as CatalogueProduct;
}
