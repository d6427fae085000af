import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvOf, draftsOfFile } from '../../testing/drafts-of-file.ts';
import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { type Mapping, readMapping } from './mapping.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-mapping-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function mappingOf(fields: Record<string, unknown>): Promise<Mapping> {
  const file = join(folder, 'mapping.json');
  await writeFile(file, JSON.stringify({ fields }));
  return readMapping(file);
}

const ROW = {
  Code: 'K-1',
  'Item name': 'Kiln Diver',
  Maker: 'Kiln',
  'Kind of item': 'Watch',
  For: 'GENTS',
  Rate: '1299',
  Dial: '42',
  Pics: 'a.jpg,b.jpg',
};
const FIELDS = {
  SKU: 'Code',
  ProductTitle: 'Item name',
  BrandName: 'Maker',
  Categories: 'Kind of item',
  Gender: { columns: 'For', values: { gents: 'Men', ladies: 'Women' }, default: 'Unisex' },
  MRP: { columns: ['MRP', 'Rate'] },
  CaseSizeMm: 'Dial',
  Images: { columns: 'Pics', prefix: 'https://shop.example/' },
  CountryOfOrigin: { constant: 'India' },
};

test('a mapping fills our fields from their columns, by values, defaults, constants and prefixes', async () => {
  const mapping = await mappingOf(FIELDS);
  const [first, second] = await draftsOfFile(csvOf(ROW, { ...ROW, Code: 'K-2', For: '' }), {
    format: 'table',
    mapping,
  });
  expect(first).toMatchObject({
    faults: [],
    photos: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
    fields: {
      ProductCode: 'K-1',
      ProductTitle: 'Kiln Diver',
      Gender: 'Men',
      MRP: 1299,
      CountryOfOrigin: 'India',
      Attributes: { CaseSizeMm: 42 },
    },
  });
  expect(second?.fields.Gender).toBe('Unisex');
});

test.each(['woocommerce', 'magento', 'shopify', 'google-tsv'] as const)(
  'a mapping precedes the columns of %s, also for attributes',
  async (format) => {
    const mapping = await mappingOf({
      ProductTitle: 'Item name',
      Categories: { constant: 'Watches' },
      Price: 'Rate',
      CaseSizeMm: 'Dial',
      BrandName: 'Maker',
    });
    const own = { id: '1', sku: 'K-1', handle: 'k-1', title: 'Wrong', name: 'Wrong', variant_price: '1', price: '1' };
    const content = csvOf({ ...ROW, ...own });
    const [draft] = await draftsOfFile(content, { format, mapping });
    expect(draft?.faults).toEqual([]);
    expect(draft?.fields).toMatchObject({ ProductTitle: 'Kiln Diver', Price: 1299, Attributes: { CaseSizeMm: 42 } });
  },
);

test('a mapped attribute that cannot be read is refused with its row, one that a feed happens to have is left out', async () => {
  const row = { sku: 'K-1', name: 'Kiln', type: 'simple', regular_price: '9', categories: 'Watches', Dial: 'large' };
  const [mapped] = await draftsOfFile(csvOf(row), {
    format: 'woocommerce',
    mapping: await mappingOf({ CaseSizeMm: 'Dial' }),
  });
  expect(mapped?.faults).toEqual([{ row: { line: 2, name: '' }, text: 'CaseSizeMm: "large" cannot be read' }]);
  const attribute = { ...row, 'Attribute 1 name': 'Case Diameter', 'Attribute 1 value(s)': 'large' };
  expect((await draftsOfFile(csvOf(attribute)))[0]?.faults).toEqual([]);
});

test.each([
  [{ Colour: 'x' }, /Colour is not a field\. The fields are: SKU, /],
  [{ Price: {} }, /fields\.Price: needs either columns or a constant/],
  [{ Price: { columns: 'a', constant: 'b' } }, /fields\.Price: needs either columns or a constant/],
  [{ Price: { columns: 'a', colums: 'b' } }, /fields\.Price: must not have the unknown field colums/],
  [{ Video: 'x' }, /Video is not a field/],
])('the mapping %j is refused', async (fields, message) => {
  await expect(mappingOf(fields)).rejects.toThrow(message);
});

test('a mapping that is no JSON is refused', async () => {
  const file = join(folder, 'mapping.yaml');
  await writeFile(file, 'fields:\n');
  await expect(readMapping(file)).rejects.toThrow(/mapping\.yaml: /);
});

describeOnEachEngine('importing with a mapping', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  const table = { format: 'table' } as const;
  const content = csvOf({ ...ROW, Pics: '1801AV01-1.webp', Shelf: '7', Text: 'Sturdy.', Look: 'Blue', Pieces: '3' });
  const fields = { ...FIELDS, Images: 'Pics', Description: 'Text', ColorName: 'Look', StoreQuantity: 'Pieces' };

  test('an import takes the product, and names the columns that it has left out', async () => {
    const mapping = await mappingOf(fields);
    const summary = await store.import(content, { ...table, mapping });
    expect(summary).toMatchObject({ accepted: 1, written: 1, ignored: ['shelf'] });
    expect(await store.product('K-1')).toMatchObject({ BrandName: 'Kiln', CountryOfOrigin: 'India', Gender: 'Men' });
    expect(await store.import(content, { ...table, mapping })).toMatchObject({ written: 0 });
  });

  test('a column that the file does not have refuses the import before anything is written', async () => {
    const mapping = await mappingOf({ ...fields, BrandName: 'Company' });
    await expect(store.import(content, { ...table, mapping })).rejects.toThrow(
      /--mapping: BrandName: no row of .* has a value in a column "Company"/,
    );
    expect(await store.product('K-1')).toBeUndefined();
  });

  test('a dry run of an unsound row writes nothing and reports field and row', async () => {
    const mapping = await mappingOf({ ...fields, GstPercent: { constant: 'none' } });
    expect(await store.import(content, { ...table, mapping, dryRun: true })).toMatchObject({ accepted: 0, written: 0 });
    expect(await readFile(join(store.folder, 'refused.tsv'), 'utf8')).toContain('2\tK-1\tGstPercent: must be a number');
  });
});
