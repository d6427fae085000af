import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LABELS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { OPERATOR_SITE } from '../../testing/operator-shop.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { readSource } from '../read-source.ts';
import { complete } from './complete-product.ts';
import { draftsOf } from './drafts-of.ts';
import { EXPORT_FORMATS, type ExportFormat } from './file-format.ts';
import { openSource } from './open-source.ts';
import { groupRows } from './read-rows.ts';
import { WRITERS } from './writers.ts';

let folder: string;
let models: CatalogueProduct[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samay-laws-'));
  models = (await readSource(CATALOGUE_DIRECTORY)).products;
});
afterAll(() => rm(folder, { recursive: true }));

/** Characters that are special in tables, XML and lists, and ordinary ones. */
const LETTERS = [
  'a',
  'B',
  'é',
  'क',
  '₹',
  '7',
  ' ',
  '"',
  "'",
  ',',
  ':',
  '.',
  '=',
  '+',
  '-',
  '\\',
  '|',
  '/',
  '(',
  '%',
  '😀',
  '<',
  '>',
  '&',
];
const text = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 30 })
  .map((words) => words.replace(/\s+/g, ' ').trim())
  .filter((words) => /[a-zé]/i.test(words));
const list = fc.array(text, { maxLength: 3 });
const code = fc.stringMatching(/^[A-Z0-9]{4,10}$/);

const changes = fc.record({
  code,
  title: text,
  description: text,
  brand: text,
  colour: text,
  origin: text,
  maker: text,
  warranty: text,
  highlights: list,
  collection: text,
  functions: fc.array(text, { minLength: 1, maxLength: 3 }),
  sizes: fc.uniqueArray(fc.integer({ min: 5, max: 30 }), { maxLength: 4 }),
  stock: fc.nat({ max: 1000 }),
  paise: fc.integer({ min: 100, max: 99_999_999 }),
  reduction: fc.nat({ max: 90 }),
  labels: fc.subarray([...LABELS]),
  design: fc.option(code, { nil: undefined }),
  model: fc.nat(),
});
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

function productOf(changed: Changes): CatalogueProduct {
  const model = models[changed.model % models.length] as CatalogueProduct;
  const mrp = changed.paise / 100;
  const sizes = changed.sizes.length > 1 ? changed.sizes.map(String) : [null];
  const attributes = { ...model.Attributes, Collection: changed.collection };
  return {
    ...model,
    ProductCode: changed.code,
    ...(changed.design !== undefined && { DesignCode: changed.design }),
    ProductTitle: changed.title,
    BrandName: changed.brand,
    ColorName: changed.colour,
    Description: changed.description,
    Highlights: changed.highlights,
    MRP: mrp,
    Price: Math.max(1, Math.round(changed.paise * (1 - changed.reduction / 100)) / 100),
    Skus: sizes.map((SizeName, index) => ({ SKU: `${changed.code}_${index}`, SizeName, StoreQuantity: changed.stock })),
    Labels: changed.labels,
    CountryOfOrigin: changed.origin,
    ManufacturerOrImporter: changed.maker,
    WarrantyText: changed.warranty,
    Attributes: model.RootCategory === 'Watches' ? { ...attributes, Functions: changed.functions } : attributes,
  } as CatalogueProduct;
}

/** Reads products back from a file in the given format, without photos. */
async function readAgain(products: readonly CatalogueProduct[], format: ExportFormat): Promise<unknown[]> {
  const { head, write, between, foot } = WRITERS[format];
  const texts = products.map((product) => write({ product, photos: product.Images, texts: new Map() }, OPERATOR_SITE));
  const file = join(folder, format);
  await writeFile(file, head + texts.join(between) + foot);
  const read: unknown[] = [];
  const source = await openSource({ file, format });
  for await (const group of groupRows(source.rows())) {
    for (const draft of draftsOf(format, group, { isScattered: false, now: 0 })) {
      const { product, faults } = complete(draft, { defaults: {}, existing: undefined, today: '2026-11-22' });
      read.push(product ? { ...product, Images: [] } : faults);
    }
  }
  return read;
}

/** The part of a product that a format can represent. */
function carried(product: CatalogueProduct, format: ExportFormat): unknown {
  if (format === 'json' || format === 'ndjson') return { ...product, Images: [] };
  const dropped = format === 'shopify' || format === 'table' ? [] : ['Stones', 'PriceBreakup'];
  const attributes = Object.entries(product.Attributes).filter(
    ([name, value]) => value !== null && !(Array.isArray(value) && value.length === 0) && !dropped.includes(name),
  );
  return { ...product, Attributes: Object.fromEntries(attributes), Images: [] };
}

test.each(EXPORT_FORMATS)(
  'random products exported as %s are read back as far as the format can represent them',
  async (format) => {
    const several = fc.uniqueArray(changes, { minLength: 1, maxLength: 4, selector: (changed) => changed.code });
    await fc.assert(
      fc.asyncProperty(several, async (all) => {
        const products = all.map(productOf);
        expect(await readAgain(products, format)).toEqual(products.map((product) => carried(product, format)));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  },
);
