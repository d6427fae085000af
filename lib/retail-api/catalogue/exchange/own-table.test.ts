import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvOf, draftsOfFile } from '../../testing/drafts-of-file.ts';
import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { defaultsFor, readDefaults } from './defaults.ts';
import { guardCell, unguardCell } from './formula-guard.ts';
import { TEMPLATES, type TemplateName, templateOf, writeReadyDefaults, writeTemplate } from './template.ts';

const WATCH = {
  SKU: 'K-1',
  Title: 'Kiln Café',
  Brand: 'Kiln',
  Category: 'Watches',
  MRP: '₹1,299',
  Stock: '4',
  'Case size mm': '42',
};
const titleOf = async (content: string | Uint8Array, encoding?: 'windows-1252') =>
  (await draftsOfFile(content, { encoding }))[0]?.fields.ProductTitle;

test('a table may have semicolons, tabs, a byte order mark, UTF-16, or Windows letters that are named', async () => {
  const [header, row] = ['SKU;Title;Category;MRP', 'K-1;"Kiln; Café";Watches;9'];
  expect(await titleOf(`${header}\n${row}`)).toBe('Kiln; Café');
  expect(await titleOf(`\ufeff${csvOf(WATCH)}\r\n,,,\r\n`)).toBe('Kiln Café');
  expect(await titleOf(csvOf(WATCH).replaceAll('","', '"\t"'))).toBe('Kiln Café');
  expect(await titleOf(Buffer.from(`\ufeff${csvOf(WATCH)}`, 'utf16le'))).toBe('Kiln Café');
  const latin = Buffer.from(csvOf({ ...WATCH, MRP: '1299' }), 'latin1');
  expect(await titleOf(latin, 'windows-1252')).toBe('Kiln Café');
  await expect(titleOf(latin)).rejects.toThrow(/is not UTF-8\. .*--encoding windows-1252/);
});

test('a table begins at its header, below a title and empty lines', async () => {
  const drafts = await draftsOfFile(`Watches, as of "1 November",,\r\n\r\n${csvOf(WATCH)}`);
  expect(drafts).toMatchObject([{ faults: [], fields: { ProductTitle: 'Kiln Café' }, rows: [{ line: 4 }] }]);
});

test('rows of one product are its sizes, and an attribute that cannot be read is refused with its row', async () => {
  const ring = { ...WATCH, Category: 'Rings', 'Product code': 'R-1', 'Case size mm': '' };
  const [sizes, wrong] = await draftsOfFile(
    csvOf(
      { ...ring, Size: '12', 'Net weight g': '4.2', 'Making charges': '12%' },
      { 'Product code': 'R-1', SKU: 'K-2', Size: '14', MRP: '1400', Stock: '' },
      { ...WATCH, SKU: 'K-3', 'Case size mm': 'large' },
    ),
  );
  expect(sizes).toMatchObject({
    faults: [],
    fields: {
      ProductCode: 'R-1',
      Attributes: { NetWeightG: 4.2, MakingPercent: 12 },
      Skus: [
        { SKU: 'K-1', SizeName: '12', StoreQuantity: 4 },
        { SKU: 'K-2', SizeName: '14', StoreQuantity: 0, MRP: 1400 },
      ],
    },
  });
  expect(wrong?.faults).toEqual([{ row: { line: 4, name: '' }, text: 'CaseSizeMm: "large" cannot be read' }]);
});

test('sizes state weights and charges where they differ, and the price of most others is that of the product', async () => {
  const ring = { ...WATCH, Category: 'Rings', 'Case size mm': '', 'Product code': 'R-1' };
  const part = { ...ring, 'Net weight g': '', 'Making charges': '', 'Stone value': '' };
  const [draft] = await draftsOfFile(
    csvOf(
      { ...part, SKU: 'by-hand', Size: '10', MRP: '999', 'Net weight g': '4.2 g', 'Making charges': '12%' },
      { ...part, SKU: 'plain', Size: '12', MRP: '1200' },
      { ...part, SKU: 'same', Size: '14', MRP: '1200', 'Net weight g': '4.2', 'Making charges': '12%' },
      { ...part, SKU: 'heavy', Size: '16', MRP: '1300', 'Net weight g': '4.6', 'Making charges': '₹450 per gram' },
    ),
  );
  expect(draft).toMatchObject({
    faults: [],
    statesWeights: true,
    fields: {
      Price: 1200,
      Attributes: { NetWeightG: 4.2, MakingPercent: 12 },
      Skus: [
        { SKU: 'by-hand', Price: 999, MRP: 999 },
        { SKU: 'plain' },
        { SKU: 'same' },
        { SKU: 'heavy', Price: 1300, MRP: 1300, NetWeightG: 4.6, MakingPerGram: 450 },
      ],
    },
  });
  const skus = draft?.fields.Skus as object[];
  expect(skus[2]).toEqual({ SKU: 'same', SizeName: '14', StoreQuantity: 4 });
  const [wrong] = await draftsOfFile(
    csvOf({ ...part, Size: '12', 'Net weight g': '4' }, { ...part, SKU: 'K-9', Size: '14', 'Net weight g': 'heavy' }),
  );
  expect(wrong?.faults).toEqual([{ row: { line: 3, name: '' }, text: 'NetWeightG: "heavy" cannot be read' }]);
});

test.each(['=1+1', '+1', '-1', '@x', '＝1', "'=1", '\t=1', 'a=1', "it's", ''])(
  'the cell %j is no formula, and is read back',
  (text) => {
    expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

test('a template is never written over a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-template-'));
  const file = join(folder, 'watches.csv');
  const { guideFile } = await writeTemplate('watches', file);
  expect(guideFile).toBe(join(folder, 'watches-guide.csv'));
  await expect(writeTemplate('jewellery', file)).rejects.toThrow('exists already');
  expect(await readFile(file, 'utf8')).toContain('Case size mm');
  await rm(folder, { recursive: true });
});

test('the ready-made defaults are refused until somebody has said where the products come from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-defaults-'));
  const file = join(folder, 'defaults.json');
  await writeReadyDefaults(file);
  await expect(readDefaults(file)).rejects.toThrow(`${file}: all.CountryOfOrigin: must not be empty`);
  const origin = { CountryOfOrigin: 'India', ManufacturerOrImporter: 'Kiln Works, 14 Kiln Lane, Bengaluru 560058' };
  const ready = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...ready, all: { ...ready.all, ...origin } }));
  expect(defaultsFor(await readDefaults(file), 'Watches', 'Kiln')).toEqual({
    ...origin,
    NetQuantity: '1 watch',
    HsnCode: '9102',
    GstPercent: 18,
  });
  await expect(writeReadyDefaults(file)).rejects.toThrow('exists already');
  await rm(folder, { recursive: true });
});

describeOnEachEngine('templates', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('a title above the header is left out, and counted for the report', async () => {
    const { table } = await templateOf('watches');
    const titled = `Our watches\n${table.replace(/^\ufeff/, '')}`;
    expect(await store.import(titled, { defaults: {} })).toMatchObject({ accepted: 1, linesAbove: 1, ignored: [] });
  });

  test.each(Object.keys(TEMPLATES) as TemplateName[])('the template for %s is imported as it is', async (name) => {
    const { table, guide } = await templateOf(name);
    expect(await store.import(table, { defaults: {} })).toMatchObject({ accepted: 1, written: 1, ignored: [] });
    const product = await store.product('EXAMPLE-1');
    expect(product).toMatchObject({ RootCategory: TEMPLATES[name], Skus: [{ SKU: 'EXAMPLE-1', StoreQuantity: 0 }] });
    const headers: string[][] = parse(table, { bom: true });
    const rows: string[][] = parse(guide, { bom: true });
    expect(rows.slice(1).map(([column]) => column)).toEqual(headers[0]);
    if (name === 'jewellery') expect(product?.Attributes).toHaveProperty('Stones.0.Count', 1);
  });
});
